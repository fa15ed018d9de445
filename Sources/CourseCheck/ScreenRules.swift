import Curriculum
import TextSafety

/// The rules on the screens of a grammar lesson: each fits a small window and is tried at once.
enum ScreenRules {
  private static let mostLines = 8
  private static let width = 38
  private static let leastItems = 2

  static func complaints(_ file: Course.LessonFile) -> [Complaint] {
    file.lesson.screens.enumerated().flatMap { index, screen in
      size(screen, in: file) + items(of: index, screen, in: file)
    }
  }

  private static func size(_ screen: GrammarScreen, in file: Course.LessonFile) -> [Complaint] {
    let place = file.place(screen.title.line)
    let tables = screen.lines.split { if case .row = $0 { false } else { true } }
    let widest = tables.map(width).max() ?? 0
    // In Turkish the head is longer than in English.
    let title = rows("Dil bilgisi, 1/9: \(screen.title.text)")
    let count = screen.lines.reduce(title) { $0 + rows($1) }
    let tall: [Complaint] =
      count <= mostLines
      ? []
      : [
        place.fail(
          .screenSize,
          "\(count) lines of \(width) columns on the screen; expected at most \(mostLines)"
        )
      ]
    guard widest > width else { return tall }
    let wide = place.fail(
      .screenSize,
      "a table of \(widest) columns on the screen; expected at most \(width)"
    )
    return tall + [wide]
  }

  private static func items(
    of index: Int,
    _ screen: GrammarScreen,
    in file: Course.LessonFile
  ) -> [Complaint] {
    let items = file.lesson.exercises.filter { $0.screen == index }
    let place = file.place(screen.title.line)
    guard items.count >= leastItems else {
      return [place.fail(.screenItems, "one item tries the screen; expected two or more")]
    }
    let isProduced = items.contains { $0.task.texts.contains(where: \.role.isProduced) }
    return isProduced
      ? [] : [place.fail(.screenItems, "no item of the screen lets the learner write")]
  }

  /// The columns of a table with two spaces before each of its own.
  private static func width(of rows: ArraySlice<GrammarScreen.Line>) -> Int {
    let cells = rows.compactMap { if case .row(let cells, line: _) = $0 { cells } else { nil } }
    let widths = (0..<(cells.map(\.count).max() ?? 0)).map { column in
      cells.compactMap { $0.indices.contains(column) ? $0[column].count : nil }.max() ?? 0
    }
    return widths.reduce(0) { $0 + $1 + 2 }
  }

  private static func rows(_ line: GrammarScreen.Line) -> Int {
    switch line {
    case .sentence(let text): rows(text.text)
    case .row: 1
    case .example(let turkish, let english): rows("  \(turkish.text) – \(english)", indent: 4)
    }
  }

  /// The lines that a text takes in a narrow window.
  private static func rows(_ text: String, indent: Int = 0) -> Int {
    var (rows, column) = (1, 0)
    for word in text.split(separator: " ") {
      if column > 0, column + 1 + word.count > width { (rows, column) = (rows + 1, indent) }
      column += (column > 0 ? 1 : 0) + word.count
    }
    return rows
  }
}
