/// A text with its line in the file.
public struct LocatedText: Sendable, Equatable {
  public var text: String
  /// From 1.
  public var line: Int

  /// Creates a text with its line.
  public init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}
