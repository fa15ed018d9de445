import Scoring
import Turkish

/// A fact of a finding as JSON: its kind and its values in one object.
struct FactRecord: Codable {
  let fact: Finding.Fact

  init(_ fact: Finding.Fact) { self.fact = fact }

  private enum Key: String, CodingKey {
    case kind, at, expected, found, first, second, after, distinguishes, grammatical
    case expectedSuffix = "expected_suffix"
    case foundSuffix = "found_suffix"
    case dictionary, pronominal, cause, word, placement
  }

  private enum Kind: String, Codable {
    case letterReplaced = "letter_replaced"
    case letterMissing = "letter_missing"
    case letterExtra = "letter_extra"
    case lettersSwapped = "letters_swapped"
    case joined, split, vowel, circumflex, register, order, variant, place
    case swapped, spoken
    case quiteDifferent = "quite_different"
    case takenApart = "taken_apart"
    case form, shape, stem, buffer, assimilation, lemma, because
    case alsoReads = "also_reads"
    case otherWord = "other_word"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func at() throws -> Int { try fields.decode(Int.self, forKey: .at) }
    func flag(_ key: Key) throws -> Bool { try fields.decode(Bool.self, forKey: key) }
    func letter(_ key: Key) throws -> Character {
      let text = try fields.decode(String.self, forKey: key)
      guard text.count == 1, let letter = text.first else {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: fields,
          debugDescription: "one letter"
        )
      }
      return letter
    }
    func text(_ key: Key) throws -> String { try fields.decode(String.self, forKey: key) }
    func optionalLetter(_ key: Key) throws -> Character? {
      fields.contains(key) ? try letter(key) : nil
    }
    func suffixForm(_ key: Key, _ textKey: Key) throws -> Finding.SuffixForm? {
      guard fields.contains(key) else { return nil }
      guard let suffix = Suffix(rawValue: try text(key)) else {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: fields,
          debugDescription: "a suffix"
        )
      }
      return Finding.SuffixForm(suffix, try text(textKey))
    }
    func certainForm() throws -> Finding.SuffixForm {
      guard let form = try suffixForm(.expectedSuffix, .expected) else {
        throw DecodingError.dataCorruptedError(
          forKey: .expectedSuffix,
          in: fields,
          debugDescription: "a suffix"
        )
      }
      return form
    }
    func cause() throws -> Finding.Cause {
      guard let cause = Finding.Cause(rawValue: try text(.cause)) else {
        throw DecodingError.dataCorruptedError(
          forKey: .cause,
          in: fields,
          debugDescription: "a cause"
        )
      }
      return cause
    }
    func placement() throws -> Finding.Placement {
      guard let placement = Finding.Placement(rawValue: try text(.placement)) else {
        throw DecodingError.dataCorruptedError(
          forKey: .placement,
          in: fields,
          debugDescription: "a place"
        )
      }
      return placement
    }
    fact =
      switch try fields.decode(Kind.self, forKey: .kind) {
      case .letterReplaced:
        .letterReplaced(at: try at(), expected: try letter(.expected), found: try letter(.found))
      case .letterMissing: .letterMissing(at: try at(), expected: try letter(.expected))
      case .letterExtra: .letterExtra(at: try at(), found: try letter(.found))
      case .lettersSwapped:
        .lettersSwapped(at: try at(), first: try letter(.first), second: try letter(.second))
      case .joined: .joined
      case .split: .split
      case .vowel: .vowel(expected: try letter(.expected), after: try letter(.after))
      case .circumflex: .circumflex(distinguishes: try flag(.distinguishes))
      case .register: .register
      case .order: .order(grammatical: try flag(.grammatical))
      case .place: .place(try placement(), word: try text(.word))
      case .variant: .variant
      case .quiteDifferent: .quiteDifferent
      case .swapped: .swapped(expected: try text(.expected), found: try text(.found))
      case .spoken: .spoken
      case .takenApart:
        .takenApart(expected: try text(.expected), found: try text(.found))
      case .form:
        .form(
          expected: try suffixForm(.expectedSuffix, .expected),
          found: try suffixForm(.foundSuffix, .found)
        )
      case .shape: .shape(try certainForm(), found: try text(.found))
      case .stem:
        .stem(
          dictionary: try text(.dictionary),
          expected: try text(.expected),
          found: try text(.found)
        )
      case .buffer:
        .buffer(
          expected: try optionalLetter(.expected),
          found: try optionalLetter(.found),
          pronominal: try flag(.pronominal)
        )
      case .assimilation:
        .assimilation(
          after: try letter(.after),
          expected: try letter(.expected),
          found: try letter(.found)
        )
      case .lemma: .lemma(expected: try text(.expected), found: try text(.found))
      case .because: .because(try cause(), word: try text(.word))
      case .alsoReads: .alsoReads(try certainForm())
      case .otherWord: .otherWord
      }
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    func write(_ kind: Kind, at place: Int? = nil, _ letters: [(Key, Character)] = []) throws {
      try fields.encode(kind, forKey: .kind)
      try fields.encodeIfPresent(place, forKey: .at)
      for (key, letter) in letters { try fields.encode(String(letter), forKey: key) }
    }
    switch fact {
    case .letterReplaced(let at, let expected, let found):
      try write(.letterReplaced, at: at, [(.expected, expected), (.found, found)])
    case .letterMissing(let at, let expected):
      try write(.letterMissing, at: at, [(.expected, expected)])
    case .letterExtra(let at, let found):
      try write(.letterExtra, at: at, [(.found, found)])
    case .lettersSwapped(let at, let first, let second):
      try write(.lettersSwapped, at: at, [(.first, first), (.second, second)])
    case .joined: try write(.joined)
    case .split: try write(.split)
    case .vowel(let expected, let after):
      try write(.vowel, [(.expected, expected), (.after, after)])
    case .circumflex(let distinguishes):
      try write(.circumflex)
      try fields.encode(distinguishes, forKey: .distinguishes)
    case .register: try write(.register)
    case .order(let grammatical):
      try write(.order)
      try fields.encode(grammatical, forKey: .grammatical)
    case .place(let placement, let word):
      try write(.place)
      try fields.encode(placement.rawValue, forKey: .placement)
      try fields.encode(word, forKey: .word)
    case .variant: try write(.variant)
    case .quiteDifferent: try write(.quiteDifferent)
    case .spoken: try write(.spoken)
    case .swapped(let expected, let found):
      try write(.swapped)
      try fields.encode(expected, forKey: .expected)
      try fields.encode(found, forKey: .found)
    case .takenApart(let expected, let found):
      try write(.takenApart)
      try fields.encode(expected, forKey: .expected)
      try fields.encode(found, forKey: .found)
    case .form(let expected, let found):
      try write(.form)
      try fields.encodeIfPresent(expected?.suffix.rawValue, forKey: .expectedSuffix)
      try fields.encodeIfPresent(expected?.text, forKey: .expected)
      try fields.encodeIfPresent(found?.suffix.rawValue, forKey: .foundSuffix)
      try fields.encodeIfPresent(found?.text, forKey: .found)
    case .shape(let form, let found):
      try write(.shape)
      try fields.encode(form.suffix.rawValue, forKey: .expectedSuffix)
      try fields.encode(form.text, forKey: .expected)
      try fields.encode(found, forKey: .found)
    case .stem(let dictionary, let expected, let found):
      try write(.stem)
      try fields.encode(dictionary, forKey: .dictionary)
      try fields.encode(expected, forKey: .expected)
      try fields.encode(found, forKey: .found)
    case .buffer(let expected, let found, let pronominal):
      try write(.buffer)
      try fields.encodeIfPresent(expected.map(String.init), forKey: .expected)
      try fields.encodeIfPresent(found.map(String.init), forKey: .found)
      try fields.encode(pronominal, forKey: .pronominal)
    case .assimilation(let after, let expected, let found):
      try write(.assimilation, [(.after, after), (.expected, expected), (.found, found)])
    case .lemma(let expected, let found):
      try write(.lemma)
      try fields.encode(expected, forKey: .expected)
      try fields.encode(found, forKey: .found)
    case .because(let cause, let word):
      try write(.because)
      try fields.encode(cause.rawValue, forKey: .cause)
      try fields.encode(word, forKey: .word)
    case .alsoReads(let form):
      try write(.alsoReads)
      try fields.encode(form.suffix.rawValue, forKey: .expectedSuffix)
      try fields.encode(form.text, forKey: .expected)
    case .otherWord: try write(.otherWord)
    }
  }
}
