import Coordination
import TerminalUI
import TextSafety

/// Beginning a test anew, asked for confirmation.
extension TestRun {
  static var restartFrame: Frame { Frame([[], Line("\(Wording.restartTest)", .accent)]) }

  static let restartKeys = KeyTable([
    KeyRow([.character("y")], [.restart], .restart, label: "begin anew", "begin the test anew"),
    KeyRow(
      [.character("n"), .character("b"), .escape],
      [.back],
      .back,
      label: "go on",
      "go on where you are"
    ),
    .leave("leave; every answer is kept"),
  ])

  var restartRows: [KeyRow] {
    [
      KeyRow(
        [.character("R")],
        [.restart],
        .askRestart,
        "begin the test anew; asks first",
        applies: canRestart
      )
    ]
  }
}
