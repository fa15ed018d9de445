/// A short text on one grammar point, from a file such as `Content/notes/locative.md`.
package struct GrammarNote: Sendable, Equatable {
  package let tag: GrammarTag
  /// `Locative: -da, -de, -ta, -te`.
  package let title: String
  /// Paragraphs in English that say what the point is for.
  package let introduction: [String]
  /// How the form is built.
  package let form: [Block]
  package let examples: [Example]
  /// Common mistakes.
  package let pitfalls: [Pitfall]
  /// Paragraphs of advice.
  package let advice: [String]

  /// A part of the section on the form.
  package enum Block: Sendable, Equatable {
    case paragraph(String)
    /// The lines of a list.
    case list([String])
    /// Rows with the same number of cells; the first is the head.
    case table([[String]])
  }

  /// A Turkish sentence with its translation.
  package struct Example: Sendable, Equatable {
    package let turkish: String
    package let english: String
    /// Line of the file.
    package let line: Int
  }

  /// A wrong form with the right one.
  package struct Pitfall: Sendable, Equatable {
    package let wrong: String
    package let right: String
    /// Line of the file.
    package let line: Int
  }
}
