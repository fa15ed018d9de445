/// The units of the course with their topics and grammar points.
package struct Syllabus: Sendable, Equatable {
  /// In teaching order.
  package var units: [Unit]

  /// Creates a syllabus.
  package init(units: [Unit]) { self.units = units }

  /// Every grammar point that lessons may name, in teaching order.
  package var tags: [GrammarTag] { units.flatMap(\.tags) }

  /// Returns the unit with a number, or nil if the syllabus has none.
  package func unit(_ number: Int, of level: Level) -> Unit? {
    units.first { $0.level == level && $0.number == number }
  }

  /// A topic with the grammar points that it introduces.
  package struct Unit: Sendable, Equatable {
    package var level: Level
    /// 1 to 8.
    package var number: Int
    /// In Turkish.
    package var title: String
    package var englishTitle: String
    /// In teaching order; no other unit has the same ones.
    package var tags: [GrammarTag]

    /// Creates a unit.
    package init(
      level: Level,
      number: Int,
      title: String,
      englishTitle: String,
      tags: [GrammarTag]
    ) {
      self.level = level
      self.number = number
      self.title = title
      self.englishTitle = englishTitle
      self.tags = tags
    }

    /// Level and number: `A1.1`.
    package var name: String { "\(level.rawValue).\(number)" }
  }
}
