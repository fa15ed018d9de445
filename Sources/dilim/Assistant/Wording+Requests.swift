import Feedback
import Screens
import TextSafety

/// Sentences about the requests to a model, before they are sent.
extension Wording {
  static var noModelToAsk: SafeText {
    "No endpoint is set, so no model can be asked. See dilim help config."
  }

  static func firstContact(with address: String) -> SafeText {
    """
    Asking \(address). Sent there: for an explanation the task, the accepted answers, your \
    answer, what was found in it, and your level; in a chat what you write and what /share \
    shows; nothing else but the key, if one is set.
    """
  }

  static func notALanguage(_ code: String, in file: String) -> SafeText {
    "\(file): language = \(code): expected a code such as en or tr."
  }

  static func uncheckedLanguage(_ code: String, in file: String) -> SafeText {
    let known = ReplyGuard.judgedLanguages.joined(separator: ", ")
    return """
      \(file): language = \(code): AI replies in it can't be checked, so no model is asked. \
      They can be in: \(known). Example: dilim config set language en
      """
  }

  /// Says which model a request names if the settings name none.
  static func dryRunModel(known: String?, placeholder: String) -> SafeText {
    if let known { return "No model is set; \(known) is the one that the server named before." }
    return
      """
      No model is set, and this server has named none yet: its list is asked for first. If it \
      has one model, its name replaces \(placeholder); everything else is sent as printed.
      """
  }
}
