/// A Turkish sentence that the learner reads aloud.
package struct ReadAloud: Sendable, Equatable {
  package var sentence: String

  /// Creates an exercise with a sentence.
  package init(sentence: String) { self.sentence = sentence }
}

extension ReadAloud: ExerciseContent {
  static let form = ItemForm(
    marker: .sentence,
    skills: [.speaking],
    isSaid: true,
    fits: { !$0.followsText }
  )

  init(_ draft: ItemDraft) { self.init(sentence: draft.mark.text) }

  var prompt: String { sentence }

  var texts: [ExerciseText] { [ExerciseText(sentence, .said)] }
}
