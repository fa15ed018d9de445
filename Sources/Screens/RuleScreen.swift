import Coordination
import Curriculum
import TerminalUI
import TextSafety

extension GrammarPage {
  /// The screen with its place in the lesson.
  var lines: [Line] {
    let head =
      isRepeated
      ? Line("Grammar, \(index + 1)/\(count) again: \(screen.title.text)", .strong)
      : Line("Grammar, \(index + 1)/\(count): \(screen.title.text)", .strong)
    return [head] + screen.lines.indices.map(line)
  }

  private func line(at place: Int) -> Line {
    switch screen.lines[place] {
    case .sentence(let text): return Line(text: text.text)
    case .row(let cells, line: _):
      let widths = widths(around: place)
      let padded = zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: max(0, width - cell.count))
      }
      return Line("  \(padded.joined(separator: "  "))", hangingIndent: 4)
    case .example(let turkish, let english):
      return Line(
        [Span("  "), Span(text: turkish.text, .strong), Span(text: " – \(english)")],
        hangingIndent: 4
      )
    }
  }

  /// The widths of the columns of the table that has a row.
  private func widths(around place: Int) -> [Int] {
    let lines = screen.lines
    var (first, last) = (place, place)
    while first > 0, cells(first - 1) != nil { first -= 1 }
    while last + 1 < lines.count, cells(last + 1) != nil { last += 1 }
    let table = (first...last).compactMap(cells)
    return (0..<(table.first?.count ?? 0)).map { column in
      table.map { $0[column].count }.max() ?? 0
    }
  }

  private func cells(_ place: Int) -> [String]? {
    if case .row(let cells, line: _) = screen.lines[place] { cells } else { nil }
  }

  /// The lines as plain text.
  var sentences: [SafeText] { lines.map { SafeText(line: $0.plainText) } }

  /// The key that shows the screen again.
  var againRow: KeyRow {
    KeyRow([.character("t")], [.text], .readText, label: "rule", "show the rule again")
  }
}
