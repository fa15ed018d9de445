/// The units of the course with their topics and grammar points.
public struct Syllabus: Sendable, Equatable {
  /// In teaching order.
  public var units: [Unit]

  /// Creates a syllabus.
  public init(units: [Unit]) { self.units = units }

  /// Every grammar point that lessons may name, in teaching order.
  public var tags: [GrammarTag] { units.flatMap(\.tags) }

  /// Returns the unit with a number, or nil if the syllabus has none.
  public func unit(_ number: Int, of level: Level) -> Unit? {
    units.first { $0.level == level && $0.number == number }
  }

  /// A topic with the grammar points that it introduces.
  public struct Unit: Sendable, Equatable {
    public var level: Level
    /// 1 to 8.
    public var number: Int
    /// In Turkish.
    public var title: String
    public var englishTitle: String
    /// In teaching order; no other unit has the same ones.
    public var tags: [GrammarTag]

    /// Creates a unit.
    public init(
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
    public var name: String { "\(level.rawValue).\(number)" }
  }
}
