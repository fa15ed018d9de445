import Asking
import Feedback
import Screens
import TextSafety

/// Sentences of `dilim feedback`.
extension Wording {
  static let nothingToSend: SafeText = "Nothing waits, so nothing would be sent."

  static func notSentNow(_ reason: SafeText) -> SafeText { "Not sent now. \(reason)" }

  static func emptyQueue(hasEndpoint: Bool) -> SafeText {
    hasEndpoint
      ? "Nothing waits. In a lesson, e asks for an AI explanation of a wrong answer."
      : "Nothing waits, and no endpoint is set: see dilim help config."
  }

  static func queued(_ number: Int) -> SafeText {
    "\(count(number, "answer")) added to the queue."
  }

  static func notQueued(_ number: Int) -> SafeText {
    "\(number) left out: choices, answers that are right by now, or items no longer in the course."
  }

  static func requeued(_ number: Int) -> SafeText { "\(number) put back into the queue." }

  static func queueDeleted(waiting: Int, explanations: Int) -> SafeText {
    "Deleted: \(count(waiting, "waiting answer")), \(count(explanations, "explanation"))."
  }

  /// Says that replies are outstanding: another window waits for them, or its run was killed.
  static func stillOpen(_ number: Int) -> SafeText {
    "Nothing else is left to be sent; \(number) \(number == 1 ? "was" : "were") sent from "
      + "another window, or lost and will be asked again in a few minutes."
  }

  static func waiting(milliseconds: Int64, for problem: SendProblem?) -> SafeText {
    let reason = problem.map { " (\($0.rawValue))" } ?? ""
    return "Waiting \((milliseconds + 999) / 1000) s\(reason) …"
  }
}
