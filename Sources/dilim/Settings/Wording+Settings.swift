import Screens
import TextSafety
import Transport

/// Sentences about settings, keys and the endpoint.
extension Wording {
  static func settingsNotUTF8(_ path: String) -> SafeText {
    "\(path) is not UTF-8; save it as UTF-8, or remove it."
  }

  /// Warns that other users may read or change a file; no full stop.
  static func openToOthers(_ path: String, canChange: Bool) -> SafeText {
    let file = Shell.quoted(path)
    return canChange
      ? "\(path) can be changed by others; close it with: chmod go= \(file)"
      : "\(path) can be read by others; close it with: chmod go= \(file)"
  }

  /// Says that no key is read because other users can change the settings.
  static func settingsWritable(_ path: String, command: String?) -> SafeText {
    let result: SafeText = command.map { "\($0) is not run" } ?? "no key is sent"
    return """
      \(path) can be changed by others, so \(result). Remove their permission: \
      chmod go-w \(Shell.quoted(path))
      """
  }

  static func keyFileOpen(_ path: String, setting: String) -> SafeText {
    "\(setting) \(path) can be read by others; close it with: chmod 600 \(Shell.quoted(path))"
  }

  static func keyFileUnreadable(_ reason: SafeText, setting: String) -> SafeText {
    "\(setting) can't be read: \(reason)."
  }

  static func keyCommandFailed(_ setting: String, _ reason: SafeText) -> SafeText {
    "\(setting) \(reason); run it yourself to see why."
  }

  static func notAKey(from source: String, expected: SafeText) -> SafeText {
    "The key from \(source) is not a key: expected \(expected) without spaces."
  }

  /// Says that the key in a variable is not sent to other hosts; no full stop.
  static func keyWithheld(_ variable: String, for host: String) -> SafeText {
    "\(variable) is only for \(host)"
  }

  /// Tells the learner which data will be sent to a remote endpoint.
  static func sent(to address: HTTPURL) -> SafeText {
    """
    When you ask AI about a wrong answer, it is sent to \(address) with its task and the findings; \
    a chat sends your messages, your level, lesson and last mistakes. dilim feedback --dry-run \
    and dilim chat --dry-run show a request; dilim config set context off withholds level, \
    lesson and mistakes.
    """
  }

  /// Says which data a service at an address gets.
  static func sent(to address: HTTPURL, of service: Service) -> SafeText {
    switch service {
    case .model: sent(to: address)
    case .speech: textsSent(to: address)
    case .transcripts: voiceSent(to: address)
    }
  }

  private static func voiceSent(to address: HTTPURL) -> SafeText {
    """
    What you say in speaking exercises is sent to \(address): the recording, and if little of it was \
    understood, the sentence too. Recordings are not kept on this computer.
    """
  }

  private static func textsSent(to address: HTTPURL) -> SafeText {
    """
    What you hear is sent to \(address): texts of lessons, and words and examples of cards. Sounds \
    are kept, so a text is sent once.
    """
  }

  static func keySent(from source: String) -> SafeText { "The key from \(source) is sent." }

  static func overridden(by variable: String) -> SafeText { "\(variable) overrides it for now." }

  static var keyIsOneLine: SafeText { "one line" }
  static var keyIsFirstLine: SafeText { "it alone in the first line" }

  static var keyCommandNotStarted: SafeText { "can't be started" }
  static func keyCommandEnded(status: Int32) -> SafeText { "failed (status \(status))" }
  static func keyCommandEnded(signal: Int32) -> SafeText { "failed (signal \(signal))" }

  static func setTwice(_ setting: String) -> SafeText {
    "\(setting) is set twice; remove one line"
  }

  static var notASettingLine: SafeText { "expected name = value" }

  static func noSetting(_ name: String, near: String?) -> SafeText {
    guard let near else { return "there is no setting \(name); dilim config lists them" }
    return "there is no setting \(name); did you mean \(near)?"
  }

  static var passwordInAddress: SafeText {
    "put no name or password into the address; see key_command"
  }

  /// `parameter` is the one that holds the key; nil if it has no name.
  static func keyInAddress(_ parameter: String?) -> SafeText {
    guard let parameter else { return "put no key into the address; see key_command" }
    return "put no key into the address (\(parameter)=…); see key_command"
  }

  static func oneOfExpected(_ choices: [String]) -> SafeText {
    "expected \(choices.joined(separator: ", "))"
  }

  static var secondsExpected: SafeText { "expected seconds, from 0.001 to 86400" }

  static func mustBeHTTPS(_ reason: String) -> SafeText {
    "\(reason) must be asked by https; http is for this machine alone."
  }
}
