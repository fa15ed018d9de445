/// A level of the Common European Framework of Reference for Languages (CEFR).
public enum Level: String, CaseIterable, Sendable, Codable, Comparable {
  /// Beginner.
  case a1 = "A1"
  /// Elementary.
  case a2 = "A2"
  /// Intermediate.
  case b1 = "B1"
  /// Upper intermediate.
  case b2 = "B2"
  /// Advanced.
  case c1 = "C1"
  /// Proficient.
  case c2 = "C2"

  /// Reads a level in either case: `A1` or `a1`.
  public init?(anyCase text: String) {
    self.init(rawValue: text.uppercased())
  }

  /// The name of the level's folder and the head of its lesson ids: `a1`.
  public var folder: String { rawValue.lowercased() }

  /// Levels in teaching order, A1 first.
  public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
}
