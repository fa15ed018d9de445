import TextSafety

/// The part of a paste that may enter a line: its first line that says anything, made safe.
struct PastedLine: Sendable, Equatable {
  let text: String
  /// Further lines with text, which are left out.
  let droppedLines: Int

  init(_ pasted: String) {
    var lines = pasted.split { $0.isNewline }
      .map { SafeText.cleaned(String($0)) }
      .filter { line in line.contains { $0 != " " } }[...]
    text = lines.popFirst() ?? ""
    droppedLines = lines.count
  }
}
