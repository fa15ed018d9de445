package import TextSafety

/// A reason why a file of a class, or one line of it, can't be used.
package struct TableFault: Error, Sendable, Equatable {
  /// The line from 1; nil if the reason concerns the whole file.
  package var line: Int?
  /// What is wrong and what to do next.
  package var reason: SafeText

  package init(line: Int? = nil, _ reason: SafeText) {
    self.line = line
    self.reason = reason
  }

  /// Returns the fault with the name of its file: `answers.csv:7: …`.
  package func text(file: String) -> SafeText {
    let place = SafeText(line: line.map { "\(file):\($0): " } ?? "\(file): ")
    return place + reason
  }
}
