package import Coordination
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
      let reader = RowReader(header: header, columns: columns, shape: shape, time: time)
      let line = row.line + header.lineCount
      results.append(reader.result(row, line: line, seen: &seen))
    }
    return results
  }

  /// The headers and headings that say nothing here.
  package static func leftOut(of text: String) -> [LeftOut] {
    let header = TextDeckHeader(text)
    let lines = header.unknown.map { LeftOut(.header(line: $0.line, text: $0.text)) }
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
        return isKnown ? nil : LeftOut(.column(name))
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

/// Makes notes of rows.
private struct RowReader {
  let header: TextDeckHeader
  let columns: [NoteColumn?]
  let shape: CardEntry.Shape?
  let time: Int64

  func result(_ row: DelimitedText.Row, line: Int, seen: inout [String: Int]) -> NoteResult {
    if row.isUnclosed { return .refused(line: line, .unclosedQuote) }
    let guid = value(row, header.guidColumn, .guid)
    var entry = CardEntry(id: "", word: "", meaning: "", created: time)
    entry.shape = shape ?? self.shape(row)
    fill(&entry, row)
    entry.tags = header.tags + entry.tags.filter { !header.tags.contains($0) }
    if entry.word.isEmpty { return .refused(line: line, media(row, isFront: true) ?? .noWord) }
    if entry.meaning.isEmpty {
      return .refused(line: line, media(row, isFront: false) ?? .noMeaning)
    }
    if let guid {
      if let first = seen[guid] { return .refused(line: line, .repeatedGUID(firstLine: first)) }
      seen[guid] = line
    }
    let deck = value(row, header.deckColumn, .deck) ?? header.deck
    return .note(ReadNote(line: line, guid: guid, deck: deck, entry: entry))
  }

  /// What stands in a column of the header, else in one with this heading; nil if nothing.
  private func value(_ row: DelimitedText.Row, _ place: Int?, _ column: NoteColumn) -> String? {
    let index = place ?? columns.firstIndex(of: column)
    guard let index, row.fields.indices.contains(index), !row.fields[index].isEmpty else {
      return nil
    }
    return row.fields[index].composed
  }

  private func shape(_ row: DelimitedText.Row) -> CardEntry.Shape {
    let name = value(row, header.notetypeColumn, .notetype) ?? header.notetype
    return name?.hasPrefix(TextDeck.wordNotetype) ?? true ? .word : .plain
  }

  private func fill(_ entry: inout CardEntry, _ row: DelimitedText.Row) {
    let special = header.special
    var next = 0
    for (index, field) in row.fields.enumerated() {
      if index == header.tagsColumn {
        NoteColumn.tags.set(field.composed, of: &entry)
        continue
      }
      if special.contains(index) { continue }
      let named = columns.indices.contains(index) ? columns[index] : nil
      let column = columns.isEmpty ? NoteColumn.fields.dropFirst(next).first : named
      next += 1
      guard let column else { continue }
      put(field.composed, into: column, of: &entry)
    }
  }

  /// The picture or sound that stands alone in one of the first two fields.
  private func media(_ row: DelimitedText.Row, isFront: Bool) -> NoteRefusal? {
    guard header.isHTML == true else { return nil }
    let special = header.special
    let fields = row.fields.indices.filter { !special.contains($0) }.dropFirst(isFront ? 0 : 1)
    guard let field = fields.first.map({ AnkiField.content(row.fields[$0]) }),
      field.text.isEmpty, let name = field.images.first ?? field.sounds.first
    else { return nil }
    return .onlyMedia(isFront: isFront, name: name)
  }

  private func put(_ field: String, into column: NoteColumn, of entry: inout CardEntry) {
    guard header.isHTML == true else { return column.set(field, of: &entry) }
    let content = AnkiField.content(field)
    switch column {
    case .image: entry.image = content.images.first ?? content.text
    case .sound: entry.sound = content.sounds.first ?? content.text
    default:
      column.set(content.text, of: &entry)
      if entry.image.isEmpty, let image = content.images.first { entry.image = image }
      if entry.sound.isEmpty, let sound = content.sounds.first { entry.sound = sound }
    }
  }
}
