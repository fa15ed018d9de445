public import Feedback

/// What came of a question to a language model.
public enum AssistantReply: Sendable, Equatable {
  case explanation(ExplanationReply)
  /// An explanation without its fields.
  case text(String)
  /// The answer to ``FollowUp/Kind/anotherExample``.
  case example(ExampleReply)
  /// It contradicts the grader, so it is not shown.
  case refused
  /// Why there is no reply and what to do about it, as the learner reads it.
  case failed(reason: String)
}
