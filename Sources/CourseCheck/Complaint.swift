/// One thing that a rule finds wrong, with its place.
package struct Complaint: Sendable, Equatable, CustomStringConvertible {
  /// The path as the caller gave it.
  package var file: String
  /// From 1; 0 if the file as a whole is meant.
  package var line: Int
  package var severity: Severity
  package var rule: Rule
  /// What is wrong and what was expected.
  package var message: String

  /// Whether a complaint makes the check fail.
  package enum Severity: String, Sendable, Equatable {
    case fail
    case warn
  }

  /// Makes a complaint from its parts.
  package init(file: String, line: Int, severity: Severity, rule: Rule, message: String) {
    self.file = file
    self.line = line
    self.severity = severity
    self.rule = rule
    self.message = message
  }

  /// `file:line: message`, with `warning:` before the message of what is no failure.
  package var description: String {
    "\(file):\(line): \(severity == .warn ? "warning: " : "")\(message)"
  }
}

/// A place in the course that rules complain about.
struct CoursePlace: Sendable, Equatable {
  var file: String
  var line: Int

  /// A complaint that fails the check.
  func fail(_ rule: Rule, _ message: String) -> Complaint {
    Complaint(file: file, line: line, severity: .fail, rule: rule, message: message)
  }

  /// A complaint that is only printed.
  func warn(_ rule: Rule, _ message: String) -> Complaint {
    Complaint(file: file, line: line, severity: .warn, rule: rule, message: message)
  }
}
