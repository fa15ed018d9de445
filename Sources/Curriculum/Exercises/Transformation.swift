import TextSafety

/// One or more Turkish sentences to be said another way.
package struct Transformation: Sendable, Equatable {
  package var source: String
  /// A key word, or a frame with ` … ` between its parts; nil if the learner is free.
  package var key: LocatedText?
  /// Patterns of accepted answers, at least one.
  package var accepted: [LocatedText]
  package var traps: [ExpectedMistake]

  /// Whether the key is a frame rather than a word.
  package var hasFrame: Bool { key?.text.contains("…") == true }

  /// The words that an answer must have, in their order; a remark in brackets doesn't count.
  package var keyParts: [String] {
    let words = key?.text.prefix { $0 != "(" } ?? ""
    return words.split(separator: "…").map(\.withoutSpaces).filter { !$0.isEmpty }
  }
}

extension Transformation: ExerciseContent {
  static let form = ItemForm(
    marker: .change,
    parts: [.cue, .right, .trap],
    skills: [.grammar, .practice]
  )

  init(_ draft: ItemDraft) throws(ContentErrors) {
    let accepted = draft.lines(.right)
    var errors: [ContentError] = []
    let key = draft.onlyLine(.cue, &errors)
    if accepted.isEmpty { errors += draft.missing(.right, "an accepted answer").errors }
    guard errors.isEmpty else { throw ContentErrors(errors) }
    self.init(source: draft.mark.text, key: key, accepted: accepted, traps: draft.traps)
  }

  var prompt: String { source }

  var texts: [ExerciseText] {
    [ExerciseText(source, .example)] + (key.map { [ExerciseText($0, .cue)] } ?? [])
      + accepted.map { ExerciseText($0, .answer) } + traps.flatMap(\.texts)
  }
}
