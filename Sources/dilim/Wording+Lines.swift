import Interface
import JSON
import Screens
import TextSafety

/// Reasons why a line of the input is refused; no full stop.
extension Wording {
  static var lineEmpty: SafeText { "the line is empty" }
  static var lineNotUTF8: SafeText { "the line is not UTF-8" }
  static var lineTooLong: SafeText { "the line is longer than 1 MiB" }
  static var lineNotJSON: SafeText { "the line is not JSON" }

  static func inputUnreadable(_ reason: String) -> SafeText {
    "the input can't be read (\(reason))"
  }

  static func sentence(for fault: JSONFields.Fault) -> SafeText {
    switch fault {
    case .notAnObject: "a JSON object was expected"
    case .missing(let key): "“\(key)” is missing"
    case .wrongType(let key): "“\(key)” has the wrong type"
    }
  }

  static func refused(line: Int, _ reason: SafeText) -> SafeText { "line \(line): \(reason)" }
}

/// Problems of the program's surroundings.
extension Wording {
  static func outputNotWritten(_ reason: String) -> SafeText {
    "The output can't be written: \(systemReason(reason))."
  }

  /// Returns a message of the operating system, which is always in English; the catalogue has those
  /// that a learner may meet.
  static func systemReason(_ message: String) -> SafeText {
    SafeText(line: InterfaceLanguage.translation(of: message) ?? message)
  }

  static func notEncoded(_ reason: String) -> SafeText {
    "The result can't be written as JSON: \(reason)"
  }

  static func noHome(_ variable: String) -> SafeText {
    "HOME is not set. Set it, or \(variable), to one of your folders."
  }

  static func notATimeOfClock(_ text: String) -> SafeText {
    """
    DILIM_NOW=\(text): expected seconds since 1970 or a UTC time as 2026-01-31T09:30:00Z, \
    and for a clock that advances 20 seconds with each answer +20s
    """
  }
}
