import Coordination
import Curriculum
import TerminalUI
import TextSafety

extension LessonCoordinator {
  func frame(in setting: Screen.Setting) -> Frame {
    guard let stage else { return Frame() }
    if asksRestart { return Frame([[], Line(Wording.restartQuestion, .accent)]) }
    if let page { return Frame([[]] + page.lines) }
    if let rule { return Frame([[]] + rule.lines) }
    let left = total - settled
    let again: SafeText = "Again (\(left) to go)  "
    let place = firstPassPosition.map { "\($0)/\(total)  " as SafeText } ?? again
    let count = dayMark.map { "\($0.text)  " as SafeText } ?? place
    let explained: [Line] =
      explainsSpeaking && !setting.hasTranscriptSource && !isRating
      ? [Line(howToSpeak, .dim), Line(Wording.howToBeSilent, .dim), []] : []
    return Frame([[]] + explained + stage.lines(count: count, setting: setting))
  }

  func keys(in setting: Screen.Setting) -> KeyTable {
    guard let stage else { return KeyTable([.leave()]) }
    if asksRestart { return Self.restartKeys }
    if isReading { return KeyTable(pageRows) }
    let rows =
      choiceRows(stage.item) + stage.rows(in: setting) + silenceRows + sharedRows(stage.item)
    switch (stage, stage.item.task.answering) {
    case (_, .choose): return KeyTable(rows)
    case (.speaking(let speaking), _) where setting.hasTranscriptSource || speaking.isRating:
      return KeyTable(rows)
    case (.speaking(let speaking), _):
      let lead: SafeText = speaking.allowsRating ? "Enter: said it> " : "said> "
      return KeyTable(.turkish, lead: lead, rows, explainsHelp: isNewLearner)
    case (.reading, _), (.listening, _), (.writing, _):
      return KeyTable(.turkish, rows, explainsHelp: isNewLearner)
    }
  }

  private var isRating: Bool {
    if case .speaking(let stage)? = stage { stage.isRating } else { false }
  }

  private var howToSpeak: SafeText {
    if stage?.item.task.isFree == true {
      return allowsRating ? Wording.tellingUnheard : Wording.tellingWithoutMicrophone
    }
    return allowsRating ? Wording.speakingUnheard : Wording.speakingWithoutMicrophone
  }

  /// The key that leaves out speaking items.
  private var silenceRows: [KeyRow] {
    guard case .speaking? = stage else { return [] }
    return [
      KeyRow(
        [.character("m")],
        [.silent],
        .leaveOutSpeaking,
        label: "no speaking",
        "no speaking until you leave dilim; nothing is counted as wrong"
      )
    ]
  }

  private static var restartKeys: KeyTable {
    KeyTable([
      KeyRow([.character("y")], [.restart], .restart, label: "start over", "start the lesson over"),
      KeyRow(
        [.character("n"), .character("b"), .escape],
        [.back],
        .back,
        label: "go on",
        "go on where you are"
      ),
      .leave("leave; everything is kept"),
    ])
  }

  private func choiceRows(_ item: PreparedItem) -> [KeyRow] {
    switch item.task.answering {
    case .choose(let options): KeyRow.digits(options.count, "choose")
    case .write, .writeDown, .say, .tell: []
    }
  }

  /// The keys of a page of words or of a screen.
  private var pageRows: [KeyRow] {
    let title: SafeText = page == nil ? "try it" : "the questions on these words"
    let heard: SafeText = page == nil ? "hear the examples" : "hear the words and their examples"
    let isHeard = page != nil || rule?.pronunciation != nil
    return [
      KeyRow([.enter, .space], [.next], .next, label: "", title),
      KeyRow([.character("p")], [.play], .play, label: nil, heard, applies: isHeard),
    ] + answerRows + backgroundRows + restartRows
      + [.back("go back; the lesson keeps its place"), .leave("leave; everything is kept")]
  }

