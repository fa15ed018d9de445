/// A word that counted, with its points.
public struct MadeWord: Sendable, Equatable {
  /// In small letters, without circumflexes.
  public let word: String
  public let kind: Kind
  /// Whether hunspell knows it; nil where it can't be asked.
  public let isSpelt: Bool?

  /// What the word is.
  public enum Kind: Sendable, Equatable {
    /// A word of a dictionary, as it is written there: hâl for hal.
    case dictionary(String)
    /// A form of this dictionary word.
    case form(of: String)
    /// Known to hunspell alone, which doesn't say of what it is a form.
    case spelling
  }

  /// Makes a word from its parts.
  public init(word: String, kind: Kind, isSpelt: Bool?) {
    self.word = word
    self.kind = kind
    self.isSpelt = isSpelt
  }

  /// The word that a card would have.
  public var headword: String {
    switch kind {
    case .dictionary(let headword), .form(of: let headword): headword
    case .spelling: word
    }
  }

  /// 1, 3, 6, 10 … for 2, 3, 4, 5 … letters; half of it for what is no dictionary form.
  public var points: Int {
    let count = word.unicodeScalars.count
    let whole = count * (count - 1) / 2
    if case .dictionary = kind { return whole }
    return max(1, whole / 2)
  }
}
