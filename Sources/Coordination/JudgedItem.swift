import Curriculum

/// The place after an answer: the mark and the possible actions.
package struct JudgedItem: Sendable {
  package let item: PreparedItem
  package let outcome: Outcome
  /// The highest hint used, 0 to 3.
  package let hints: Int
  /// Whether the learner has overruled the mark.
  package internal(set) var isOverruled = false
  /// In speaking, the attempts left after a failed one; otherwise 0.
  package let attemptsLeft: Int
  /// Whether the item comes back before the lesson is done.
  package let comesBack: Bool
  /// Whether it comes back while its group of words is asked.
  package let comesBackSoon: Bool
  /// Whether the lesson may rest before it comes back, because its words are learnt on several days.
  package internal(set) var comesBackLater: Bool
  /// In listening, the transcript after its last question was answered; otherwise nil.
  package let transcript: [String]?
  /// The number of items that are done.
  package let settled: Int
  /// The number of all items.
  package let total: Int
  /// Whether nothing is left to ask after this item.
  package let isLast: Bool
  /// Whether the learner's keyboard has Turkish letters, so that a note on them helps.
  package internal(set) var hasTurkishKeyboard = true
  /// The data for questions about the answer.
  package internal(set) var background: AnswerBackground
  /// The question to a language model; nil without a model or without findings to explain.
  var question: AssistantQuestion?
  /// The turns with the language model in order; only the last one can be open.
  package internal(set) var turns: [AssistantTurn] = []
}
