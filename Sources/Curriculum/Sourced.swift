/// A piece of text with the line of the file that it comes from.
public struct Sourced: Sendable, Equatable {
  public var text: String
  /// From 1.
  public var line: Int

  /// Joins a text with its line.
  public init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}
