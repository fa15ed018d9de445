/// How well a card was remembered.
public enum Rating: Int, CaseIterable, Hashable, Sendable {
  /// Not remembered.
  case again = 1
  /// Remembered with much effort.
  case hard
  /// Remembered with some effort.
  case good
  /// Remembered at once.
  case easy

  /// Whether the card counts as remembered; only LearnIO treats Hard as not remembered.
  package var isPass: Bool { self != .again }

  /// The index in a table of four.
  var index: Int { rawValue - 1 }
}
