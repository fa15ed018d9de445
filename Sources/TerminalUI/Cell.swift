/// A character with its style and display width.
struct Cell: Sendable, Equatable {
  let character: Character
  let style: Style
  let width: Int

  init(character: Character, style: Style) {
    self.character = character
    self.style = style
    width = DisplayWidth.of(character)
  }

  static func space() -> Cell { Cell(character: " ", style: []) }
}

extension Sequence<Cell> {
  /// Returns the text with escape codes; each style is reset at its end.
  func rendered(_ palette: Palette) -> String {
    var result = ""
    var run = ""
    var style: Style = []
    for cell in self {
      if cell.style != style {
        result += palette.styled(run, style)
        run = ""
        style = cell.style
      }
      run.append(cell.character)
    }
    return result + palette.styled(run, style)
  }

  var width: Int { reduce(0) { $0 + $1.width } }
}
