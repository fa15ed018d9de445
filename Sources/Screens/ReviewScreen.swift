import Cards
import Coordination
import Memory
import Scoring
import TerminalUI
import TextSafety

extension ReviewCoordinator {
  func frame(in setting: Screen.Setting) -> Frame {
    switch phase {
    case .asking(let asked): Frame([[]] + asked.questionLines(of: counts))
    case .shown(let asked, let judgement):
      Frame([[]] + asked.questionLines(of: counts) + asked.answerLines(judgement, in: setting))
    case .fetching: Frame([])
    case .over(let time): Frame([[]] + endLines(waitingUntil: time))
    }
  }

  var keys: KeyTable {
    switch phase {
    case .asking where isTyping:
      KeyTable(
        .turkish,
        [KeyRow([.enter], [.next], .next, "show the answer")] + cardRows(undo: nil)
      )
    case .asking:
      KeyTable(
        [
          KeyRow([.enter, .space], [.next], .next, label: "shows it", "show the answer"),
          .choice([KeyRow.digits(1, Rating.allCases.count)], label: nil, "show the answer"),
          Self.otherDigits,
        ] + cardRows(undo: "undo")
      )
    case .shown: KeyTable(ratingRows + [Self.otherDigits] + cardRows(undo: "undo"))
    case .fetching, .over:
      KeyTable([
        KeyRow(
          [.enter, .space, .character("b"), .escape],
          [.next, .back],
          .next,
          label: "",
          "go on"
        ),
        undoRow("undo"),
        .leave(),
      ])
    }
  }

  private var ratingRows: [KeyRow] {
    let meanings: [SafeText] = [
      "again: forgotten", "hard: known with effort", "good: known", "easy: known at once",
    ]
    return zip(meanings, 1...).map { text, number in
      .choice([KeyRow.digits(number, number)], from: number - 1, text)
    } + [
      KeyRow(
        [.enter, .space],
        [.next],
        .next,
        label: Wording.name(of: suggestion),
        Wording.name(of: suggestion)
      )
    ]
  }

  /// Digits past the ratings only report how many ratings there are.
  private static let otherDigits = KeyRow.choice(
    [KeyRow.digits(Rating.allCases.count + 1, 9)],
    from: Rating.allCases.count,
    label: nil,
    "",
    applies: false
  )

  private func undoRow(_ label: SafeText?) -> KeyRow {
    KeyRow(
      [.character("u")],
      [.undo],
      .undo,
      label: label,
      "take back the last change, or the last answer of an earlier review",
      applies: canUndo
    )
  }

  private func cardRows(undo label: SafeText?) -> [KeyRow] {
    [
      undoRow(label),
      KeyRow(
        [.character("e")],
        [.edit],
        .edit,
        "edit the card in $VISUAL or $EDITOR",
        applies: canEdit
      ),
      KeyRow(
        [.character("p")],
        [.play],
        .play,
        label: nil,
        showsExample ? "hear the word and its example" : "hear the word",
        applies: showsWord
      ),
      KeyRow(
        [.character("i")],
        [.picture],
        .showPicture,
        label: nil,
        "open the picture",
        applies: offersPicture
      ),
      KeyRow([.character("s")], [.known], .putAside, "suspend it: known, never asked again"),
      KeyRow([.character("y")], [.skip], .skip, "skip it until tomorrow"),
      .back("go back", label: nil),
      .leave("leave; every answer is kept"),
    ]
  }

  private var showsExample: Bool {
    if case .shown(let asked, _) = phase { !asked.card.entry.example.isEmpty } else { false }
  }

  private func endLines(waitingUntil time: Int64?) -> [Line] {
    var lines: [Line] = []
    if summary.hasContent {
      lines.append(Line("\(title) done: \(Wording.sentence(for: summary))", .strong))
    } else {
      lines.append(Line("\(title): nothing is due now.", .strong))
    }
    if let time, let now = lastMoment {
      let wait = Wording.wait(.at(time), from: now)
      let come: SafeText = left == 1 ? "1 card comes" : "\(left) cards come"
      lines.append(Line("  \(come) back in \(wait).", hangingIndent: 2))
    } else if let nextDay {
      let isToday = nextDay == lastMoment?.day
      let next: SafeText =
        isToday
        ? "More can be reviewed today." : "The next cards are due on \(Wording.date(of: nextDay))."
      lines.append(Line("  \(next)", hangingIndent: 2))
    }
    if let backlog {
      lines.append(Line("  \(Wording.sentence(for: backlog))", hangingIndent: 2))
    }
    return lines
  }
}

extension ReviewCoordinator.Asked {
  func questionLines(of counts: ReviewQueue.Counts) -> [Line] {
    let task: SafeText =
      switch card.kind {
      case .recognise: card.entry.shape == .plain ? "What is the other side?" : "What does it mean?"
      case .recall:
        card.entry.shape == .plain ? "What is the other side?" : "What is it in Turkish?"
      case .type: card.entry.shape == .plain ? "Type the other side:" : "Write in Turkish:"
      }
    let stage = card.standing.memory?.stage ?? .new
    let left = Wording.left(counts, showing: stage)
    var lines = Self.lines(card.question, .strong)
    if !card.entry.partOfSpeech.isEmpty, !lines.isEmpty {
      lines[lines.count - 1].spans.append(
        Span("  (\(Wording.partOfSpeech(card.entry.partOfSpeech)))", .dim)
      )
    }
    return [Line([Span("\(left)  ", .dim), Span(task)], hangingIndent: 2)] + lines
  }
}