  private func sharedRows(_ item: PreparedItem) -> [KeyRow] {
    textRows(item) + [
      KeyRow(
        [.character("h")],
        [.hint],
        .hint,
        "a hint, in three steps",
        applies: (currentState?.hints ?? 0) < ItemState.hintLimit
      ),
      KeyRow([.character("s")], [.skip], .skip, "put the item off; this never counts as wrong"),
    ] + answerRows + backgroundRows + restartRows + [
      .back("go back; the lesson keeps its place", label: nil),
      .leave("leave; everything is kept"),
    ]
  }

  /// The keys that change the last answer.
  private var answerRows: [KeyRow] {
    [
      KeyRow([.character("u")], [.undo], .undo, "take back the last answer", applies: canUndo),
      isUnsure
        ? .proposal(applies: canPropose)
        : KeyRow(
          [.character("o")],
          [.right],
          .overrule,
          "\"I was right\": overrule the last mark",
          applies: canOverrule
        ),
    ]
  }

  private var restartRows: [KeyRow] {
    [
      // The key asks first, because it is easily pressed by mistake; the word does not.
      KeyRow(
        [.character("R")],
        [],
        .askRestart,
        "start the lesson over (asks first)",
        applies: canRestart
      ),
      KeyRow([], [.restart], .restart, "start the lesson over", applies: canRestart),
    ]
  }

  /// The keys for the text of this question, or of the one before it.
  private func textRows(_ item: PreparedItem) -> [KeyRow] {
    if let group = item.group { return [group.againRow] }
    if let rule = item.rule { return [rule.againRow] }
    // A small window shows only the last turns of a dialogue.
    let hasOwn = item.hasText || !item.task.turns.isEmpty
    let hasText = hasOwn || background?.paragraphs.isEmpty == false
    let label: SafeText? = item.hasText ? "text" : nil
    return [
      .text(label: label, applies: hasText),
      KeyRow(
        [.character("g")],
        [.words],
        .explainWords,
        label: item.glosses.isEmpty ? nil : "words",
        "the meaning of the rarer words of the text",
        applies: !item.glosses.isEmpty || background?.glosses.isEmpty == false
      ),
    ]
  }

  /// The keys that ask about the last answer.
  private var backgroundRows: [KeyRow] {
    guard let background else { return [] }
    return background.explainsMark
      ? [KeyRow([.character("w")], [.why], .why, "why the last answer was marked this way")]
        + background.noteRows(label: nil)
      : background.noteRows(label: nil)
  }
}

extension WordGroup {
  /// The key that shows the words again.
  var againRow: KeyRow {
    KeyRow(
      [.character("t")],
      [.text],
      .readText,
      label: "words",
      "show the \(words.count) words again"
    )
  }
}

extension AnswerBackground {
  /// Returns the row of the grammar notes; none for an item without a grammar point.
  func noteRows(label: SafeText?) -> [KeyRow] {
    guard let tag = tags.first else { return [] }
    return [
      KeyRow(
        [.character("n")],
        [.note],
        .note,
        label: label,
        "the grammar note: \(Wording.name(of: tag))"
      )
    ]
  }
}

extension Stage {
  func lines(count: SafeText, setting: Screen.Setting) -> [Line] {
    let text =
      if case .reading(let reading) = self, reading.showsText {
        (item.passage?.paragraphs ?? []).map { Line(text: $0) } + [[]]
      } else { [Line]() }
    let task = TaskScreen(item)
    if case .speaking(let speaking) = self, speaking.isRating {
      return speaking.ratingLines(count: count)
    }
    let head = text + [Line([Span(count, .dim), task.instruction] + afterInstruction(in: setting))]
    // An empty line comes before the question, and before that perhaps a message.
    return head + task.fitting([[], [], []] + head, in: setting)
  }

  private func afterInstruction(in setting: Screen.Setting) -> [Span] {
    switch self {
    case .listening(let stage): [stage.plays(in: setting)]
    case .speaking(let stage): [Span(" (try \(stage.attempt) of \(ItemState.attemptLimit)):")]
    case .reading, .writing: []
    }
  }
}
