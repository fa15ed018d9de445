/// A short text on one grammar point, shown when the learner asks for it: `Content/notes/locative.md`.
public struct GrammarNote: Sendable, Equatable {
  public let tag: GrammarTag
  /// `Locative: -da, -de, -ta, -te`.
  public let title: String
  /// What the point is for, in English; a paragraph each.
  public let introduction: [String]
  /// How it is built.
  public let form: [Block]
  public let examples: [Example]
  /// What learners get wrong.
  public let pitfalls: [Pitfall]
  /// Advice on it; a paragraph each.
  public let advice: [String]

  /// A part of the section on the form.
  public enum Block: Sendable, Equatable {
    case paragraph(String)
    /// Lines of a list.
    case list([String])
    /// Rows of as many cells as the first, which is the head.
    case table([[String]])
  }

  /// A Turkish sentence with its translation.
  public struct Example: Sendable, Equatable {
    public let turkish: String
    public let english: String
    /// Line of the file.
    public let line: Int
  }

  /// A wrong form beside the right one.
  public struct Pitfall: Sendable, Equatable {
    public let wrong: String
    public let right: String
    /// Line of the file.
    public let line: Int
  }
}
