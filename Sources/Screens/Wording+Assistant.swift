import Coordination

extension Wording {
  static let assistantLabel = "  AI explanation (it may be wrong):"
  static let assistantExampleLabel = "  AI example (it may be wrong): "
  static let assistantIsAsked = "  The AI's reply comes below; go on whenever you like."

  /// Why a reply is not shown, or no longer counts.
  static func refusal(wasSeen: Bool) -> String {
    let fate = wasSeen ? "don't rely on it" : "it is not shown"
    return "  The AI's reply did not pass the checks: \(fate). What stands above it holds."
  }

  static func noAssistant(because reason: String) -> String { "No AI reply: \(reason)" }
}
