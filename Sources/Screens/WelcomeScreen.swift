import Coordination
import Curriculum
import TerminalUI
import TextSafety

extension WelcomeCoordinator {
  /// The question; a small window shows it in fewer words, without scrolling.
  func frame(in setting: Screen.Setting) -> Frame {
    let (whole, short) = question.forms(in: setting)
    return .fitting([greeting + whole, greeting.dropLast() + short, short], in: setting)
  }

  /// The welcome before the first question.
  private var greeting: [Line] {
    guard !canGoBack else { return [] }
    guard let learner else {
      let welcome: SafeText = "Merhaba! This is Dilim: Turkish, a slice at a time."
      return question == .start ? [Line(welcome, .strong), []] : []
    }
    let text = Wording.welcomeBack(level: learner.level)
    return [Line("Merhaba!", .strong), Line(text, hangingIndent: 2), []]
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
        KeyRow(
          [.character("n"), .character("2"), .enter],
          [],
          .choose(1),
          label: "no",
          "it lacks them"
        ),
        KeyRow.back("the previous question", applies: canGoBack),
        .leave(),
      ])
    }
  }
}

extension WelcomeCoordinator.Question {
  /// The question with its answers, and the same for a small window.
  fileprivate func forms(in setting: Screen.Setting) -> (whole: [Line], short: [Line]) {
    switch self {
    case .start:
      (
        [
          "How much Turkish do you know?",
          "  1 none: I am new (Enter)",
          "  2 some: I choose my level",
          Line("  3 some: find out my level (8 to 20 questions)", hangingIndent: 4),
        ],
        ["Your Turkish?", "1 none (Enter)", "2 some", "3 find it out"]
      )
    case .level:
      (
        ["What is your level?"] + LevelsPlace.lines(current: nil),
        ["What is your level?"] + LevelsPlace.shortLines(current: nil, in: setting)
      )
    case .keyboard:
      (
        [
          "Does your keyboard have the Turkish letters ç ğ ı ö ş ü?",
          "  y yes",
          Line(
            "  n no (Enter): then ;s gives ş, ;i ı, ;g ğ … and plain letters are accepted",
            hangingIndent: 4
          ),
        ],
        ["Keys ç ğ ı ö ş ü?", "y yes", "n no: ;s gives ş"]
      )
    }
  }
}
