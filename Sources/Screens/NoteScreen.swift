package import Curriculum
package import TerminalUI
import TextSafety

extension GrammarNote {
  /// The whole note, as it is shown after an answer or on its own.
  package var frame: Frame {
    var lines: [Line] = [[], Line(text: title, .strong, hangingIndent: 2)]
    lines += introduction.map { Line("  \($0)", hangingIndent: 2) }
    for block in form { lines += [[]] + Self.lines(for: block) }
    lines.append([])
    lines += examples.map { example in
      Line(
        [Span("  "), Span(text: example.turkish, .strong), Span(" \(example.english)")],
        hangingIndent: 4
      )
    }
    lines.append([])
    lines += pitfalls.map { pitfall in
      Line(
        [
          Span("  not "), Span(text: pitfall.wrong, .bad), Span(", but "),
          Span(text: pitfall.right, .good),
        ],
        hangingIndent: 4
      )
    }
    lines += advice.map { Line("  \($0)", hangingIndent: 2) }
    return Frame(lines)
  }

  private static func lines(for block: Block) -> [Line] {
    switch block {
    case .paragraph(let text): [Line("  \(text)", hangingIndent: 2)]
    case .list(let items): items.map { Line("  - \($0)", hangingIndent: 4) }
    case .table(let rows): table(rows)
    }
  }

  private static func table(_ rows: [[String]]) -> [Line] {
    let widths = rows.first?.indices.map { column in
      rows.map { DisplayWidth.of($0[column]) }.max() ?? 0
    }
    return rows.enumerated().map { index, row in
      let cells = zip(row, widths ?? []).map { cell, width in
        cell + String(repeating: " ", count: width - DisplayWidth.of(cell))
      }
      return Line(
        text: "  " + cells.joined(separator: "  "),
        index == 0 ? .dim : [],
        hangingIndent: 4
      )
    }
  }
}
