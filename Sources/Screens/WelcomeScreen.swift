import Coordination
import Curriculum
import TerminalUI

extension WelcomeCoordinator {
  var frame: Frame {
    switch question {
    case .name:
      Frame([
        Line("Merhaba! This is Dilim: Turkish, a slice at a time.", .strong),
        "Three questions, then the first exercise. No account, no network.",
        [],
        "1. What shall I call you? (Enter alone is fine)",
      ])
    case .level:
      Frame(
        ["2. What is your level?"]
          + Level.allCases.enumerated().map { index, level in
            Line(
              "  \(index + 1) \(level.rawValue)  \(Wording.meaning(of: level))",
              hangingIndent: 8
            )
          } + ["  7     I am new to Turkish"]
      )
    case .keyboard:
      Frame([
        "3. Does your keyboard have the Turkish letters ç ğ ı ö ş ü?",
        "  y yes",
        Line(
          "  n no: then ;s gives ş, ;i ı, ;g ğ … and plain letters are accepted",
          hangingIndent: 4
        ),
      ])
    }
  }

  var prompt: Prompt {
    switch question {
    case .name: Prompt("> ", .text)
    case .level: Prompt("1-7 > ", .key)
    case .keyboard: Prompt("y or n > ", .key)
    }
  }

  func intent(for key: Key) -> Intent? {
    switch (question, key) {
    case (_, .character("b")): .back
    case (.level, .character("n")): .choose(Level.allCases.count)
    case (.level, .character(let character)): character.wholeNumberValue.map { .choose($0 - 1) }
    case (.keyboard, .character("y")), (.keyboard, .character("1")): .choose(0)
    case (.keyboard, .character("n")), (.keyboard, .character("2")): .choose(1)
    default: nil
    }
  }
}
