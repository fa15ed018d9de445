public import Curriculum

/// What the program knows of the learner; asked at the first start.
public struct Profile: Sendable, Equatable {
  /// How the learner is greeted; may be empty.
  public var name: String
  public var level: Level
  /// Whether the keyboard has Turkish letters; without them `;s` gives ş.
  public var hasTurkishKeyboard: Bool

  /// Makes a profile from its parts.
  public init(name: String, level: Level, hasTurkishKeyboard: Bool) {
    self.name = name
    self.level = level
    self.hasTurkishKeyboard = hasTurkishKeyboard
  }
}
