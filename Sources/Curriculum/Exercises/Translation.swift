/// An English prompt with its accepted answers.
public struct Translation: Sendable, Equatable {
  public var prompt: String
  /// Patterns of accepted answers, at least one; the syntax is that of `Scoring.AnswerPattern`.
  public var accepted: [Sourced]
  /// Expected mistakes with their own explanations.
  public var traps: [ExpectedMistake]

  /// Makes a translation task with its answers.
  public init(prompt: String, accepted: [Sourced], traps: [ExpectedMistake]) {
    self.prompt = prompt
    self.accepted = accepted
    self.traps = traps
  }
}

extension Translation: ExerciseContent {
  static let form = ItemForm(
    marker: .question,
    parts: [.right, .trap],
    skills: [.writing],
    fits: { $0.lines(.wrong).isEmpty }
  )

  init(_ draft: ItemDraft) throws(ContentErrors) {
    let accepted = draft.lines(.right)
    guard !accepted.isEmpty else { throw draft.missing(.right, "accepted answer") }
    self.init(prompt: draft.mark.text, accepted: accepted, traps: draft.traps)
  }

  var texts: [ExerciseText] {
    [ExerciseText(prompt, .english)] + accepted.map { ExerciseText($0, .answer) }
      + traps.flatMap(\.texts)
  }
}
