import Coordination
import Curriculum
import TerminalUI

extension WordsPlace {
  var keys: KeyTable {
    KeyTable([
      KeyRow(
        [.enter, .space],
        [.next],
        .next,
        label: "",
        page + 1 < pageCount ? "the next words" : "the end of the list"
      ),
      KeyRow(
        [.character("p"), .left, .pageUp],
        [.previous],
        .turnPage(by: -1),
        label: "previous",
        "the previous words",
        applies: page > 0
      ),
      KeyRow(
        [.character("n"), .right, .pageDown],
        [],
        .turnPage(by: 1),
        "the next words",
        applies: page + 1 < pageCount
      ),
      .back("back"),
      .leave(),
    ])
  }

  var frame: Frame {
    let head = "Words, \(page + 1)/\(max(1, pageCount))"
    return Frame([[], Line(head, .strong)] + wordsInSight.flatMap { lines(for: $0) })
  }

  private func lines(for word: TaughtWord) -> [Line] {
    let card = word.card
    let meanings = card.meanings.joined(separator: "; ")
    return [
      Line(
        [Span("  "), Span(card.word, .strong), Span(" (\(card.partOfSpeech)): \(meanings)")],
        hangingIndent: 4
      ),
      Line("    \(card.example) \(card.translation)", .dim, hangingIndent: 4),
    ] + word.notes.map { Line("    ! \($0)", .dim, hangingIndent: 6) }
  }
}
