import Turkish

/// The evidence that a word typed in the game exists.
package struct WordEvidence: Sendable, Equatable {
  package var lexicon: Entry
  /// Whether hunspell accepts the word; nil if hunspell is not available.
  package var isSpelt: Bool?
  /// The English meaning of the dictionary form; empty if nothing tells it.
  package var meaning: String

  /// Creates evidence.
  package init(lexicon: Entry, isSpelt: Bool?, meaning: String = "") {
    self.lexicon = lexicon
    self.isSpelt = isSpelt
    self.meaning = meaning
  }

  /// The result of the lexicon and the morphology: the best reading of the word.
  package enum Entry: Sendable, Equatable {
    case unknown
    /// Only a name or an abbreviation: Ankara, TBMM.
    case name(String)
    /// An inflected or derived form of this dictionary form.
    case form(of: String)
    /// A dictionary form in its normal spelling (hâl); verbs end in -mak or -mek.
    case dictionary(String)
  }
}

extension WordEvidence.Entry {
  /// Looks a word up in the lexicon.
  package init(_ letters: GameLetters) {
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
