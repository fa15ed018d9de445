package import Coordination
package import Feedback
import Scoring

/// An answer to an item, as the book of mistakes shows it.
package struct GivenAnswer: Sendable, Equatable {
  package var session: String
  package var sequence: Int
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var time: Int64
  package var record: AnswerRecord
  /// Whether the learner overruled the mark.
  package var isOverruled: Bool
  /// The explanations of this answer, the newest first.
  package var explanations: [KeptExplanation]

  package init(
    session: String,
    sequence: Int,
    time: Int64,
    record: AnswerRecord,
    isOverruled: Bool,
    explanations: [KeptExplanation]
  ) {
    self.session = session
    self.sequence = sequence
    self.time = time
    self.record = record
    self.isOverruled = isOverruled
    self.explanations = explanations
  }

  /// Whether the answer neither passes nor fails.
  package var isUnsure: Bool { !isOverruled && record.verdict == .unsure }

  /// Whether the answer counts as a mistake.
  package var isMistake: Bool { !isOverruled && record.verdict.fails }
}
