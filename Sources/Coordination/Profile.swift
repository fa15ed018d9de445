package import Curriculum

/// The learner's profile, asked for at the first start.
package struct Profile: Sendable, Equatable {
  /// The name in the greeting; may be empty.
  package var name: String
  package var level: Level
  /// Whether the keyboard has Turkish letters; without them `;s` gives ş.
  package var hasTurkishKeyboard: Bool
  /// The length of the learner's day; nil until it is chosen.
  package var minutes: Int?

  /// Creates a profile.
  package init(name: String, level: Level, hasTurkishKeyboard: Bool, minutes: Int? = nil) {
    self.name = name
    self.level = level
    self.hasTurkishKeyboard = hasTurkishKeyboard
    self.minutes = minutes
  }
}
