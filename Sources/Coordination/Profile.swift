package import Curriculum

/// The learner's profile, asked for at the first start.
package struct Profile: Sendable, Equatable {
  /// The name in the greeting; may be empty.
  package var name: String
  package var level: Level
  /// Whether the keyboard has Turkish letters; without them `;s` gives ş.
  package var hasTurkishKeyboard: Bool
  /// Whether the learner has said that; if not, no Turkish letters are assumed.
  package var isKeyboardKnown: Bool
  /// The length of the learner's day; nil until it is chosen.
  package var minutes: Int?

  /// Creates a profile.
  package init(
    name: String,
    level: Level,
    hasTurkishKeyboard: Bool,
    isKeyboardKnown: Bool = true,
    minutes: Int? = nil
  ) {
    self.name = name
    self.level = level
    self.hasTurkishKeyboard = hasTurkishKeyboard
    self.isKeyboardKnown = isKeyboardKnown
    self.minutes = minutes
  }

  /// What a mark says of letters that were typed without their marks.
  var letterNotes: LetterNotes {
    hasTurkishKeyboard ? .whole : isKeyboardKnown ? .none : .brief
  }
}

/// What a mark says of Turkish letters that were typed without their marks.
package enum LetterNotes: Sendable, Equatable {
  /// Everything, for somebody whose keyboard has them.
  case whole
  /// One line if the answer passes, and nothing beside another mistake.
  case brief
  /// Nothing, for somebody who has said that the keyboard has none.
  case none
}
