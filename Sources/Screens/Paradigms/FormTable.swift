import Interface
package import TerminalUI

/// A table of the forms of a word.
///
/// Title, headings and names are in English, as in JSON; the frame has their translations.
package struct FormTable: Sendable, Equatable {
  package var title: String
  /// The headings of the columns; empty for a list of single forms.
  package var columns: [String]
  package var rows: [Row]

  package struct Row: Sendable, Equatable {
    package var name: String
    /// One cell for each column.
    package var cells: [Cell]

    /// Whether every cell is without a form.
    var isEmpty: Bool { cells.allSatisfy(\.forms.isEmpty) }
  }

  /// The forms in one cell, the preferred one first.
  package struct Cell: Sendable, Equatable {
    /// The UniMorph features of the forms; nil where UniMorph has none.
    package var features: String?
    package var forms: [String]
  }

  /// Returns the table for a terminal of this width; columns that don't fit follow below.
  package func frame(columns width: Int, style: (String) -> String) -> Frame {
    let columns = columns.map(Self.translated)
    let names = rows.map { Self.translated($0.name) }
    let cells = rows.map { row in row.cells.map { $0.forms.first.map(style) ?? "-" } }
    let label = (names.map { DisplayWidth.of($0) }.max() ?? 0) + 2
    let widths = columns.indices.map { index in
      (cells.map { DisplayWidth.of($0[index]) } + [DisplayWidth.of(columns[index])]).max() ?? 0
    }
    var lines: [Line] = [[], Line(text: Self.translated(title), .strong, hangingIndent: 2)]
    for group in Self.groups(widths, room: min(width, Frame.widest) - label - 2) {
      if columns.contains(where: { !$0.isEmpty }) {
        let heads = group.map { columns[$0] }
        lines.append(Line(text: Self.text("", heads, label, group, widths), .dim))
      }
      for (name, forms) in zip(names, cells) {
        let text = Self.text(name, group.map { forms[$0] }, label, group, widths)
        lines.append(Line(text: text, hangingIndent: label + 2))
      }
    }
    return Frame(lines)
  }

  private static func translated(_ name: String) -> String {
    InterfaceLanguage.translation(of: name) ?? name
  }

  /// Groups the columns that fit side by side; a group has at least one column.
  private static func groups(_ widths: [Int], room: Int) -> [[Int]] {
    var groups: [[Int]] = []
    var used = 0
    for (index, width) in widths.enumerated() {
      if !groups.isEmpty, used + 2 + width <= room {
        groups[groups.count - 1].append(index)
        used += 2 + width
      } else {
        groups.append([index])
        used = width
      }
    }
    return groups
  }

  private static func text(
    _ name: String,
    _ cells: [String],
    _ label: Int,
    _ group: [Int],
    _ widths: [Int]
  ) -> String {
    var text = "  " + padded(name, label)
    for (cell, column) in zip(cells, group) {
      text += column == group.last ? cell : padded(cell, widths[column] + 2)
    }
    return text
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - DisplayWidth.of(text), 0))
  }
}
