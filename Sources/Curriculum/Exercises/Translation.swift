import TextSafety

/// An English sentence to put into Turkish, with its accepted answers.
package struct Translation: Sendable, Equatable {
  package var prompt: String
  /// Patterns of accepted answers, at least one; the syntax is that of `Patterns.AnswerPattern`.
  package var accepted: [LocatedText]
  /// Expected mistakes with their explanations.
  package var traps: [ExpectedMistake]

  /// Creates a translation.
  package init(prompt: String, accepted: [LocatedText], traps: [ExpectedMistake]) {
    self.prompt = prompt
    self.accepted = accepted
    self.traps = traps
  }
}

extension Translation: ExerciseContent {
  static let form = ItemForm(
    marker: .question,
    parts: [.right, .trap],
    skills: [.grammar, .writing],
    fits: { $0.lines(.wrong).isEmpty }
  )

  init(_ draft: ItemDraft) throws(ContentErrors) {
    let accepted = draft.lines(.right)
    guard !accepted.isEmpty else { throw draft.missing(.right, "an accepted answer") }
    self.init(prompt: draft.mark.text, accepted: accepted, traps: draft.traps)
  }

  var texts: [ExerciseText] {
    [ExerciseText(prompt, .english)] + accepted.map { ExerciseText($0, .answer) }
      + traps.flatMap(\.texts)
  }
}
