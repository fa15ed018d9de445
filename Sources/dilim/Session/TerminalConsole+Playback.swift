import Coordination
import Screens
import TerminalUI
import TextSafety

/// Texts that are shown in place of sound.
extension TerminalConsole {
  /// Shows the text for its duration, or until Enter, and then erases it.
  mutating func play(_ playback: Playback) throws(Ending) {
    let lines = playback.paragraphs.map { Line("  \($0)", hangingIndent: 2) }
    let rows = Frame(lines).rendered(columns: terminal.size.columns, palette: .none).rows[...]
    // The line above the text may take two rows, and the cursor takes the last one.
    let height = max(1, terminal.size.rows - 3)
    for first in stride(from: 0, to: rows.count, by: height) {
      let page = rows[first...].prefix(height)
      try play(page, milliseconds: playback.milliseconds * page.count / rows.count)
    }
    pages.turn()
    try show(Frame([Line("  \(Wording.played)", .dim)]))
  }

  /// Shows a page of a text for its part of the time, or until Enter.
  private mutating func play(_ page: ArraySlice<Rendered>, milliseconds: Int) throws(Ending) {
    let head = Line("  \(Wording.readingTime(seconds: (milliseconds + 999) / 1000))")
    let text =
      Frame([head]).rendered(columns: terminal.size.columns, palette: .none) + .joined(page)
    try write(text)
    let rows = text.string.split(separator: "\n").map { DisplayWidth.of($0) }
    do throws(Ending) {
      try waitForEnter(milliseconds: milliseconds)
    } catch {
      try erase(rows)
      throw error
    }
    try erase(rows)
  }

  /// Erases rows of these widths; a terminal that was made narrower has wrapped them.
  private func erase(_ rows: [Int]) throws(Ending) {
    let size = terminal.size
    let count = rows.reduce(0) { $0 + max(1, ($1 + size.columns - 1) / size.columns) }
    try write(.erasing(rows: min(count, max(1, size.rows - 1))))
  }

  /// Waits for a duration or for Enter; other keys are kept for the answer.
  private mutating func waitForEnter(milliseconds: Int) throws(Ending) {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    while case let left = end - .now, left > .zero {
      switch terminal.next(timeout: left) {
      case .keys(let keys):
        if keys.contains(.control("c")) { throw .interrupted }
        waiting += keys.filter { $0 != .enter }
        if keys.contains(.enter) { return }
      case .resumed, .end: return
      case .resized, .posted, .timeout: continue
      }
    }
  }
}
