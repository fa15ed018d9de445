/// A Turkish sentence to write down from hearing.
public struct Dictation: Sendable, Equatable {
  public var sentence: String

  /// Takes the sentence that is heard.
  public init(sentence: String) { self.sentence = sentence }
}

extension Dictation: ExerciseContent {
  static let form = ItemForm(marker: .sentence, skills: [.listening], fits: \.followsText)

  init(_ draft: ItemDraft) { self.init(sentence: draft.mark.text) }

  var prompt: String { "" }

  var texts: [ExerciseText] { [ExerciseText(sentence, .heard)] }
}
