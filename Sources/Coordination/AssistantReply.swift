package import Feedback

/// The result of a question to a language model.
package enum AssistantReply: Sendable, Equatable {
  case explanation(ExplanationReply)
  /// An explanation as plain text, without the fields of ``ExplanationReply``.
  case text(String)
  /// The answer to ``FollowUp/Kind/anotherExample``.
  case example(ExampleReply)
  /// The reply contradicts the grader, so it is not shown.
  case refused
  /// There is no reply; the learner reads the reason and the remedy.
  case failed(reason: String)
}
