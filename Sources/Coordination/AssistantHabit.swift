/// When the learner's language model explains answers.
public enum AssistantHabit: Sendable, Equatable {
  /// There is none, or it is not wanted.
  case never
  /// When the learner asks for it.
  case onRequest
  /// After every answer that did not pass, and on request after the others.
  case always
}
