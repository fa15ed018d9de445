import Coordination
import Drills
import TerminalUI
import TextSafety

extension DrillCoordinator {
  var frame: Frame {
    guard let mark else { return Frame([[]] + questionLines) }
    return Frame(mark.lines)
  }

  private var questionLines: [Line] {
    let counted = "\(standing.counted)/\(DrillStanding.window)"
    let state: SafeText =
      speed == .fastest
      ? "speed \(speed.number), \(limit) s" : "speed \(speed.number), \(limit) s, \(counted)"
    return [
      Line("\(Wording.capitalizedName(of: item.tag)) – \(state)", .dim, hangingIndent: 2),
      Line([Span(text: item.word, .strong), Span(text: " (\(item.meaning))")], hangingIndent: 2),
      Line([Span(text: "  → "), Span(text: item.cue, .strong)], hangingIndent: 4),
    ]
  }

  var keys: KeyTable { mark == nil ? askingKeys : markKeys }

  private var askingKeys: KeyTable {
    KeyTable(
      .turkish,
      [
        KeyRow([], [.hint], .hint, "the first letters; the answer counts for no speed"),
        KeyRow([], [.skip], .skip, "show the form; it counts as not known"),
        undoRow([]),
        KeyRow(
          [],
          [.why],
          .why,
          "why the last answer was marked this way",
          applies: canExplain
        ),
        KeyRow([.escape], [.back], .back, "go back"),
        .leave(),
      ]
    )
  }

  private var markKeys: KeyTable {
    KeyTable([
      KeyRow([.enter, .space], [.next], .next, label: "", "go on"),
      KeyRow(
        [.character("w")],
        [.why],
        .why,
        label: "why",
        "why it was marked this way",
        applies: canExplain
      ),
      undoRow([.character("u")]),
      .back("go back"),
      .leave(),
    ])
  }

  private func undoRow(_ keys: [Key]) -> KeyRow {
    KeyRow(
      keys,
      [.undo],
      .undo,
      label: keys.isEmpty ? nil : "undo",
      "take back the last answer",
      applies: canUndo
    )
  }
}

extension DrillMark {
  fileprivate var lines: [Line] {
    var lines = Screen.frame(for: outcome).lines
    if answer.passed, !answer.isInTime, !hasHint {
      let seconds = answer.milliseconds / 1000
      lines.append(Line("  It took \(seconds) s; the limit is \(limit) s.", .dim, hangingIndent: 2))
    }
    if let raised { lines.append(Line("  \(Wording.raised(to: raised))", .good, hangingIndent: 2)) }
    return lines
  }
}
