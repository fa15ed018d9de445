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
  /// Whether nothing is left to ask after this item.
  public let isLast: Bool
  /// What can be asked about the answer.
  public internal(set) var background: AnswerBackground
  /// What a language model can be asked; nil if there is none, or nothing to explain.
  var question: AssistantQuestion?
  /// What it was asked, in order; only the last one can be open.
  public internal(set) var turns: [AssistantTurn] = []
}
