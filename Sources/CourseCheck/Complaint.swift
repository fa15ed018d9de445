package import TextSafety

/// A breach of a rule, with its place.
package struct Complaint: Sendable, Equatable, CustomStringConvertible {
  /// The path as the caller gave it.
  package var file: String
  /// From 1; 0 for the file as a whole.
  package var line: Int
  package var severity: Severity
  package var rule: Rule
  /// The fault and what was expected instead.
  package var message: SafeText

  /// Whether a complaint makes the check fail.
  package enum Severity: String, Sendable, Equatable {
    case fail
    case warn
  }

  package init(file: String, line: Int, severity: Severity, rule: Rule, message: SafeText) {
    self.file = file
    self.line = line
    self.severity = severity
    self.rule = rule
    self.message = message
  }

  /// `file:line: message`, with `warning:` before the message of a warning.
  package var description: String { "\(file):\(line): \(text)" }

  private var text: SafeText {
    switch severity {
    case .fail: message
    case .warn: "warning: \(message)"
    }
  }
}

/// A line of a file of the course.
struct CoursePlace: Sendable, Equatable {
  var file: String
  var line: Int

  /// Returns a complaint that makes the check fail.
  func fail(_ rule: Rule, _ message: SafeText) -> Complaint {
    Complaint(file: file, line: line, severity: .fail, rule: rule, message: message)
  }

  /// Returns a complaint that is only printed.
  func warn(_ rule: Rule, _ message: SafeText) -> Complaint {
    Complaint(file: file, line: line, severity: .warn, rule: rule, message: message)
  }
}
