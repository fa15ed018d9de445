/// A short text on one grammar point, from a file such as `Content/notes/locative.md`.
public struct GrammarNote: Sendable, Equatable {
  public let tag: GrammarTag
  /// `Locative: -da, -de, -ta, -te`.
  public let title: String
  /// Paragraphs in English that say what the point is for.
  public let introduction: [String]
  /// How the form is built.
  public let form: [Block]
  public let examples: [Example]
  /// Common mistakes.
  public let pitfalls: [Pitfall]
  /// Paragraphs of advice.
  public let advice: [String]

  /// A part of the section on the form.
  public enum Block: Sendable, Equatable {
    case paragraph(String)
    /// The lines of a list.
    case list([String])
    /// Rows with the same number of cells; the first is the head.
    case table([[String]])
  }

  /// A Turkish sentence with its translation.
  public struct Example: Sendable, Equatable {
    public let turkish: String
    public let english: String
    /// Line of the file.
    public let line: Int
  }

  /// A wrong form with the right one.
  public struct Pitfall: Sendable, Equatable {
    public let wrong: String
    public let right: String
    /// Line of the file.
    public let line: Int
  }
}
