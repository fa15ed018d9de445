/// A text with its line in the file.
package struct LocatedText: Sendable, Equatable {
  package var text: String
  /// From 1.
  package var line: Int

  /// Creates a text with its line.
  package init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}
