/// The condition under which a language model explains answers.
package enum AssistantHabit: Sendable, Equatable {
  /// No model is set up, or the learner does not want it.
  case never
  /// When the learner asks for it.
  case onRequest
  /// After every failed answer, and on request after other answers.
  case always
}
