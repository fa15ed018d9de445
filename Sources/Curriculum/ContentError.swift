/// A fault in a content file, with its place.
package struct ContentError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The path as the caller gave it.
  package var file: String
  /// From 1; 0 for the file as a whole.
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
}

/// The errors of one content file in the order of its lines; never empty.
package struct ContentErrors: Error, Sendable, Equatable {
  package var errors: [ContentError]

  /// Wraps the errors of a file.
  package init(_ errors: [ContentError]) { self.errors = errors }
}
