import Coordination
import Curriculum
import TerminalUI
import TextSafety

extension WordGroup {
  /// The page of the group.
  var lines: [Line] {
    let head = Line("New words, \(index + 1)/\(count)", .strong)
    return [head] + words.flatMap { lines(for: $0) }
  }

  private func lines(for word: TaughtWord) -> [Line] {
    let card = word.card
    let meanings = card.meanings.joined(separator: "; ")
    return [
      Line(
        [
          Span("  "), Span(text: card.word, .strong),
          Span(" (\(Wording.partOfSpeech(card.partOfSpeech))): \(meanings)"),
        ],
        hangingIndent: 4
      ),
      Line("    \(card.example) \(card.translation)", .dim, hangingIndent: 4),
    ] + word.notes.map { Line("    ! \($0)", .dim, hangingIndent: 6) }
  }
}
