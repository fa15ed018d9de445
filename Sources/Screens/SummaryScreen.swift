import Coordination
import Curriculum
import TerminalUI
import TextSafety

extension Summary {
  var keys: KeyTable {
    let hasNext = next?.lesson != nil
    return KeyTable([
      KeyRow(
        [.enter, .space],
        [.next],
        .next,
        label: "",
        hasNext ? "the next lesson" : "go on"
      ),
      KeyRow(
        [.character("p")],
        [.practice],
        .practise,
        label: "practise",
        "practise the points of your plan",
        applies: plan != nil
      ),
      KeyRow(
        [.character("r")],
        [.restart],
        .restart,
        label: isOfLesson ? "again" : "more",
        isOfLesson ? "do the lesson again" : "practise other items"
      ),
      .back("back", label: hasNext ? "back" : nil),
      .leave(),
    ])
  }

  private var isOfLesson: Bool { if case .lesson = kind { true } else { false } }

  func frame(in setting: Screen.Setting) -> Frame {
    var lines: [Line] = [[], Line(Wording.headline(of: self, isByLine: setting.isByLine), .strong)]
    if passedLater > 0 { lines.append("  \(passedLater) passed on a later try.") }
    if notPassed > 0 { lines.append("  \(notPassed) not passed.") }
    if unsure > 0 {
      lines.append(
        "  At the first try: \(passedAtOnce) right, \(unsure) unsure, \(missedAtFirst) wrong."
      )
    }
    if putOff > 0 { lines.append("  \(putOff) left out.") }
    if hintedItems > 0 {
      lines.append("  Hints were used for \(Wording.count(hintedItems, "item")).")
    }
    if hasListened && setting.isByLine { lines.append("  Listening texts were read, not heard.") }
    if !again.isEmpty {
      lines.append("  To look at again:")
      lines += again.map { line in
        let isShort = line.prompt.isEmpty || line.prompt == line.solution
        let prompt: SafeText = isShort ? "" : "\(line.prompt) → "
        return Line("  - \(prompt)\(line.solution)", hangingIndent: 4)
      }
    }
    lines += (ending + step).map { Line("  \($0)", hangingIndent: 2) }
    if let next = next.flatMap({ Wording.line(for: $0, isByLine: setting.isByLine) }) {
      lines.append(Line(next, .accent, hangingIndent: 2))
    }
    return Frame(lines)
  }

  private var ending: [SafeText] {
    checkpoint.map { Wording.sentences(for: $0) }
      ?? Wording.encouragement(for: self).map { [$0] } ?? []
  }

  private var step: [SafeText] {
    next?.endedUnit.map { [Wording.end(of: $0)] } ?? []
  }
}
