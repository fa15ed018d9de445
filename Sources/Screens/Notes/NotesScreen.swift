import Coordination
import Curriculum
import TerminalUI
import TextSafety

extension NotesPlace {
  func keys(in setting: Screen.Setting) -> KeyTable {
    if isNaming { return KeyTable(.text, [KeyRow([], [.back], .back, "the list"), .leave()]) }
    let pages = pages(in: setting)
    let range = pages.range(ofPage: pages.page(of: first))
    return KeyTable(
      KeyRow.numbers(range, "read this note")
        + pages.keys(from: first, next: "next unit", previous: "previous unit") + [
          KeyRow(
            [.character("l")],
            [.level],
            .turnPage(by: nextLevel - first),
            label: "level",
            "the next level",
            applies: nextLevel != first
          ),
          KeyRow(
            [.character("/"), .character("f")],
            [.find],
            .openSearch,
            label: "name",
            "open a note by the name of its point",
            applies: !points.isEmpty
          ),
          .back("home"),
          .leave(),
        ]
    )
  }

  func frame(in setting: Screen.Setting) -> Frame {
    if isNaming { return Frame([Line(Wording.askForPoint, hangingIndent: 2)]) }
    guard !points.isEmpty else { return Frame([Line(Wording.noNotes, hangingIndent: 2)]) }
    let pages = pages(in: setting)
    let page = pages.page(of: first)
    let range = pages.range(ofPage: page)
    let unit = points[range.lowerBound].unit
    let head = "\(unit.name) \(unit.title) (\(unit.englishTitle))\(pages.mark(ofPage: page))"
    let lines = range.map { index in
      let number = index - range.lowerBound + 1
      let name = Wording.title(of: points[index], isByLine: setting.isByLine)
      let text = "\(number) \(Wording.mark(of: points[index].knowledge))\(name)"
      return Line.clipped(text, columns: setting.columns)
    }
    let hasStrength = range.contains { !Wording.mark(of: points[$0].knowledge).isEmpty }
    let legend: [Line] =
      hasStrength && explainsStrength(in: setting)
      ? [Line(Wording.legendOfStrength, .dim, hangingIndent: 2)] : []
    return Frame([.clipped(head, .strong, columns: setting.columns)] + lines + legend)
  }

  /// A small window has no room for the legend.
  private func explainsStrength(in setting: Screen.Setting) -> Bool {
    setting.rowsAbovePrompt >= 12 && setting.columns >= 60
  }

  /// A unit is a page, or several if the terminal is small.
  private func pages(in setting: Screen.Setting) -> ListPages {
    var onPage = 0
    let others = explainsStrength(in: setting) ? 2 : 1
    return ListPages(points.count, room: setting.rowsAbovePrompt - others) { index, last in
      onPage = last == nil ? 1 : onPage + 1
      guard let last else { return 1 }
      return onPage <= 9 && points[last].unit == points[index].unit ? 1 : nil
    }
  }
}

extension NotePlace {
  func keys(in setting: Screen.Setting) -> KeyTable {
    KeyTable(
      pages(in: setting).keys(from: first, next: "more of the note", previous: "one page back") + [
        KeyRow(
          [.character("e")],
          [.practice],
          .practise,
          label: "practise",
          "practise this point"
        ),
        .back("go back"),
        .leave(),
      ]
    )
  }

  func frame(in setting: Screen.Setting) -> Frame {
    let pages = pages(in: setting)
    return Frame(Array(lines[pages.range(ofPage: pages.page(of: first))]))
  }

  /// The note with the learner's strength below its title.
  private var lines: [Line] {
    let note = Array(note.frame.lines.drop { $0.plainText.isEmpty })
    let strength = Line(
      Wording.strength(of: self.note.tag, knowledge),
      .dim,
      hangingIndent: 2
    )
    return note.prefix(1) + [strength] + note.dropFirst()
  }

  private func pages(in setting: Screen.Setting) -> ListPages {
    let heights = lines.map { $0.rows(columns: setting.columns) }
    let room = setting.isByLine ? Int.max : setting.rowsAbovePrompt
    return ListPages(heights.count, room: room) { index, _ in heights[index] }
  }
}
