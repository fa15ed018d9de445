import Turkish

/// What is known of a word that is typed in the game.
public struct WordEvidence: Sendable, Equatable {
  public var lexicon: Entry
  /// Whether hunspell knows the word; nil where it can't be asked.
  public var isSpelt: Bool?

  /// Makes evidence from its parts.
  public init(lexicon: Entry, isSpelt: Bool?) {
    self.lexicon = lexicon
    self.isSpelt = isSpelt
  }

  /// What the program's own lexicon and analysis make of a word, the best reading of all.
  public enum Entry: Sendable, Equatable {
    case unknown
    /// Nothing but a name or an abbreviation: Ankara, TBMM.
    case name(String)
    /// An inflected or derived form of this dictionary form.
    case form(of: String)
    /// A word as a dictionary has it, verbs in -mak and -mek; as it is written: hâl.
    case dictionary(String)
  }
}

extension WordEvidence.Entry {
  /// Looks a word up.
  public init(_ letters: GameLetters) {
    var best = Self.unknown
    for reading in Morphology.readings(of: letters.bytes) where !reading.stem.isGuess {
      let entry = Self(reading)
      if entry.rank > best.rank { best = entry }
    }
    self = best
  }

  private init(_ reading: Reading) {
    let headword = Lexicon.headword(of: reading.stem)
    let isVerb = reading.stem.partOfSpeech == .verb
    if reading.stem.isName {
      self = .name(headword)
    } else if reading.suffixes == (isVerb ? [.infinitive] : []) {
      self = .dictionary(headword)
    } else {
      self = .form(of: headword)
    }
  }

  private var rank: Int {
    switch self {
    case .unknown: 0
    case .name: 1
    case .form: 2
    case .dictionary: 3
    }
  }
}

extension Stem {
  /// Whether the stem is written with a capital: a name or an abbreviation.
  var isName: Bool {
    partOfSpeech == .properNoun || Lexicon.headword(of: self).contains(where: \.isUppercase)
  }
}
