import Coordination
import Curriculum
import TerminalUI

extension Summary {
  var keys: KeyTable {
    KeyTable([
      KeyRow(
        [.enter, .space, .character("b"), .escape],
        [.next, .back],
        .next,
        label: "",
        "go on"
      ),
      KeyRow(
        [.character("r")],
        [.restart],
        .restart,
        label: "again",
        "do the lesson again",
        applies: isOfLesson
      ),
      .leave(),
    ])
  }

  /// Only a lesson can be repeated: practice draws other items each time.
  private var isOfLesson: Bool { if case .lesson = kind { true } else { false } }

  func frame(in setting: Screen.Setting) -> Frame {
    let time = Wording.duration(milliseconds: milliseconds)
    var lines: [Line] = [
      [],
      Line(
        "\(Wording.name(of: kind)) done: \(passedAtOnce) of \(total) on the first try, \(time).",
        .strong
      ),
    ]
    if passedLater > 0 { lines.append("  \(passedLater) passed on a later try.") }
    if notPassed > 0 { lines.append("  \(notPassed) not passed.") }
    if putOff > 0 { lines.append("  \(putOff) left out.") }
    if hintedItems > 0 {
      lines.append("  Hints were used for \(Wording.count(hintedItems, "item")).")
    }
    if hasListened && setting.isByLine { lines.append("  Listening texts were read, not heard.") }
    if !again.isEmpty {
      lines.append("  To look at again:")
      lines += again.map { line in
        let prompt = line.prompt.isEmpty || line.prompt == line.solution ? "" : "\(line.prompt) "
        return Line("  - \(prompt)\(line.solution)", hangingIndent: 4)
      }
    }
    return Frame(lines)
  }
}
