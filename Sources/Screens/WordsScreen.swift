import Coordination
import Curriculum
import TerminalUI

extension WordsPlace {
  static let keys = [
    KeyHelp("Enter", ":next", "the next words"),
    KeyHelp("b", ":back", "back"),
    KeyHelp("q", ":quit", "leave"),
  ]

  static func intent(for key: Key) -> Intent? {
    switch key {
    case .enter, .character(" "): .next
    case .left, .pageUp, .character("p"): .turnPage(by: -1)
    case .right, .pageDown, .character("n"): .turnPage(by: 1)
    case .character("b"), .escape: .back
    default: nil
    }
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
