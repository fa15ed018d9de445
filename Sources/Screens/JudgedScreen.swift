package import Coordination
import Curriculum
package import Explanations
import Feedback
import Scoring
package import TerminalUI
import TextSafety

extension JudgedItem {
  func frame(in setting: Screen.Setting) -> Frame {
    let details = outcome.details(in: .interface, hasTurkishKeyboard: hasTurkishKeyboard)
    let whole = [markLine] + details + remarks
    let (reasons, result) = outcome.shortLines(
      mark: markLine,
      hasTurkishKeyboard: hasTurkishKeyboard
    )
    return Frame(
      (setting.shows(whole) ? whole : reasons + remarks + result) + AssistantLines.lines(for: turns)
    )
  }

  /// What the lesson says of the item and what becomes of it.
  private var remarks: [Line] {
    var lines = item.exercise.notes.map { Line("  ! \($0)", .dim, hangingIndent: 4) }
    if let transcript {
      lines.append("  Transcript:")
      lines += transcript.map { Line("  \($0)", hangingIndent: 2) }
    }
    if let after = afterwards { lines.append(Line("  \(after)", .dim, hangingIndent: 2)) }
    return lines
  }

  var keys: KeyTable {
    KeyTable(
      [KeyRow([.enter, .space], [.next], .next, label: "", "go on")] + backgroundRows
        + assistantRows + markRows + textRows + [
          .back("go back; the lesson keeps its place", label: nil),
          .leave("leave; everything is kept"),
        ]
    )
  }

  private var backgroundRows: [KeyRow] {
    let why = KeyRow([.character("w")], [.why], .why, label: "why", "why it was marked this way")
    return (background.explainsMark ? [why] : []) + background.noteRows(label: "note")
  }

  private var assistantRows: [KeyRow] {
    [
      KeyRow(
        [.character("e")],
        [.explain],
        .explain,
        label: "AI",
        "let the AI explain it",
        applies: offersExplanation
      ),
      KeyRow(
        [.character("x")],
        [.example],
        .followUp(.anotherExample),
        label: "example",
        "another example from the AI",
        applies: offersFollowUps
      ),
      KeyRow(
        [.character("d")],
        [.differently],
        .followUp(.explainDifferently),
        label: "differently",
        "let the AI explain it differently",
        applies: offersFollowUps
      ),
    ]
  }

  private var markRows: [KeyRow] {
    let isOverrulable = outcome.verdict?.passes == false && !isOverruled
    return [
      KeyRow(
        [.character("u")],
        [.undo],
        .undo,
        label: "undo",
        "take back the answer",
        applies: outcome.verdict != nil
      ),
      KeyRow(
        [.character("o")],
        [.right],
        .overrule,
        label: "I was right",
        "\"I was right\": overrule the mark",
        applies: isOverrulable
      ),
    ]
  }

  private var textRows: [KeyRow] {
    let hasText = !background.paragraphs.isEmpty
    return [
      KeyRow(
        [.character("t")],
        [.text],
        .readText,
        label: "text",
        "show the text again",
        applies: hasText
      ),
      KeyRow(
        [.character("g")],
        [.words],
        .explainWords,
        label: "words",
        "the meaning of its rarer words",
        applies: hasText
      ),
    ]
  }

  private var markLine: Line {
    let hint: SafeText = hints == 0 ? "" : hints == 1 ? " (1 hint used)" : " (\(hints) hints used)"
    if isOverruled { return Line("+ Counted as right, as you asked.\(hint)", .good) }
    return outcome.markLine(after: hint)
  }

  private var afterwards: SafeText? {
    if isOverruled { return nil }
    if attemptsLeft > 0 {
      return attemptsLeft == 1 ? "One try is left." : "\(attemptsLeft) tries are left."
    }
    guard comesBack else { return nil }
    if comesBackLater { return "It comes back before the list is done." }
    return item.id.isWordChoice && comesBackSoon
      ? "It comes back in a moment." : "It comes back at the end."
  }
}

extension Screen {
  /// Returns the mark of an answer outside a lesson.
  package static func frame(
    for outcome: Outcome,
    in language: ExplanationLanguage = .interface
  ) -> Frame {
    Frame([outcome.markLine(after: "")] + outcome.details(in: language))
  }
}

extension Screen {
  /// Returns the lines of a mark for a short window: the reasons, and then the mark and the answer.
  static func shortLines(for outcome: Outcome) -> (reasons: [Line], result: [Line]) {
    outcome.shortLines(mark: outcome.markLine(after: ""))
  }
}

extension Outcome {
  /// Returns the reasons, and what is printed last: the answers with the mark between them.
  fileprivate func shortLines(
    mark: Line,
    hasTurkishKeyboard: Bool = true
  ) -> (reasons: [Line], result: [Line]) {
    let details = details(in: .interface, hasTurkishKeyboard: hasTurkishKeyboard)
    let answers = details.prefix(2)
    return (Array(details.dropFirst(2)), answers.dropLast() + [mark] + answers.suffix(1))
  }

  fileprivate func markLine(after: SafeText) -> Line {
    guard let verdict else { return Line("x Not known: here is the solution.\(after)", .bad) }
    let style: Style =
      switch verdict {
      case .correct, .correctWithNote: .good
      case .almost: .warning
      case .wrong: .bad
      }
    // A colon ends the mark, also after the hints.
    let mark = Wording.mark(verdict)
    guard mark.string.hasSuffix(":") else { return Line(mark + after, style) }
    return Line("\(mark.string.dropLast())\(after):", style)
  }

  fileprivate func details(
    in language: ExplanationLanguage,
    hasTurkishKeyboard: Bool = true
  ) -> [Line] {
    switch self {
    case .choice(let chosen, let solution):
      return chosen.isRight ? [] : [Line("  Right: \(solution)", hangingIndent: 9)]
    case .text(let judgement):
      return AnswerDiff.lines(
        for: judgement,
        in: language,
        hasTurkishKeyboard: hasTurkishKeyboard
      )
    case .speech(let judgement): return SpeechMarks.lines(for: judgement)
    case .revealed(let solution): return [Line("  \(solution)", .strong, hangingIndent: 2)]
    }
  }
}
