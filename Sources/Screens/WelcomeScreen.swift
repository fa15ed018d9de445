import Coordination
import Curriculum
import TerminalUI
import TextSafety

extension WelcomeCoordinator {
  var frame: Frame {
    Frame(greeting + questionFrame.lines)
  }

  /// The welcome of a learner who is not new, before the first question.
  private var greeting: [Line] {
    guard let learner, !canGoBack else { return [] }
    let text = Wording.welcomeBack(level: learner.level)
    return [Line("Merhaba!", .strong), Line(text, hangingIndent: 2), []]
  }

  private var questionFrame: Frame {
    switch question {
    case .start:
      Frame([
        Line("Merhaba! This is Dilim: Turkish, a slice at a time.", .strong),
        [],
        "How much Turkish do you know?",
        "  1 none: I am new (Enter)",
        "  2 some: I choose my level",
        "  3 some: find out my level (8 to 20 questions)",
      ])
    case .level:
      Frame(
        ["What is your level?"]
          + Level.allCases.enumerated().map { index, level in
            Line(
              "  \(index + 1) \(level.rawValue)  \(Wording.meaning(of: level))",
              hangingIndent: 8
            )
          }
      )
    case .keyboard:
      Frame([
        "Does your keyboard have the Turkish letters ç ğ ı ö ş ü?",
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
    case .start:
      KeyTable([
        KeyRow(
          [.enter, .character("1")],
          [.next],
          .choose(0),
          label: "new",
          "I am new to Turkish"
        ),
        KeyRow([.character("2")], [], .choose(1), label: "some", "choose a level"),
        KeyRow([.character("3")], [], .choose(2), label: "find out", "find your level by a test"),
        .leave(),
      ])
    case .level:
      KeyTable([
        .choice([KeyRow.digits(1, Level.allCases.count)], "choose a level"),
        KeyRow.back("the previous question", applies: canGoBack),
        .leave(),
      ])
    case .keyboard:
      KeyTable([
        KeyRow([.character("y"), .character("1")], [], .choose(0), label: "yes", "it has them"),
        KeyRow([.character("n"), .character("2")], [], .choose(1), label: "no", "it lacks them"),
        KeyRow.back("the previous question", applies: canGoBack),
        .leave(),
      ])
    }
  }
}
