import Coordination
import Curriculum
import TerminalUI
import TextSafety

extension PlacementCoordinator {
  func frame(in setting: Screen.Setting) -> Frame {
    if let check { return check.frame(in: setting) }
    if run.asksRestart { return TestRun.restartFrame }
    if let result { return Frame(lines(for: result, setting)) }
    return Frame(introduction + run.lines("Item \(position), at most \(most)", setting: setting))
  }

  /// What the test is, before its first item.
  private var introduction: [Line] {
    guard position == 1 else { return [] }
    return [
      [],
      Line("What is your level? 8 to \(most) questions will tell.", .strong),
      Line(
        """
        There are no hints, and no marks until the end. \"I don't know\" is a good answer: it saves \
        questions that are too hard.
        """,
        hangingIndent: 0
      ),
    ]
  }

  private func lines(for result: PlacementResult, _ setting: Screen.Setting) -> [Line] {
    let level = result.level
    let way: SafeText = setting.isByLine ? "Next" : "Enter"
    let isNew = level != oldLevel
    return [
      [],
      Line("Begin with \(level.rawValue) (\(Wording.meaning(of: level))).", .strong),
    ] + shares(result) + [
      Line(
        """
          A short test can be a level off. Every level stays open, and you can change yours at any \
        time.
        """,
        hangingIndent: 2
      ),
      Line(
        isNew
          ? "\(way): set your level to \(level.rawValue)   b: stay at \(oldLevel.rawValue)"
          : "\(way): go on with \(level.rawValue), your level now",
        .accent,
        hangingIndent: 2
      ),
    ]
  }

  /// The shares of right answers; none if nothing could be shown of any answer.
  private func shares(_ result: PlacementResult) -> [Line] {
    guard !result.levels.sentence.isEmpty else { return [] }
    return [
      Line("  By level: \(result.levels.sentence)", hangingIndent: 4),
      Line("  By skill: \(result.skills.sentence)", hangingIndent: 4),
    ]
  }

  func keys(in setting: Screen.Setting) -> KeyTable {
    if let check { return check.keys }
    guard let result else { return run.keys(in: setting) }
    return KeyTable([
      KeyRow(
        [.enter, .space],
        [.next],
        .next,
        label: "",
        "take \(result.level.rawValue) as your level"
      ),
      .back(
        "keep your level, \(oldLevel.rawValue)",
        label: result.level == oldLevel ? nil : "keep \(oldLevel.rawValue)"
      ),
      .leave(),
    ])
  }
}
