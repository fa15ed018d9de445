package import Coordination
package import TextSafety

extension Wording {
  static var assistantLabel: SafeText { "  AI explanation (it may be wrong):" }
  static var assistantExampleLabel: SafeText { "  AI example (it may be wrong): " }
  static var assistantIsAsked: SafeText { "  The AI's reply comes below; go on whenever you like." }

  /// The sentence in place of a reply that failed the checks.
  static var refusal: SafeText {
    "  The AI's reply did not pass the checks, so it is not shown. The mark above holds."
  }

  /// The sentence in place of an explanation that the learner has reported.
  static var explanationReported: SafeText {
    "  Reported. This explanation is kept with your record and is not shown again; e asks for another."
  }

  /// Returns the progress message while the reply is awaited.
  package static func sentence(for wait: AssistantTurn.Wait) -> SafeText {
    switch wait {
    case .still(let seconds): "Still waiting for the AI: \(seconds) s …"
    case .again(let seconds): "No reply yet. Trying again in \(seconds) s …"
    }
  }

  static func noAssistant(because reason: String) -> SafeText { "No AI reply: \(reason)" }
}
