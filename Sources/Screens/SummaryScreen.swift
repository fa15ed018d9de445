import Coordination
import Curriculum
import TerminalUI

extension Summary {
  static let keys = [
    KeyHelp("Enter", ":next", "go on"),
    KeyHelp("r", ":restart", "do the lesson again"),
    KeyHelp("q", ":quit", "leave"),
  ]

  static func intent(for key: Key) -> Intent? {
    switch key {
    case .enter, .character(" "): .next
    case .character("b"), .escape: .back
    case .character("r"): .restart
    default: nil
    }
  }

  func frame(in setting: Screen.Setting) -> Frame {
    let time = Wording.duration(milliseconds: milliseconds)
    var lines: [Line] = [
      [],
      Line(
        "\(Wording.name(of: kind)) done: \(passedAtOnce) of \(total) at once, \(time).",
        .strong
      ),
    ]
    if passedLater > 0 { lines.append("  \(passedLater) passed on a later try.") }
    if notPassed > 0 { lines.append("  \(notPassed) not passed.") }
    if putOff > 0 { lines.append("  \(putOff) left out.") }
    if hintedItems > 0 { lines.append("  Hints were used for \(hintedItems).") }
    if hasListened && setting.isByLine { lines.append("  read, not heard") }
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
