import Screens
import TextSafety
import Transport

/// Sentences about settings, keys and the endpoint.
extension Wording {
  static func settingsNotUTF8(_ path: String) -> SafeText {
    "\(path) is not UTF-8; save it as UTF-8, or remove it."
  }

  /// Warns that other users may read or change a file; no full stop.
  static func openToOthers(_ path: String, canChange: Bool) -> String {
    "\(path) can be \(canChange ? "changed" : "read") by others; close it with: "
      + "chmod go= \(Shell.quoted(path))"
  }

  /// Says that no key is read because other users can change the settings.
  static func settingsWritable(_ path: String, forCommand: Bool) -> String {
    "\(path) can be changed by others, so "
      + "\(forCommand ? "key_command is not run" : "no key is sent"). Remove their permission: "
      + "chmod go-w \(Shell.quoted(path))"
  }

  static func keyFileOpen(_ path: String) -> SafeText {
    "key_file \(path) can be read by others; close it with: chmod 600 \(Shell.quoted(path))"
  }

  static func keyFileUnreadable(_ reason: SafeText) -> SafeText {
    "key_file can't be read: \(reason)."
  }

  static func keyCommandFailed(_ reason: String) -> SafeText {
    "key_command \(reason); run it yourself to see why."
  }

  static func notAKey(from source: String, expected: String) -> SafeText {
    "The key from \(source) is not a key: expected \(expected) without spaces."
  }

  /// Says that the key in a variable is not sent to other hosts; no full stop.
  static func keyWithheld(_ variable: String, for host: String) -> String {
    "\(variable) is only for \(host)"
  }

  /// Tells the learner which data will be sent to a remote endpoint.
  static func sent(to address: HTTPURL) -> SafeText {
    "When you ask AI about a wrong answer, it is sent to \(address) with its task and the findings; "
      + "a chat sends your messages, your level, lesson and last mistakes. dilim feedback --dry-run "
      + "and dilim chat --dry-run show a request; dilim config set context off withholds level, "
      + "lesson and mistakes."
  }

  static func keySent(from source: String) -> SafeText { "The key from \(source) is sent." }

  static func overridden(by variable: String) -> SafeText { "\(variable) overrides it for now." }
}
