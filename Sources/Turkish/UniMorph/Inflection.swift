/// A form of a word: what is added to its stem, and the word that helps it.
public struct Inflection: Sendable, Hashable {
  /// What the dictionary form is: a noun, an adjective or a verb.
  public var partOfSpeech: PartOfSpeech
  /// What the stem takes.
  public var suffixes: [Suffix]
  /// The word behind it that carries the rest.
  public var helper: Helper?
  /// Whether the form ends in a question mark, as in the tables of 2018.
  public var endsWithQuestionMark: Bool
  /// The longer of two forms where they differ in respect: geliniz beside gelin.
  public var isFormal: Bool
  /// Whether a negated lemma is negated once more, as in the tables of 2021: etmemek, etmemedi.
  public var negatesTwice: Bool

  public init(
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

  /// A word behind the inflected one, with its own suffixes.
  public enum Helper: Sendable, Hashable {
    /// değil, which negates nouns and adjectives: yorgun değilim.
    case degil([Suffix])
    /// olmak, which carries a second tense: gelmiş olacağım.
    case olmak([Suffix])
  }
}

extension [Suffix] {
  /// The chain of a verb with a negation behind its stem and voices.
  var negated: [Suffix] {
    if let place = firstIndex(of: .ability) {
      return Array(self[..<place]) + [.inability, .negative] + self[(place + 1)...]
    }
    let place = firstIndex { $0.slot != .voice } ?? endIndex
    return Array(self[..<place]) + [.negative] + self[place...]
  }
}
