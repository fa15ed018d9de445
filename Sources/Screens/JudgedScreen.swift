package import Coordination
import Curriculum
package import Explanations
import Feedback
import Scoring
package import TerminalUI
import TextSafety

extension JudgedItem {
  func frame(in setting: Screen.Setting) -> Frame {
    let details =
      outcome.details(in: .chosen, letters: letterNotes) + choiceLines + soundLines + modelLines
    let whole = [markLine] + details + remarks
    let (reasons, result) = outcome.shortLines(
      mark: markLine,
      letters: letterNotes
    )
    // In a small window the mark is next to the prompt; what needs pages begins with it.
    let short = choiceLines + reasons + soundLines + remarks + result
    let mark = setting.shows(short) && !setting.shows(whole) ? short : whole
    return Frame(mark + AssistantLines.lines(for: turns) + (isCopying ? copyLines : []))
  }

  /// What the learner types before going on from an unsure answer.
  private var copyLines: [Line] {
    [
      "  Type the listed answer once:",
      Line("  \(outcome.nearest ?? "")", .strong, hangingIndent: 2),
    ]
  }

  /// After a wrong choice, the deciding sentence and what speaks against the option.
  private var choiceLines: [Line] {
    guard outcome.verdict?.passes != true, !isOverruled else { return [] }
    return background.choice?.lines ?? []
  }

  /// Why words of a dictation were heard as others.
  private var soundLines: [Line] {
    guard case .writeDown = item.task.answering, !isOverruled else { return [] }
    let findings = outcome.findings.filter { $0.category != .diacritics }
    return SpeechMarks.sounds(findings.compactMap(SoundExplanation.init(dictated:)))
  }

  /// One way to tell what was to be told.
  private var modelLines: [Line] {
    item.task.isFree ? ["  One way:", Line("  \(item.task.solution)", hangingIndent: 2)] : []
  }

  /// What the lesson says of the item and what becomes of it.
  private var remarks: [Line] {
    // The meaning of a sentence to say was above it.
    let isSentence = item.kind == .speaking && !item.task.isFree
    let notes = item.exercise.notes.dropFirst(isSentence ? 1 : 0)
    var lines = notes.map { Line("  ! \($0)", .dim, hangingIndent: 4) }
    if let transcript {
      lines.append("  Transcript:")
      lines += transcript.map { Line("  \($0)", hangingIndent: 2) }
    }
    if let after = afterwards { lines.append(Line("  \(after)", .dim, hangingIndent: 2)) }
    return lines
  }

  var keys: KeyTable { isCopying ? copyKeys : markKeys }

  private var copyKeys: KeyTable {
    KeyTable(
      .turkish,
      [KeyRow([], [.skip, .next], .skip, label: "", "go on without typing it")]
        + proposalRows + assistantRows + markRows + backgroundRows + [
          .back("go back; the lesson keeps its place", label: nil),
          .leave("leave; everything is kept"),
        ]
    )
  }

