import Asking
import Feedback
import Screens
import TextSafety

/// Sentences of `dilim feedback`.
extension Wording {
  static var nothingToSend: SafeText { "Nothing waits, so nothing would be sent." }

  static func notSentNow(_ reason: SafeText) -> SafeText { "Not sent now. \(reason)" }

  static func emptyQueue(hasEndpoint: Bool) -> SafeText {
    hasEndpoint
      ? "Nothing waits. In a lesson, e asks for an AI explanation of a wrong answer."
      : "Nothing waits, and no endpoint is set: see dilim help config."
  }

  static func queued(_ number: Int) -> SafeText {
    number == 1 ? "1 answer added to the queue." : "\(number) answers added to the queue."
  }

  static func notQueued(_ number: Int) -> SafeText {
    "\(number) left out: answers that are right by now, or items no longer in the course."
  }

  static func requeued(_ number: Int) -> SafeText { "\(number) put back into the queue." }

  static func queueDeleted(waiting: Int, explanations: Int) -> SafeText {
    let answers: SafeText = waiting == 1 ? "1 waiting answer" : "\(waiting) waiting answers"
    let texts: SafeText = explanations == 1 ? "1 explanation" : "\(explanations) explanations"
    return "Deleted: \(answers), \(texts)."
  }

  /// Says that replies are outstanding: another window waits for them, or its run was killed.
  static func stillOpen(_ number: Int) -> SafeText {
    number == 1
      ? """
      Nothing else is left to be sent; 1 was sent from another window, or lost and will be asked \
      again in a few minutes.
      """
      : """
      Nothing else is left to be sent; \(number) were sent from another window, or lost and will be \
      asked again in a few minutes.
      """
  }

  static func waiting(milliseconds: Int64, for problem: SendProblem?) -> SafeText {
    let reason: SafeText = problem.map { " (\($0.rawValue))" } ?? ""
    return "Waiting \((milliseconds + 999) / 1000) s\(reason) …"
  }
}
