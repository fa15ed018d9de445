import Curriculum

/// The place after an answer: the mark and the possible actions.
public struct JudgedItem: Sendable {
  public let item: PreparedItem
  public let outcome: Outcome
  /// The highest hint used, 0 to 3.
  public let hints: Int
  /// Whether the learner has overruled the mark.
  public internal(set) var isOverruled = false
  /// In speaking, the attempts left after a failed one; otherwise 0.
  public let attemptsLeft: Int
  /// Whether the item comes back at the end of the lesson.
  public let comesBack: Bool
  /// In listening, the transcript after its last question was answered; otherwise nil.
  public let transcript: [String]?
  /// The number of items that are done.
  public let settled: Int
  /// The number of all items.
  public let total: Int
  /// Whether nothing is left to ask after this item.
  public let isLast: Bool
  /// The data for questions about the answer.
  public internal(set) var background: AnswerBackground
  /// The question to a language model; nil without a model or without findings to explain.
  var question: AssistantQuestion?
  /// The turns with the language model in order; only the last one can be open.
  public internal(set) var turns: [AssistantTurn] = []
}
