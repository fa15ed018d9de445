import TextSafety

/// The part of a paste that is inserted: its first line that is not blank, made safe.
struct PastedLine: Sendable, Equatable {
  let text: String
  /// The number of further lines with text, which are dropped.
  let droppedLines: Int

  init(_ pasted: String) {
    var lines = pasted.split { $0.isNewline }
      .map { SafeText.cleaned(String($0)) }
      .filter { line in line.contains { $0 != " " } }[...]
    text = lines.popFirst() ?? ""
    droppedLines = lines.count
  }
}
