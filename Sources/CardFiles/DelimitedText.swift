/// A reader of text with separated fields and with quotes as in CSV (RFC 4180).
///
/// A field that starts with a quote ends at the next quote that is not doubled; it may contain
/// separators, line endings and doubled quotes. LF, CR LF and CR end a row. A byte order mark and
/// empty rows are skipped.
package struct DelimitedText: Sendable {
  /// A row with the line on which it starts, from 1.
  package struct Row: Sendable, Equatable {
    package var line: Int
    package var fields: [String]
    /// Whether the first field is in quotes, so that a `#` does not start a comment.
    package var isQuoted: Bool
    /// Whether a quote is not closed; the last field then contains the rest of the file.
    package var isUnclosed = false
    /// Whether text follows a closing quote, as where a quote was opened by mistake.
    package var isLoose = false
  }

  private let scalars: String.UnicodeScalarView
  private let separator: Unicode.Scalar
  private var place: String.UnicodeScalarView.Index
  private var line = 1
  /// Where the row that was read last begins.
  private var start: (place: String.UnicodeScalarView.Index, line: Int)

  /// Creates a reader at the start of a text.
  package init(_ text: String, separator: Unicode.Scalar) {
    scalars = text.unicodeScalars
    self.separator = separator
    place = scalars.startIndex
    if scalars.first == "\u{FEFF}" { place = scalars.index(after: place) }
    start = (place, line)
  }

  /// Returns the next row; nil at the end.
  package mutating func next() -> Row? {
    while place < scalars.endIndex, isLineEnd(scalars[place]) { endLine() }
    guard place < scalars.endIndex else { return nil }
    start = (place, line)
    var row = Row(line: line, fields: [], isQuoted: scalars[place] == "\"")
    repeat {
      row.fields.append(field(&row))
    } while skipSeparator()
    if place < scalars.endIndex { endLine() }
    return row
  }

  /// Goes back to the second line of the row that was read last.
  ///
  /// So the rows below a quote that is opened by mistake can be read.
  package mutating func returnToSecondLine() {
    (place, line) = start
    place = scalars[place...].firstIndex(where: isLineEnd) ?? scalars.endIndex
    if place < scalars.endIndex { endLine() }
  }

  private func isLineEnd(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || scalar == "\r" }

  private mutating func endLine() {
    let wasReturn = scalars[place] == "\r"
    place = scalars.index(after: place)
    if wasReturn, place < scalars.endIndex, scalars[place] == "\n" {
      place = scalars.index(after: place)
    }
    line += 1
  }

  private mutating func skipSeparator() -> Bool {
    guard place < scalars.endIndex, scalars[place] == separator else { return false }
    place = scalars.index(after: place)
    return true
  }

  private mutating func field(_ row: inout Row) -> String {
    guard place < scalars.endIndex, scalars[place] == "\"" else { return plain() }
    place = scalars.index(after: place)
    var text = String.UnicodeScalarView()
    while place < scalars.endIndex {
      let scalar = scalars[place]
      if scalar == "\"" {
        place = scalars.index(after: place)
        // Text after a closing quote belongs to the field, as in other programs.
        guard place < scalars.endIndex, scalars[place] == "\"" else {
          let rest = plain()
          if !rest.isEmpty { row.isLoose = true }
          return String(text) + rest
        }
      } else if isLineEnd(scalar) {
        endLine()
        text.append("\n")
        continue
      }
      text.append(scalar)
      place = scalars.index(after: place)
    }
    row.isUnclosed = true
    return String(text)
  }

  private mutating func plain() -> String {
    let end = scalars[place...].firstIndex { $0 == separator || isLineEnd($0) } ?? scalars.endIndex
    defer { place = end }
    return String(scalars[place..<end])
  }

  /// Returns a row as text without a line ending, with quotes where they are needed.
  ///
  /// A first field that starts with `#` is quoted too, because Anki would read a comment.
  package static func text(of fields: [String], separator: Unicode.Scalar) -> String {
    fields.enumerated().map { index, field in
      let needsQuotes =
        field.unicodeScalars.contains {
          $0 == "\"" || $0 == separator || $0 == "\n" || $0 == "\r"
        }
        || index == 0 && (field.isEmpty || field.hasPrefix("#") || field.hasPrefix("\u{FEFF}"))
        || field.hasPrefix(" ") || field.hasSuffix(" ")
      return needsQuotes ? "\"" + field.replacing("\"", with: "\"\"") + "\"" : field
    }.joined(separator: String(separator))
  }
}
