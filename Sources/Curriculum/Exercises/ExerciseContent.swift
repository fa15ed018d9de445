/// What a kind of exercise tells of itself; each kind is a type in a file of its own.
protocol ExerciseContent: Sendable, Equatable {
  /// How a lesson file writes the kind.
  static var form: ItemForm { get }

  /// Reads the lines of an item; what keeps them from being of this kind is thrown.
  init(_ draft: ItemDraft) throws(ContentErrors)

  /// What the learner is asked; empty where only a sound asks.
  var prompt: String { get }

  /// Every text in the order of the file, without the notes.
  var texts: [ExerciseText] { get }
}
