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

  /// Reads a level in upper or lower case: `A1` or `a1`.
  package init?(anyCase text: String) {
    self.init(rawValue: text.uppercased())
  }

  /// The name of the level's folder, with which its lesson ids also start: `a1`.
  package var folder: String { rawValue.lowercased() }

  /// Levels in teaching order, A1 first.
  public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
}
