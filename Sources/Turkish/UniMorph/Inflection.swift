/// A form of a word by its suffixes and its auxiliary.
package struct Inflection: Sendable, Hashable {
  /// The part of speech of the lemma: noun, adjective or verb.
  package var partOfSpeech: PartOfSpeech
  /// The suffixes of the stem.
  package var suffixes: [Suffix]
  /// The auxiliary after the word, which has the other suffixes.
  package var helper: Helper?
  /// Whether the form ends in a question mark, as in the tables of 2018.
  package var endsWithQuestionMark: Bool
  /// Whether the formal one of two imperatives is meant: geliniz, not gelin.
  package var isFormal: Bool
  /// Whether a negated lemma is negated again, as in the tables of 2021: etmemek, etmememek.
  package var negatesTwice: Bool

  /// Creates an inflection.
  package init(
    _ partOfSpeech: PartOfSpeech,
    _ suffixes: [Suffix] = [],
    helper: Helper? = nil,
    endsWithQuestionMark: Bool = false,
    isFormal: Bool = false,
    negatesTwice: Bool = false
  ) {
    self.partOfSpeech = partOfSpeech
    self.suffixes = suffixes
    self.helper = helper
    self.endsWithQuestionMark = endsWithQuestionMark
    self.isFormal = isFormal
    self.negatesTwice = negatesTwice
  }

  /// An auxiliary after the inflected word, with its suffixes.
  package enum Helper: Sendable, Hashable {
    /// değil, which negates nouns and adjectives: yorgun değilim.
    case degil([Suffix])
    /// olmak, which carries a second tense: gelmiş olacağım.
    case olmak([Suffix])
  }
}

extension [Suffix] {
  /// The suffixes of a verb with the negative inserted after stem and voice.
  var negated: [Suffix] {
    if let place = firstIndex(of: .ability) {
      return Array(self[..<place]) + [.inability, .negative] + self[(place + 1)...]
    }
    let place = firstIndex { $0.slot != .voice } ?? endIndex
    return Array(self[..<place]) + [.negative] + self[place...]
  }
}
