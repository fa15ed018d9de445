import Coordination
import Curriculum

/// A fault in the text of a course or lesson, with its place.
public struct CourseError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The path as the caller gave it, or the id of a lesson in memory.
  public let file: String
  /// From 1; 0 if the file as a whole is meant.
  public let line: Int
  /// A sentence: what is wrong and what to write instead.
  public let reason: String

  /// Names a fault that a reader of files has found, such as a file that can't be read.
  public init(file: String, line: Int, reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  init(_ error: ContentError) {
    self.init(file: error.file, line: error.line, reason: error.reason.description)
  }

  /// `file:line: reason`, as compilers write it.
  public var description: String { "\(file):\(line): \(reason)" }
}

/// All faults that were found, file by file, each in the order of its lines.
public struct CourseErrors: Error, Sendable, Equatable, CustomStringConvertible {
  /// Never empty.
  public let errors: [CourseError]

  /// Gathers faults.
  public init(_ errors: [CourseError]) { self.errors = errors }

  init(_ errors: ContentErrors) { self.init(errors.errors.map(CourseError.init)) }

  /// A line for each fault.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
