public import Curriculum

/// The learner's profile, asked for at the first start.
public struct Profile: Sendable, Equatable {
  /// The name in the greeting; may be empty.
  public var name: String
  public var level: Level
  /// Whether the keyboard has Turkish letters; without them `;s` gives ş.
  public var hasTurkishKeyboard: Bool

  /// Creates a profile.
  public init(name: String, level: Level, hasTurkishKeyboard: Bool) {
    self.name = name
    self.level = level
    self.hasTurkishKeyboard = hasTurkishKeyboard
  }
}
