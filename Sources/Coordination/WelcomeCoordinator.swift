import Curriculum
import Turkish

/// The first start, with at most three questions.
package struct WelcomeCoordinator: Sendable, Equatable {
  package private(set) var question = Question.name
  private var name = ""
  private var level = Level.a1

  /// The questions in their order.
  package enum Question: Sendable, Equatable { case name, level, keyboard }

  /// Handles an answer; the last one completes the profile.
  ///
  /// The options of the level question are the levels from A1 and, with index 6, "I am new". Those
  /// of the keyboard question are 0 for a keyboard with Turkish letters and 1 for one without.
  mutating func handle(_ intent: Intent) -> Answer {
    switch (question, intent) {
    case (.name, .submit(let text)):
      name = String(text.prefix(40)).trimmed
      question = .level
      return .accepted
    case (.level, .choose(let index)) where (0...Level.allCases.count).contains(index):
      level = index == Level.allCases.count ? .a1 : Level.allCases[index]
      question = .keyboard
      return .accepted
    case (.keyboard, .choose(let index)) where index < 2:
      return .done(Profile(name: name, level: level, hasTurkishKeyboard: index == 0))
    case (.level, .back): question = .name
    case (.keyboard, .back): question = .level
    default: return .unclear
    }
    return .accepted
  }

  enum Answer: Equatable {
    case accepted, unclear
    case done(Profile)
  }
}
