/// What is wrong in a prompt file, and where.
public struct PromptError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The path as the caller gave it.
  public var file: String
  /// From 1; 0 if the file as a whole is meant.
  public var line: Int
  public var reason: Reason

  /// Joins a reason with its place.
  public init(file: String, line: Int, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// `file:line: message`, as compilers write it.
  public var description: String { "\(file):\(line): \(reason)" }

  /// What is wrong.
  public enum Reason: Sendable, Equatable {
    case tooLarge(limit: Int)
    case notUTF8
    /// The file does not begin with a line `---`, or no second one follows.
    case noFrontMatter
    case unreadableSetting(String)
    case unknownSetting(String, near: String?)
    case repeatedSetting(String)
    case badSetting(String, expected: String)
    /// `{{` without `}}` behind it.
    case openTag
    case unknownTag(String)
    case unknownRole(String)
    /// A role inside `{{#if}}`: who speaks must not hang on what a learner wrote.
    case conditionalRole
    case unknownVariable(String, near: String?, known: [String])
    case openCondition(String)
    case strayEnd
    case tooDeep(limit: Int)
    case noText
    /// A variable without which the prompt could not do its work.
    case missingVariable(String)
    case missingValue(String)
    case noSuchFile(near: String?)
    case noSchema(String)
  }
}
