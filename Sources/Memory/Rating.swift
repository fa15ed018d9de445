/// How well a card was remembered.
public enum Rating: Int, CaseIterable, Hashable, Sendable {
  case again = 1
  case hard, good, easy

  /// Whether the card counts as remembered; only LearnIO treats Hard as not remembered.
  public var isPass: Bool { self != .again }

  /// The index in a table of four.
  var index: Int { rawValue - 1 }
}
