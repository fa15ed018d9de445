/// What is wrong in a content file, and where.
public struct ContentError: Error, Sendable, Equatable, CustomStringConvertible {
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
}

/// All that is wrong in one content file, in the order of its lines; never empty.
public struct ContentErrors: Error, Sendable, Equatable {
  public var errors: [ContentError]

  /// Wraps the errors of a file.
  public init(_ errors: [ContentError]) { self.errors = errors }
}
