/// A word that counted, with its points.
package struct MadeWord: Sendable, Equatable {
  /// The word in small letters, without circumflexes.
  package let word: String
  package let kind: Kind
  /// Whether hunspell accepts the word; nil if hunspell is not available.
  package let isSpelt: Bool?
  /// The English meaning of the dictionary form; empty if nothing tells it.
  package let meaning: String

  /// The source of the word.
  package enum Kind: Sendable, Equatable {
    /// A dictionary form in its normal spelling: hâl for hal.
    case dictionary(String)
    /// An inflected or derived form of this dictionary form.
    case form(of: String)
    /// Only hunspell accepts the word; its dictionary form is unknown.
    case spelling
  }

  /// Creates a word.
  package init(word: String, kind: Kind, isSpelt: Bool?, meaning: String = "") {
    self.meaning = meaning
    self.word = word
    self.kind = kind
    self.isSpelt = isSpelt
  }

  /// The word on a card for it: the dictionary form, if known.
  package var headword: String {
    switch kind {
    case .dictionary(let headword), .form(of: let headword): headword
    case .spelling: word
    }
  }

  /// The points: 1, 3, 6, 10 … for 2, 3, 4, 5 … letters; half of that if it is no dictionary form.
  package var points: Int {
    let count = word.unicodeScalars.count
    let whole = count * (count - 1) / 2
    if case .dictionary = kind { return whole }
    return max(1, whole / 2)
  }
}
