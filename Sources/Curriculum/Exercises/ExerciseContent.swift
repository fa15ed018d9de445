/// The content of one kind of exercise; each kind is a type with its own file.
protocol ExerciseContent: Sendable, Equatable {
  /// The syntax of the kind in a lesson file.
  static var form: ItemForm { get }

  /// Reads the lines of an item or throws what is wrong with them.
  init(_ draft: ItemDraft) throws(ContentErrors)

  /// The text that is shown to the learner; empty for a kind that is only heard.
  var prompt: String { get }

  /// Every text in the order of the file, without the notes.
  var texts: [ExerciseText] { get }
}
