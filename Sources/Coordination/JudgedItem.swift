import Curriculum

/// The place after an answer: the mark and what can be done about it.
public struct JudgedItem: Sendable {
  public let item: PreparedItem
  public let outcome: Outcome
  /// Highest hint that was used, 0 to 3.
  public let hints: Int
  /// Whether the learner has overruled the mark.
  public internal(set) var isOverruled = false
  /// Speaking: attempts that are left after a failed one.
  public let attemptsLeft: Int
  /// Whether the item comes again at the end of the lesson.
  public let comesBack: Bool
  /// Listening: the transcript, once the last question on it has been answered.
  public let transcript: [String]?
  /// Items that are done, and all of them.
  public let settled: Int
  public let total: Int
  /// What a language model can be asked; nil if there is none, or nothing to explain.
  var question: AssistantQuestion?
  /// How many grammar notes were asked for.
  var noteCount = 0
  /// What it was asked, in order; only the last one can be open.
  public internal(set) var turns: [AssistantTurn] = []

  /// The point whose note comes next, each in turn; nil for an item without any.
  mutating func nextNote() -> GrammarTag? {
    let tags = item.exercise.tags
    guard !tags.isEmpty else { return nil }
    defer { noteCount += 1 }
    return tags[noteCount % tags.count]
  }
}
