/// A piece of the text of a page that comes from one place.
struct TextRun: Equatable, Sendable {
  /// What is between it and the run before: nothing, spaces or line ends.
  var gap: String
  var text: String
  /// The field of the note that it comes from; nil for a text of the template.
  var field: Int?

  /// Whether it begins a line.
  var startsLine: Bool { gap.utf8.first == 0x0A }
}

extension Sequence<TextRun> {
  /// The text of runs, one after the other.
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

  /// Where these texts follow each other; nil if they do not.
  func place(of texts: [String]) -> Range<Int>? {
    guard !texts.isEmpty, texts.count <= count else { return nil }
    for start in 0...(count - texts.count) {
      let end = start + texts.count
      if zip(self[start..<end], texts).allSatisfy({ $0.text == $1 }) { return start..<end }
    }
    return nil
  }
}
