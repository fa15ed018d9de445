import Coordination
import Drills
import Explanations
import Scoring
import TerminalUI
import TextSafety

extension SoundsCoordinator {
  func frame(in setting: Screen.Setting) -> Frame {
    if let mark { return Frame(mark.lines) }
    if isRating { return Frame([[]] + ratingLines) }
    return Frame([[]] + (isSaying ? sayingLines : hearingLines))
  }

  private var hearingLines: [Line] {
    [Line([Span("Which word do you hear?"), Span(state, .dim)], hangingIndent: 2)]
      + item.pair.numbered
  }

  private var sayingLines: [Line] {
    [
      Line([Span("Say this:"), Span(state, .dim)], hangingIndent: 2),
      Line(text: item.sentence, .strong),
      Line("  \(item.word.text): \(item.word.gloss)", hangingIndent: 4),
      Line("  not \(item.other.text): \(item.other.gloss)", .dim, hangingIndent: 4),
    ]
  }

  private var ratingLines: [Line] {
    ["How did it sound beside this?", Line(text: item.sentence, .strong)]
  }

  /// The contrast, and how many of its answers were right.
  private var state: SafeText {
    let letters = item.pair.contrast.letters
    guard tally.answers > 0 else { return "  \(letters)" }
    return "  \(letters) – \(tally.right) of \(tally.answers) right"
  }

  func keys(in setting: Screen.Setting) -> KeyTable {
    if mark != nil { return markKeys }
    if isRating { return KeyTable(SelfRating.rows + [sentenceRow] + commonRows) }
    guard isSaying else { return hearingKeys }
    guard setting.hasTranscriptSource else {
      let lead: SafeText = allowsRating ? "Enter: said it> " : "said> "
      return KeyTable(.turkish, lead: lead, [sentenceRow] + otherRows)
    }
    return KeyTable(
      [KeyRow([.enter, .space], [.speak], .listen, label: "speak", "speak"), sentenceRow]
        + otherRows
    )
  }

  private var hearingKeys: KeyTable {
    KeyTable(
      KeyRow.digits(item.pair.words.count, "choose") + [
        KeyRow([.character("p")], [.play], .play, label: "again", "hear it again")
      ] + otherRows
    )
  }

  private var otherRows: [KeyRow] {
    [
      KeyRow(
        [.character("a")],
        [isSaying ? .hear : .say],
        .otherWay,
        label: isSaying ? "hear" : "say",
        isSaying
          ? "hear the words instead of saying them" : "say the words instead of hearing them",
        applies: canTurn
      ),
      KeyRow([.character("s")], [.skip], .skip, "leave this pair out; it counts for nothing"),
    ] + commonRows
  }

  private var sentenceRow: KeyRow {
    KeyRow([.character("p")], [.play], .play, label: nil, "hear the sentence")
  }

  private var commonRows: [KeyRow] {
    [
      KeyRow([.character("u")], [.undo], .undo, "take back the last answer", applies: canUndo),
      .back("go back", label: nil), .leave(),
    ]
  }

  private var markKeys: KeyTable {
    KeyTable(
      [
        KeyRow([.enter, .space], [.next], .next, label: "", "go on"),
        .choice(
          [KeyRow.digits(1, item.pair.words.count)],
          label: "hear each",
          "hear the one and the other"
        ),
        KeyRow(
          [.character("y")],
          [.mine],
          .playMine,
          label: "hear yours",
          "hear what you said",
          applies: mark?.isRecorded == true
        ),
      ] + commonRows
    )
  }
}

extension SoundPair {
  /// The words, numbered, with their meanings.
  fileprivate var numbered: [Line] {
    words.enumerated().map { place, word in
      Line(
        [Span("  \(place + 1) "), Span(text: word.text, .strong), Span(" (\(word.gloss))")],
        hangingIndent: 4
      )
    }
  }
}

extension SoundMark {
  fileprivate var lines: [Line] {
    let (word, other) = (item.word.text, item.other.text)
    let head: SafeText =
      isSaid ? "x “\(other)” was heard, not “\(word)”" : "x It was “\(word)”, not “\(other)”"
    let sounds = SoundComparison(word, other)
    let reason = SoundExplanation(expected: word, heard: other, reasons: sounds.reasons)
    let sentence = isSaid ? reason?.heardSentence(in: .chosen) : reason?.sentence(in: .chosen)
    return [Line(head, .bad, hangingIndent: 2)] + item.pair.numbered
      + (sentence.map { [Line("  - \($0)", hangingIndent: 4)] } ?? [])
  }
}
