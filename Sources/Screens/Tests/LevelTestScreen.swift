import Coordination
import Curriculum
import Memory
import TerminalUI
import TextSafety

extension LevelTestCoordinator {
  func frame(in setting: Screen.Setting) -> Frame {
    if run.asksRestart { return TestRun.restartFrame }
    if let result { return Frame(lines(for: result, in: setting)) }
    let position: SafeText = "\(level.rawValue) test, item \(position) of \(length)"
    return Frame(introduction + run.lines(position, setting: setting))
  }

  /// What the test is, before its first item.
  private var introduction: [Line] {
    guard position == 1 else { return [] }
    return [
      [],
      Line("The \(level.rawValue) test: \(length) questions, six of each skill.", .strong),
      Line(
        """
        There are no hints, and no marks until the end. 20 right answers pass, with half of each \
        skill. You can leave and go on later.
        """,
        hangingIndent: 0
      ),
    ]
  }

  private func lines(for result: LevelTestResult, in setting: Screen.Setting) -> [Line] {
    let score: SafeText = "\(result.right) of \(result.asked) right"
    var lines: [Line] = [
      [],
      Line(
        result.isPassed
          ? "\(result.level.rawValue) test passed: \(score)."
          : "\(result.level.rawValue) test not yet passed: \(score).",
        .strong
      ),
      Line("  By skill: \(result.skills.sentence)", hangingIndent: 4),
    ]
    if !result.isPassed { lines.append(Line("  \(Self.reason(result))", hangingIndent: 2)) }
    if !result.weakTags.isEmpty {
      lines.append(Line("  To practise: \(Wording.list(result.weakTags))", hangingIndent: 4))
      lines.append(
        Line(
          setting.isByLine
            ? "  dilim note \(result.weakTags[0]) explains the first."
            : "  The grammar notes (n at home) explain them.",
          hangingIndent: 2
        )
      )
    }
    if let nextDay {
      lines.append(Line("  \(Wording.nextTest(from: nextDay.isoDate))", hangingIndent: 2))
    }
    return lines
  }

  /// What was missing.
  private static func reason(_ result: LevelTestResult) -> SafeText {
    let weak = result.skills.filter { $0.right * 2 < $0.asked }
    let needed = result.asked > 24 ? 24 : 20
    if result.right >= needed, !weak.isEmpty {
      return "Enough answers were right, but each skill needs half: \(weak.sentence)."
    }
    return "\(needed) right answers pass."
  }

  func keys(in setting: Screen.Setting) -> KeyTable {
    guard result != nil else { return run.keys(in: setting) }
    return KeyTable([
      KeyRow(
        [.enter, .space, .character("b"), .escape],
        [.next, .back],
        .next,
        label: "",
        "go on"
      ),
      .leave(),
    ])
  }
}
