import Curriculum
import Turkish

/// A file of words or phrases, one per line with an optional `# note`.
///
/// The entries are in Turkish alphabetical order.
/// A line with only a comment starts a new part, which is sorted separately.
struct WordListFile: Sendable {
  private(set) var entries: [Entry] = []
  private(set) var errors: [ContentError] = []

  /// A word or phrase with its note and line.
  struct Entry: Sendable, Equatable {
    var word: String
    var note: String?
    var line: Int
  }

  /// The kind of entries in a file.
  enum Content: Sendable {
    case words
    case wordsWithReasons
    case phrases
  }

  var words: [String] { entries.map(\.word) }

  /// Reads the file; accepts any bytes.
  init(_ file: CourseFiles.File, holds content: Content = .words) {
    let source = SourceText(file.bytes, file: file.path)
    errors = source.errors
    var last: String?
    var seen = Set<String>()
    for line in source.lines where !line.text.isEmpty {
      guard let entry = Self.entry(line) else {
        last = nil
        continue
      }
      func report(_ reason: ContentError.Reason) {
        errors.append(ContentError(file: file.path, line: line.number, reason: reason))
      }
      if content != .phrases, entry.word.contains(" ") { report(.wordWithSpaces(entry.word)) }
      if content == .wordsWithReasons, entry.note == nil { report(.noReason(word: entry.word)) }
      if !seen.insert(entry.word).inserted {
        report(.duplicateWord(entry.word))
      } else if let last, CollationKey(entry.word) < CollationKey(last) {
        report(.wordOutOfOrder(entry.word, after: last))
      }
      last = entry.word
      entries.append(entry)
    }
    errors.sort { $0.line < $1.line }
  }

  private static func entry(_ line: SourceText.Line) -> Entry? {
    let parts = line.text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let word = parts.first.map(trimmed) ?? ""
    if word.isEmpty { return nil }
    let note = parts.count > 1 ? trimmed(parts[1]) : ""
    return Entry(word: word, note: note.isEmpty ? nil : note, line: line.number)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
