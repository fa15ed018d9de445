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

  /// The number of units in each level.
  package static let unitCount = 8

  /// The units of the level among those of the whole course, which are numbered from 0.
  package var units: Range<Int> {
    let start = (Level.allCases.firstIndex(of: self) ?? 0) * Level.unitCount
    return start..<start + Level.unitCount
  }

  /// Returns the number in the whole course, from 0, of a unit of the level, from 1.
  package func courseUnit(_ unit: Int) -> Int { units.lowerBound + unit - 1 }

  /// The level of a unit of the course; a number outside the course gives the first or last level.
  package init(ofCourseUnit unit: Int) {
    let levels = Level.allCases
    self = levels[min(max(0, unit / Level.unitCount), levels.count - 1)]
  }

  /// Reads the number of a unit within a level: one digit, 1 to 8.
  package static func unit(_ text: some StringProtocol) -> Int? {
    (1...unitCount).first { String($0) == text }
  }

  /// Levels in teaching order, A1 first.
  public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
}