  private var markKeys: KeyTable {
    KeyTable(
      [KeyRow([.enter, .space], [.next], .next, label: "", "go on")] + proposalRows + backgroundRows
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
    KeyRow.assistant(
      isUnsure
        ? "ask the AI whether it means the same"
        : item.task.isFree ? "let the AI comment on it" : "let the AI explain it",
      explains: offersExplanation,
      followsUp: offersFollowUps,
      reports: offersReport
    )
  }

  private var markRows: [KeyRow] {
    [
      KeyRow(
        [.character("u")],
        [.undo],
        .undo,
        label: "undo",
        "take back the answer",
        applies: outcome.verdict != nil
      )
    ] + (isUnsure ? [] : [overruleRow])
  }

  private var isChoice: Bool {
    if case .choose = item.task.answering { true } else { false }
  }

  private var overruleRow: KeyRow {
    KeyRow(
      [.character("o")],
      [.right],
      .overrule,
      // The options of a choice leave little room for an error of the key.
      label: isChoice ? nil : isOpen ? "all was there" : "I was right",
      isOpen ? "it was all there: count it as right" : "\"I was right\": overrule the mark",
      applies: (outcome.verdict?.fails == true || isOpen) && !isOverruled
    )
  }

  private var proposalRows: [KeyRow] {
    isUnsure ? [.proposal(label: "mine was right", applies: !isProposed)] : []
  }

  private var textRows: [KeyRow] {
    if let group = background.group { return [group.againRow, wordRow] }
    if let rule = background.rule { return [rule.againRow] }
    let line = KeyRow(
      [.character("p")],
      [.play],
      .play,
      label: "hear it",
      "hear the deciding sentence again",
      applies: deciding != nil
    )
    let hasText = !background.paragraphs.isEmpty
    return (model == nil ? [line] : modelRows) + [
      .text(applies: hasText),
      KeyRow(
        [.character("g")],
        [.words],
        .explainWords,
        label: "words",
        "the meaning of its rarer words",
        applies: !background.glosses.isEmpty
      ),
    ]
  }

  /// The keys that play the sentence and what the learner said.
  private var modelRows: [KeyRow] {
    guard model != nil else { return [] }
    return [
      KeyRow(
        [.character("p")],
        [.play],
        .play,
        label: isRecorded ? "hear it" : nil,
        item.task.isFree ? "hear the example" : "hear the sentence"
      ),
      KeyRow(
        [.character("y")],
        [.mine],
        .playMine,
        label: "hear yours",
        "hear what you said",
        applies: isRecorded
      ),
    ]
  }

  private var wordRow: KeyRow {
    KeyRow(
      [.character("p")],
      [.play],
      .play,
      label: nil,
      "hear the word and its example",
      applies: word != nil
    )
  }

  private var markLine: Line {
    let hint: SafeText = hints == 0 ? "" : hints == 1 ? " (1 hint used)" : " (\(hints) hints used)"
    if isOverruled { return Line("+ Counted as right, as you asked.\(hint)", .good) }
    if letterNotes == .none, outcome.judgement?.lacksOnlyLetters == true {
      return Line(Wording.mark(.correct) + hint, .good)
    }
    return outcome.markLine(after: hint)
  }

  private var afterwards: SafeText? {
    if isOverruled { return nil }
    if attemptsLeft > 0 {
      return attemptsLeft == 1 ? "One try is left." : "\(attemptsLeft) tries are left."
    }
    guard comesBack else { return nil }
    if comesBackLater { return "It comes back before the list is done." }
    if item.id.isWordChoice, comesBackSoon { return "It comes back in a moment." }
    return isAskedAgainToday ? "It comes back today." : "It comes back at the end."
  }
}

extension Screen {
  /// Returns the mark of an answer outside a lesson.
  package static func frame(
    for outcome: Outcome,
    in language: ExplanationLanguage = .chosen
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
    letters letterNotes: LetterNotes = .whole
  ) -> (reasons: [Line], result: [Line]) {
    let details = details(in: .chosen, letters: letterNotes)
    if judgement?.parts.isEmpty == false || isTold { return (details, [mark]) }
    let answers = details.prefix(2)
    return (Array(details.dropFirst(2)), answers.dropLast() + [mark] + answers.suffix(1))
  }

  fileprivate func markLine(after: SafeText) -> Line {
    guard let verdict else { return Line("x Not known: here is the solution.\(after)", .bad) }
    let style: Style =
      switch verdict {
      case .correct, .correctWithNote: .good
      case .unsure, .almost: .warning
      case .wrong: .bad
      }
    // A colon ends the mark, also after the hints.
    let mark = sentence(of: verdict)
    guard mark.string.hasSuffix(":") else { return Line(mark + after, style) }
    return Line("\(mark.string.dropLast())\(after):", style)
  }

  private var isTold: Bool { if case .told = self { true } else { false } }

  private func sentence(of verdict: Verdict) -> SafeText {
    switch self {
    case .rated(let rating): return rating.mark
    case .told(let judgement): return MonologuePoints.mark(judgement)
    case .choice, .text, .speech, .revealed: break
    }
    return judgement?.practised == nil ? Wording.mark(verdict) : Wording.otherwiseRight
  }

  fileprivate func details(
    in language: ExplanationLanguage,
    letters letterNotes: LetterNotes = .whole
  ) -> [Line] {
    switch self {
    case .choice(let chosen, let solution):
      return chosen.isRight ? [] : [Line("  Right: \(solution)", hangingIndent: 9)]
    case .text(let judgement):
      return AnswerDiff.lines(
        for: judgement,
        in: language,
        letters: letterNotes
      )
    case .speech(let judgement): return SpeechMarks.lines(for: judgement, in: language)
    case .told(let judgement): return MonologuePoints.lines(for: judgement)
    case .rated: return []
    case .revealed(let solution): return [Line("  \(solution)", .strong, hangingIndent: 2)]
    }
  }
}
