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
        "1. What shall I call you? (or just press Enter)",
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

  var keys: KeyTable {
    switch question {
    case .name: KeyTable(.text, [.leave()])
    case .level:
      KeyTable([
        .choice([KeyRow.digits(1, Level.allCases.count + 1)], "choose a level; 7 is for beginners"),
        KeyRow([.character("n")], [], .choose(Level.allCases.count), "I am new to Turkish"),
        .back("the previous question"),
        .leave(),
      ])
    case .keyboard:
      KeyTable([
        KeyRow([.character("y"), .character("1")], [], .choose(0), label: "yes", "it has them"),
        KeyRow([.character("n"), .character("2")], [], .choose(1), label: "no", "it lacks them"),
        .back("the previous question"),
        .leave(),
      ])
    }
  }
}
