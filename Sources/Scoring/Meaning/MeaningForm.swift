import Turkish

/// One way to understand a word: its lemma and the grammar that changes the meaning.
///
/// Letters that only follow sound rules are gone, so forms can be compared across words.
struct MeaningForm: Hashable, Sendable {
  /// The dictionary form in small letters, without circumflexes.
  var lemma: String
  var kind: Kind
  var isPlural = false
  var possessive: Person?
  var grammaticalCase: Suffix?
  /// The person of a predicate; nil for the third person without an ending.
  var person: Person?
  var isNegative = false
  /// Ability, tense and copula suffixes in order.
  var tenses: [Suffix] = []
  /// Voice, derivation and nonfinite suffixes in order.
  var others: [Suffix] = []
  /// What a construction of several words means besides its suffixes.
  var markers: Set<Marker> = []

  /// The role of a word, as far as rules depend on it.
  enum Kind: Sendable {
    case verb, nominal, pronoun, determiner, numeral, adverb, postposition, conjunction
  }

  /// A person with its number.
  enum Person: Int, Sendable {
    case first = 1
    case second, third, firstPlural, secondPlural, thirdPlural
  }

  /// The meaning of a construction.
  enum Marker: Sendable {
    /// Gitmeye or gitmek için: in order to.
    case purpose
    /// gelmeyebilir: the negation is under the possibility.
    case mayNot
    /// Zorunda değil: no need, unlike a duty not to do something.
    case noNeed
    /// Bir saattir or bir saatten beri: a duration up to now.
    case duration
    /// geldiği için and geldiğinden; gelene kadar and gelinceye kadar; gelmesine rağmen and geldiği
    /// hâlde.
    case reason, limit, concession
    /// hakkında and ile ilgili: about.
    case topic
    /// bekler misin and bekleyebilir misin: a request.
    case request
    /// A duty made of two words, while değil may still follow.
    case modal
  }

  /// Creates a form without suffixes.
  init(lemma: String, kind: Kind) {
    self.lemma = lemma
    self.kind = kind
  }

  /// Takes the form from a reading of a word.
  init(_ reading: Reading) {
    lemma = Self.plain(Lexicon.headword(of: reading.stem))
    kind = Self.kind(of: reading.stem.partOfSpeech)
    for suffix in reading.suffixes { add(suffix) }
    // -sIn has no personal ending besides: gelsin, unlike gel.
    let isCommand = { (morpheme: Reading.Morpheme) in
      morpheme.suffix == .imperative && !morpheme.range.isEmpty
    }
    if person == nil, reading.morphemes.contains(where: isCommand) { person = .third }
  }

  /// The lemma as it is compared: in small letters, without circumflexes.
  static func plain(_ lemma: String) -> String {
    let bytes = CodePage.encode(lemma).map { CodePage.lowercased[Int($0)] }
    return CodePage.decode(bytes.map { CodePage.withoutCircumflex[Int($0)] })
  }

  private static func kind(of part: PartOfSpeech) -> Kind {
    switch part {
    case .verb: .verb
    case .pronoun: .pronoun
    case .determiner: .determiner
    case .numeral: .numeral
    case .adverb: .adverb
    case .postposition: .postposition
    case .conjunction: .conjunction
    default: .nominal
    }
  }

  private mutating func add(_ suffix: Suffix) {
    switch suffix.slot {
    case .number: isPlural = true
    case .possessive: possessive = Self.person(suffix)
    case .case:
      // The form of oradakinden has two cases, one of them inside.
      if let inner = grammaticalCase { others.append(inner) }
      grammaticalCase = suffix
    case .person: person = Self.person(suffix)
    case .polarity: isNegative = true
    case .ability:
      // gelmeyebilir, “may not”, is no gelemez, “can't”.
      if suffix == .ability, isNegative { markers.insert(.mayNot) }
      tenses.append(suffix)
    case .tense, .copula: tenses.append(suffix)
    case .relative, .derivation, .voice, .question, .nonfinite: others.append(suffix)
    }
  }

  private static func person(_ suffix: Suffix) -> Person? {
    switch suffix {
    case .possessive1s, .person1s: .first
    case .possessive2s, .person2s: .second
    case .possessive3s: .third
    case .possessive1p, .person1p: .firstPlural
    case .possessive2p, .person2p: .secondPlural
    case .possessive3p, .person3p: .thirdPlural
    default: nil
    }
  }

  /// Whether the form can end a sentence as a verb.
  var isFiniteVerb: Bool {
    kind == .verb && markers.isDisjoint(with: [.purpose, .limit, .concession])
      && others.allSatisfy { $0.slot != .nonfinite && $0.slot != .derivation }
  }

  /// Whether it has -(y)Abil or the -(y)A before its negative.
  var hasAbility: Bool { tenses.contains(.ability) || tenses.contains(.inability) }

  /// Whether the form is an adverb or a conjunction, which may come before the subject.
  var isAdverb: Bool { kind == .adverb || kind == .conjunction }

  /// Whether nothing is added to the lemma.
  var isBare: Bool {
    !isPlural && possessive == nil && grammaticalCase == nil && person == nil && !isNegative
      && tenses.isEmpty && others.isEmpty
  }
}
