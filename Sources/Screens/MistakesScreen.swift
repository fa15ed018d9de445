import Coordination
import Curriculum
import Explanations
import TerminalUI
import TextSafety

extension MistakesPlace {
  var keys: KeyTable {
    let points = KeyRow.digits(
      inSight.count,
      "open this mistake: its item, grammar note, practice and explanation"
    )
    return KeyTable(
      [
        KeyRow(
          [.enter, .space],
          [.next],
          .next,
          label: "",
          mistakes.isEmpty ? "back" : "practise all open mistakes"
        )
      ] + (mistakes.isEmpty ? [] : points) + [
        KeyRow(
          [.character("m")],
          [.practice],
          .practise,
          label: "practise all",
          "practise all open mistakes",
          applies: !mistakes.isEmpty
        ),
        KeyRow(
          [.character("n"), .character(">"), .right, .pageDown],
          [],
          .turnPage(by: 1),
          label: "next",
          "earlier mistakes",
          applies: page + 1 < pageCount
        ),
        KeyRow(
          [.character("p"), .character("<"), .left, .pageUp],
          [.previous],
          .turnPage(by: -1),
          label: "previous",
          "later mistakes",
          applies: page > 0
        ),
        .back("back"),
        .leave(),
      ]
    )
  }

  var frame: Frame {
    guard !mistakes.isEmpty else {
      return Frame([[], Line("Mistakes", .strong), Line(Wording.noOpenMistakes)])
    }
    let pages: SafeText = pageCount > 1 ? ", \(page + 1)/\(pageCount)" : ""
    let head: SafeText = "Mistakes\(pages)"
    let lines = inSight.enumerated().flatMap { index, mistake in
      mistake.lines(number: index + 1)
    }
    return Frame([[], Line(head, .strong)] + lines + [Line(Wording.mistakesKeys, .dim)])
  }
}

extension Mistake {
  /// The question with its number, the answer, and the first reason why it was wrong.
  fileprivate func lines(number: Int) -> [Line] {
    return [Line("\(number) \(Wording.question(of: self))", hangingIndent: 2)] + answers + reason
  }

  /// What was answered, and what is right.
  fileprivate var answers: [Line] {
    let yours = answer.isEmpty ? Wording.notAnswered : "\(answer)"
    return [
      Line([Span("  x "), Span(yours, .bad)], hangingIndent: 4),
      Line([Span("  + "), Span(text: solution, .good)], hangingIndent: 4),
    ]
  }

  private var reason: [Line] {
    guard let finding = findings.first else { return [] }
    return [
      Line("  - \(FindingExplanation(finding, in: .chosen).sentence)", .dim, hangingIndent: 4)
    ]
  }
}

extension MistakePlace {
  var keys: KeyTable {
    let hasText = !background.paragraphs.isEmpty
    return KeyTable(
      [
        KeyRow([.enter, .space], [.next], .next, label: "", "answer it again"),
        KeyRow(
          [.character("m")],
          [.practice],
          .practise,
          label: "practise",
          "answer it again, then practise its grammar point"
        ),
        KeyRow(
          [.character("w")],
          [.why],
          .why,
          label: "why",
          "why it was marked this way",
          applies: background.explainsMark
        ),
      ] + background.noteRows(label: "note")
        + KeyRow.assistant(
          "let the AI explain it",
          explains: dialogue.offersExplanation,
          followsUp: dialogue.offersFollowUps,
          reports: dialogue.offersReport
        ) + [
          .text(applies: hasText),
          .back("back to the mistakes"),
          .leave(),
        ]
    )
  }

  var frame: Frame {
    let head = Line(Wording.question(of: mistake), .strong, hangingIndent: 2)
    let reasons = mistake.findings.map {
      Line("  - \(FindingExplanation($0, in: .chosen).sentence)", hangingIndent: 4)
    }
    let choice = background.choice?.lines ?? []
    return Frame(
      [[], head] + mistake.answers + reasons + choice + AssistantLines.lines(for: dialogue.turns)
    )
  }
}
