import Coordination
import Curriculum
import TerminalUI
package import TextSafety

/// The question of a test: like that of a lesson, but without hints.
extension TestRun {
  func lines(_ position: SafeText, setting: Screen.Setting) -> [Line] {
    guard let stage else { return [] }
    let text =
      if case .reading = stage {
        (stage.item.passage?.paragraphs ?? []).map { Line(text: $0) } + [[]]
      } else { [Line]() }
    let task = TaskScreen(stage.item)
    let unknown =
      optionCount.map { Line("  \($0 + 1) I don't know", hangingIndent: 4) } ?? Self.typedUnknown
    let explained: [Line] =
      explainsSpeaking && !setting.hasTranscriptSource
      ? [Line(Wording.speakingWithoutMicrophone, .dim)] : []
    return [[], Line(position, .dim)] + explained + text + [
      Line([task.instruction] + plays(stage, in: setting))
    ]
      + task.body
      + [unknown]
  }

  /// How to say "I don't know" where an answer is typed or said.
  private static var typedUnknown: Line {
    Line("  (:skip, or only Enter: I don't know)", .dim, hangingIndent: 3)
  }

  private func plays(_ stage: Stage, in setting: Screen.Setting) -> [Span] {
    guard case .listening(let listening) = stage else { return [] }
    return [listening.plays(in: setting)]
  }

  /// The keys of a question.
  func keys(in setting: Screen.Setting) -> KeyTable {
    guard let stage else { return KeyTable([.leave()]) }
    if asksRestart { return Self.restartKeys }
    let rows =
      optionRows + textRows(stage) + stage.rows(in: setting, isTest: true) + restartRows + [
        .back("go back; the test keeps its place", label: nil),
        .leave("leave; every answer is kept"),
      ]
    if optionCount != nil { return KeyTable(rows) }
    guard case .speaking = stage else { return KeyTable(.turkish, rows) }
    return setting.hasTranscriptSource ? KeyTable(rows) : KeyTable(.turkish, lead: "said> ", rows)
  }

  /// The keys of the options, of "I don't know" after them, and of the digits past them.
  private var optionRows: [KeyRow] {
    guard let count = optionCount else {
      return [
        KeyRow(
          [.character("s")],
          [.skip],
          .skip,
          label: "I don't know",
          "I don't know (only Enter says so too)"
        )
      ]
    }
    return [
      .choice([KeyRow.digits(1, count)], "choose"),
      KeyRow(
        KeyRow.digits(count + 1, count + 1) + [.character("s")],
        [.skip],
        .skip,
        label: "I don't know",
        "I don't know"
      ),
      .choice(
        [KeyRow.digits(count + 2, 9)],
        from: count + 1,
        label: nil,
        "past the options",
        applies: false
      ),
    ]
  }

  private func textRows(_ stage: Stage) -> [KeyRow] {
    guard case .reading = stage, stage.item.hasText else { return [] }
    return [.text()]
  }
}

extension [TestScore] {
  /// The scores on one line: "A1 5 of 5, A2 4 of 6".
  package var sentence: SafeText {
    map { "\(Wording.name(of: $0.part)) \($0.right) of \($0.asked)" as SafeText }.joined(
      separator: ", "
    )
  }
}

extension Wording {
  static func name(of part: TestScore.Part) -> SafeText {
    switch part {
    case .level(let level): "\(level.rawValue)"
    case .skill(let skill): name(of: skill)
    }
  }
}
