import Coordination
import Curriculum
import Explanations
import TerminalUI
import TextSafety

extension MistakesPlace {
  var keys: KeyTable {
    let points = KeyRow.digits(
      inSight.count,
      "practise this sentence first, then its grammar point"
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
    let yours = answer.isEmpty ? Wording.notAnswered : "\(answer)"
    return [
      Line("\(number) \(Wording.question(of: self))", hangingIndent: 2),
      Line([Span("  x "), Span(yours, .bad)], hangingIndent: 4),
      Line([Span("  + "), Span(text: solution, .good)], hangingIndent: 4),
    ] + reason
  }

  private var reason: [Line] {
    guard let finding = findings.first else { return [] }
    return [
      Line("  - \(FindingExplanation(finding, in: .chosen).sentence)", .dim, hangingIndent: 4)
    ]
  }
}
