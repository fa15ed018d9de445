/// A Turkish sentence that the learner reads aloud.
public struct ReadAloud: Sendable, Equatable {
  public var sentence: String

  /// Creates an exercise with a sentence.
  public init(sentence: String) { self.sentence = sentence }
}

extension ReadAloud: ExerciseContent {
  static let form = ItemForm(marker: .sentence, skills: [.speaking], fits: { !$0.followsText })

  init(_ draft: ItemDraft) { self.init(sentence: draft.mark.text) }

  var prompt: String { sentence }

  var texts: [ExerciseText] { [ExerciseText(sentence, .said)] }
}
