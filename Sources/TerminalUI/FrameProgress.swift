/// How much of a frame is on the screen already, so that one that grows is printed once.
package struct FrameProgress: Sendable {
  private var lines: [Line] = []

  package init() {}

  /// The text to print: the lines that a longer frame adds, or the whole of another one.
  package mutating func advance(to frame: Frame, columns: Int, palette: Palette) -> Rendered {
    let added =
      frame.lines.starts(with: lines) ? frame.lines.dropFirst(lines.count) : frame.lines[...]
    lines = frame.lines
    return Frame(Array(added)).rendered(columns: columns, palette: palette)
  }

  /// Prints whatever comes next from its beginning.
  package mutating func forget() { self = FrameProgress() }
}
