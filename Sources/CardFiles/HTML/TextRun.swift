/// A piece of visible text that comes from one field or from the template.
struct TextRun: Equatable, Sendable {
  /// The white space before it: empty, spaces or line feeds.
  var gap: String
  var text: String
  /// The index of its field in the note; nil for text of the template.
  var field: Int?

  /// Whether it starts a line.
  var startsLine: Bool { gap.utf8.first == 0x0A }
}

extension Sequence<TextRun> {
  /// The text of all runs with the gaps between them.
  var text: String {
    var text = ""
    for run in self { text += text.isEmpty ? run.text : run.gap + run.text }
    return text
  }
}

extension Array<TextRun> {
  /// The runs of each line.
  var lines: [[TextRun]] {
    var lines: [[TextRun]] = []
    for run in self {
      if lines.isEmpty || run.startsLine { lines.append([]) }
      lines[lines.count - 1].append(run)
    }
    return lines
  }

  /// Returns the range of runs that have these texts; nil if there is none.
  func place(of texts: [String]) -> Range<Int>? {
    guard !texts.isEmpty, texts.count <= count else { return nil }
    for start in 0...(count - texts.count) {
      let end = start + texts.count
      if zip(self[start..<end], texts).allSatisfy({ $0.text == $1 }) { return start..<end }
    }
    return nil
  }
}
