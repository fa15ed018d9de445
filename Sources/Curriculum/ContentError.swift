/// A fault in a content file, with its place.
public struct ContentError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The path as the caller gave it.
  public var file: String
  /// From 1; 0 for the file as a whole.
  public var line: Int
  public var reason: Reason

  /// Creates an error.
  public init(file: String, line: Int, reason: Reason) {
    self.file = file
    self.line = line
    self.reason = reason
  }

  /// `file:line: message`, as compilers write it.
  public var description: String { "\(file):\(line): \(reason)" }
}

/// The errors of one content file in the order of its lines; never empty.
public struct ContentErrors: Error, Sendable, Equatable {
  public var errors: [ContentError]

  /// Wraps the errors of a file.
  public init(_ errors: [ContentError]) { self.errors = errors }
}
