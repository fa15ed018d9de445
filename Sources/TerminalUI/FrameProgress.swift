/// The lines of a growing frame that are already on the screen, so that each is printed once.
package struct FrameProgress: Sendable {
  private var lines: [Line] = []

  package init() {}

  /// Returns the text to print: the added lines of a longer frame, or all lines of a different one.
  package mutating func advance(to frame: Frame, columns: Int, palette: Palette) -> Rendered {
    let added =
      frame.lines.starts(with: lines) ? frame.lines.dropFirst(lines.count) : frame.lines[...]
    lines = frame.lines
    return Frame(Array(added)).rendered(columns: columns, palette: palette)
  }

  /// Forgets the printed lines; the next frame is printed whole.
  package mutating func forget() { self = FrameProgress() }
}
