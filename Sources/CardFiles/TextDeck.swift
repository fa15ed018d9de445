package import Cards
import Turkish

/// A text file of cards: Anki's, or plain CSV and TSV.
package enum TextDeck {
  package static let wordNotetype = "Dilim word"
  package static let plainNotetype = "Dilim plain"
  private static let guesses: [Unicode.Scalar] = ["\t", ";", ",", "|"]

  /// Reads all rows; texts are put into composed form, as Anki does before it compares.
  ///
  /// Without headers of Anki the separator is guessed from the first row, and a first row of known
  /// headings names the columns.
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
      // A row in quotes is one; any other that begins with # is a comment, as for Anki.
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

  /// The rows whose languages are sampled.
  private static let sampleSize = 400

  /// What the first rows tell of note types that are not ours.
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

  /// The headers and headings that say nothing here.
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

  /// The separator of which the first row has most.
  private static func guess(_ text: String) -> Unicode.Scalar {
    let row = text.prefix { !$0.isNewline }.unicodeScalars
    let counts = guesses.map { separator in row.count { $0 == separator } }
    guard let most = counts.max(), most > 0, let index = counts.firstIndex(of: most) else {
      return "\t"
    }
    return guesses[index]
  }

  /// The columns that a row of headings names: two at least, the word among them.
  private static func headings(_ fields: [String]) -> [NoteColumn?]? {
    let columns = fields.map { NoteColumn(heading: $0) }
    return columns.contains(.word) && columns.contains(.meaning) ? columns : nil
  }

  /// Entries with the names of their decks as a text file of Anki.
  ///
  /// The note types are those of a package with the same cards, for Anki knows a type by its name.
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

  /// Entries as CSV with a row of headings.
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
