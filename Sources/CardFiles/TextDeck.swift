package import Cards
import Turkish

/// Reading and writing of text files of cards: those of Anki, CSV and TSV.
package enum TextDeck {
  package static let wordNotetype = "Dilim word"
  package static let plainNotetype = "Dilim plain"
  private static let guesses: [Unicode.Scalar] = ["\t", ";", ",", "|"]

  /// Reads all rows; texts are normalised to NFC, as in Anki.
  ///
  /// Without the headers of Anki the separator is guessed from the first row, and a first row of
  /// known headings names the columns.
  package static func read(
    _ text: String,
    as shape: CardEntry.Shape? = nil,
    at time: Int64
  ) -> [NoteResult] {
    let header = TextDeckHeader(text)
    let body = String(text[header.end...])
    let separator = header.separator ?? guess(body)
    var rows = DelimitedText(body, separator: separator)
    var columns = header.columns.map { NoteColumn(heading: $0) }
    let foreign = foreignColumns(rows, header)
    var results: [NoteResult] = []
    var seen: [String: Int] = [:]
    var isFirst = true
    while let row = rows.next() {
      defer { isFirst = false }
      // As in Anki, a row that starts with # is a comment unless it is in quotes.
      if !row.isQuoted, row.fields.first?.hasPrefix("#") == true { continue }
      if isFirst, header.lineCount == 0, let named = headings(row.fields) {
        columns = named
        continue
      }
      let reader = TextDeckRow(
        header: header,
        columns: columns,
        foreign: foreign,
        shape: shape,
        time: time
      )
      let line = row.line + header.lineCount
      results += reader.results(row, line: line, seen: &seen)
    }
    return results
  }

  /// The number of rows from which languages are guessed.
  private static let sampleSize = 400

  /// Guesses the columns of note types of other programs from the first rows.
  private static func foreignColumns(
    _ rows: DelimitedText,
    _ header: TextDeckHeader
  ) -> ForeignColumns {
    var found = ForeignColumns()
    guard header.columns.isEmpty, header.notetype != nil || header.notetypeColumn != nil else {
      return found
    }
    var rows = rows
    for _ in 0..<sampleSize {
      guard let row = rows.next() else { break }
      let reader = TextDeckRow(header: header, columns: [], foreign: found, shape: nil, time: 0)
      if let type = reader.foreignType(row) {
        found.add(reader.fields(row).map(reader.text), type: type)
      }
    }
    return found
  }

  /// Returns the header lines and columns that are not imported.
  package static func leftOut(of text: String) -> [ImportOmission] {
    let header = TextDeckHeader(text)
    let lines = header.unknown.map { ImportOmission(.header(line: $0.line, text: $0.text)) }
    var columns = header.columns
    if header.lineCount == 0 {
      var rows = DelimitedText(text, separator: guess(text))
      let first = rows.next()?.fields ?? []
      if headings(first) != nil { columns = first }
    }
    let special = header.special
    return lines
      + columns.enumerated().compactMap { index, name in
        let isKnown = special.contains(index) || NoteColumn(heading: name) != nil
        return isKnown ? nil : ImportOmission(.column(name))
      }
  }

  /// Returns the most frequent separator in the first row.
  private static func guess(_ text: String) -> Unicode.Scalar {
    let row = text.prefix { !$0.isNewline }.unicodeScalars
    let counts = guesses.map { separator in row.count { $0 == separator } }
    guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) else {
      return "\t"
    }
    return guesses[index]
  }

  /// Returns the columns of a row of headings; nil if word or meaning is missing.
  private static func headings(_ fields: [String]) -> [NoteColumn?]? {
    let columns = fields.map { NoteColumn(heading: $0) }
    return columns.contains(.word) && columns.contains(.meaning) ? columns : nil
  }

  /// Returns entries with their decks as a text file for Anki.
  ///
  /// The names of the note types are the same as in a package, because Anki finds a type by its
  /// name.
  package static func text(
    of notes: [(entry: CardEntry, deck: String, kinds: [CardKind])]
  ) -> String {
    let columns: [NoteColumn] = [.guid, .notetype, .deck] + NoteColumn.fields + [.tags]
    let head = """
      #separator:tab
      #html:false
      #guid column:1
      #notetype column:2
      #deck column:3
      #tags column:\(columns.count)
      #columns:\(columns.map(\.heading).joined(separator: "\t"))

      """
    return notes.reduce(into: head) { text, note in
      let fields = columns.map { column in
        switch column {
        case .notetype: AnkiNotetypes.name(note.entry.shape, note.kinds)
        case .deck: note.deck
        default: column.text(of: note.entry)
        }
      }
      text += DelimitedText.text(of: fields, separator: "\t") + "\n"
    }
  }

  /// Returns entries as CSV with a row of headings.
  package static func csv(
    of notes: [(entry: CardEntry, deck: String, kinds: [CardKind])],
    separator: Unicode.Scalar
  ) -> String {
    let columns: [NoteColumn] = NoteColumn.fields + [.tags, .deck, .guid]
    let head = DelimitedText.text(of: columns.map(\.rawValue), separator: separator) + "\n"
    return notes.reduce(into: head) { text, note in
      let fields = columns.map { $0 == .deck ? note.deck : $0.text(of: note.entry) }
      text += DelimitedText.text(of: fields, separator: separator) + "\n"
    }
  }
}
