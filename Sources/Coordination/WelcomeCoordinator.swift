import Curriculum
import Turkish

/// The first start: at most three questions.
public struct WelcomeCoordinator: Sendable, Equatable {
  public private(set) var question = Question.name
  private var name = ""
  private var level = Level.a1

  /// What is asked now.
  public enum Question: Sendable, Equatable { case name, level, keyboard }

  /// Takes an answer; returns the profile after the last question, nil before.
  ///
  /// Levels are chosen by their place, A1 first; 6 is "I am new". The keyboard question takes 0 for
  /// a keyboard with Turkish letters and 1 for one without.
  mutating func handle(_ intent: Intent) -> Answer {
    switch (question, intent) {
    case (.name, .submit(let text)):
      name = String(text.prefix(40)).trimmed
      question = .level
      return .taken
    case (.level, .choose(let index)) where (0...Level.allCases.count).contains(index):
      level = index == Level.allCases.count ? .a1 : Level.allCases[index]
      question = .keyboard
      return .taken
    case (.keyboard, .choose(let index)) where index < 2:
      return .done(Profile(name: name, level: level, hasTurkishKeyboard: index == 0))
    case (.level, .back): question = .name
    case (.keyboard, .back): question = .level
    default: return .unclear
    }
    return .taken
  }

  enum Answer: Equatable {
    case taken, unclear
    case done(Profile)
  }
}
