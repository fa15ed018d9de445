import CardFiles
import TextSafety

/// A table for spreadsheets.
///
/// A spreadsheet takes a cell that begins with one of `= + - @` for a formula, so such a text has an
/// apostrophe before it (CWE-1236).
struct CSVText {
  private(set) var text = ""
  private let delimiter: Delimiter

  init(delimiter: Delimiter) { self.delimiter = delimiter }

  enum Cell {
    /// A text from outside.
    case text(String)
    /// A number or a name of the program.
    case plain(String)

    var string: String {
      switch self {
      case .text(let text): CSVText.guarded(text)
      case .plain(let text): text
      }
    }
  }

  /// Adds a row; each cell is put on one line.
  mutating func add(_ cells: [Cell]) {
    let fields = cells.map { SafeText.cleaned($0.string) }
    text += DelimitedText.text(of: fields, separator: delimiter.scalar) + "\n"
  }

  /// Returns a text that no spreadsheet takes for a formula.
  static func guarded(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, signs.contains(first), !isNumber(text) else {
      return text
    }
    return "'" + text
  }

  /// Returns the text of a cell that ``guarded(_:)`` has written.
  static func unguarded(_ cell: String) -> String {
    guard cell.hasPrefix("'"), let second = cell.unicodeScalars.dropFirst().first,
      signs.contains(second)
    else { return cell }
    return String(cell.dropFirst())
  }

  private static let signs: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r"]

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("+") || text.hasPrefix("-") ? text.dropFirst() : text[...]
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    return parts.count <= 2
      && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }
}
