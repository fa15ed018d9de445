/// A Turkish sentence that the learner hears and writes down.
package struct Dictation: Sendable, Equatable {
  package var sentence: String

  /// Creates a dictation of a sentence.
  package init(sentence: String) { self.sentence = sentence }
}

extension Dictation: ExerciseContent {
  static let form = ItemForm(
    marker: .sentence,
    skills: [.listening],
    isSaid: true,
    fits: \.followsText
  )

  init(_ draft: ItemDraft) { self.init(sentence: draft.mark.text) }

  var prompt: String { "" }

  var texts: [ExerciseText] { [ExerciseText(sentence, .heard)] }
}
