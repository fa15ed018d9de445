import Scoring

/// A fact of a finding as it is written in JSON: its kind beside its values.
struct FactRecord: Codable {
  let fact: Finding.Fact

  init(_ fact: Finding.Fact) { self.fact = fact }

  private enum Key: String, CodingKey {
    case kind, at, expected, found, first, second, after, distinguishes, grammatical
  }

  private enum Kind: String, Codable {
    case letterReplaced = "letter_replaced"
    case letterMissing = "letter_missing"
    case letterExtra = "letter_extra"
    case lettersSwapped = "letters_swapped"
    case joined, split, vowel, circumflex, register, order, variant
    case quiteDifferent = "quite_different"
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
      case .variant: .variant
      case .quiteDifferent: .quiteDifferent
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
    case .variant: try write(.variant)
    case .quiteDifferent: try write(.quiteDifferent)
    }
  }
}
