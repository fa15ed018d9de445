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

extension LocatedText {
  /// The parts between the ` :: ` of the line; one of them is empty if nothing is written there.
  var fields: [String] {
    text.split(at: " ", omittingEmpty: true)
      .split(separator: "::", omittingEmptySubsequences: false)
      .map { $0.joined(separator: " ") }
  }
}
