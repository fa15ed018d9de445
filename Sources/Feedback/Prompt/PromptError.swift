package import TextSafety

/// An error in a prompt file, with its place.
package struct PromptError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The path that the caller gave.
  package var file: String
  /// The line from 1; 0 for the whole file.
  package var line: Int
  package var reason: Reason

  /// Creates an error.
  package init(file: String, line: Int, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// `file:line: message`, as compilers write it.
  package var description: String { "\(file):\(line): \(reason)" }

  /// The reason of the error.
  package enum Reason: Sendable, Equatable {
    case tooLarge(limit: Int)
    case notUTF8
    /// The file does not begin with a line `---`, or no second one follows.
    case noFrontMatter
    case unreadableSetting(String)
    case unknownSetting(String, near: String?)
    case repeatedSetting(String)
    case badSetting(String, expected: SafeText)
    /// `{{` without `}}` after it.
    case openTag
    case unknownTag(String)
    case unknownRole(String)
    /// A role inside `{{#if}}`: the speaker must not depend on what a learner wrote.
    case conditionalRole
    case unknownVariable(String, near: String?, known: [String])
    case openCondition(String)
    case strayEnd
    case tooDeep(limit: Int)
    case noText
    /// A required variable is not used.
    case missingVariable(String)
    case missingValue(String)
    case noSuchFile(near: String?)
    case noSchema(String)
  }
}
