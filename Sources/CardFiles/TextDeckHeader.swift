/// The `#key:value` lines at the top of a text file of Anki.
package struct TextDeckHeader: Sendable {
  package var separator: Unicode.Scalar?
  /// Whether fields are HTML; nil if the header does not say.
  package var isHTML: Bool?
  /// The tags of all rows.
  package var tags: [String] = []
  /// The names of the columns.
  package var columns: [String] = []
  package var notetype: String?
  package var deck: String?
  /// The indices of columns that are not fields, from 0.
  package var guidColumn: Int?
  package var notetypeColumn: Int?
  package var deckColumn: Int?
  package var tagsColumn: Int?
  /// Lines with an unknown key or value, except comments, which have a space after the `#`.
  package var unknown: [(line: Int, text: String)] = []

  /// The number of lines of the header.
  package private(set) var lineCount = 0
  /// The end of the header in the text.
  package private(set) var end: String.Index

  /// The indices of the columns that are not fields of the note.
  package var special: Set<Int> {
    Set([guidColumn, notetypeColumn, deckColumn, tagsColumn].compactMap(\.self))
  }

  private static let separators: [String: Unicode.Scalar] = [
    "comma": ",", "semicolon": ";", "tab": "\t", "space": " ", "pipe": "|", "colon": ":",
  ]

  /// Reads the first lines that start with `#` and have a colon.
  package init(_ text: String) {
    end = text.startIndex
    if text.hasPrefix("\u{FEFF}") { end = text.unicodeScalars.index(after: end) }
    while end < text.endIndex, text[end] == "#" {
      let lineEnd = text[end...].firstIndex(where: \.isNewline) ?? text.endIndex
      let line = text[text.index(after: end)..<lineEnd]
      guard let colon = line.firstIndex(of: ":") else { break }
      lineCount += 1
      let value = line[line.index(after: colon)...]
      if !apply(line[..<colon].lowercased(), value), line.first?.isWhitespace == false {
        unknown.append((lineCount, "#\(line)"))
      }
      end = lineEnd < text.endIndex ? text.index(after: lineEnd) : lineEnd
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  private mutating func apply(_ key: String, _ raw: Substring) -> Bool {
    let value = Self.trimmed(raw)
    let column = Int(value).flatMap { $0 > 0 ? $0 - 1 : nil }
    switch key {
    case "separator":
      let single = raw.unicodeScalars.count == 1 ? raw.unicodeScalars.first : nil
      guard let named = Self.separators[value.lowercased()] ?? single else { return false }
      separator = named
    case "html": isHTML = value.lowercased() == "true"
    case "tags": tags = value.split(separator: " ").map(String.init)
    case "columns":
      var rows = DelimitedText(value, separator: separator ?? "\t")
      columns = rows.next()?.fields ?? []
    case "notetype": notetype = value
    case "deck": deck = value
    case "guid column": guidColumn = column
    case "notetype column": notetypeColumn = column
    case "deck column": deckColumn = column
    case "tags column": tagsColumn = column
    case "if matches", "match scope": break
    default: return false
    }
    return true
  }
}
