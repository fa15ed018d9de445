import Cards
import Turkish

/// Converts the rows of a text file to notes.
struct TextDeckRow {
  let header: TextDeckHeader
  let columns: [NoteColumn?]
  let foreign: ForeignColumns
  let shape: CardEntry.Shape?
  let time: Int64

  /// Converts a row to one note, or to several if its first field has gaps, or returns the reason
  /// for refusing it.
  func results(
    _ row: DelimitedText.Row,
    line: Int,
    seen: inout [String: Int]
  ) -> [NoteResult] {
    do throws(NoteRefusal) {
      let guid = value(row, header.guidColumn, .guid)
      let made = try entries(row)
      if let guid {
        if let first = seen[guid] { throw .repeatedGUID(firstLine: first) }
        seen[guid] = line
      }
      let kinds = type(row).flatMap(AnkiNotetypes.kinds)
      let isGuess = foreignType(row) != nil && fields(row).count > 2
      return made.enumerated().map { index, made in
        .note(
          ReadNote(
            line: line,
            guid: guid.map { index == 0 ? $0 : "\($0) \(made.number)" },
            deck: value(row, header.deckColumn, .deck) ?? header.deck,
            entry: made.entry,
            kinds: kinds,
            isGuess: isGuess
          )
        )
      }
    } catch {
      return [.refused(line: line, error)]
    }
  }

  /// Returns the entries of a row, each with the number of its gap.
  private func entries(
    _ row: DelimitedText.Row
  ) throws(NoteRefusal) -> [(number: Int, entry: CardEntry)] {
    if row.isUnclosed { throw .unclosedQuote }
    let numbers = try gaps(row)
    guard numbers.isEmpty else { return numbers.map { ($0, gapped(row, $0)) } }
    let entry = entry(row)
    if entry.word.isEmpty { throw media(row, isFront: true) ?? .noWord }
    if entry.meaning.isEmpty { throw media(row, isFront: false) ?? .noMeaning }
    return [(1, entry)]
  }

  private func entry(_ row: DelimitedText.Row) -> CardEntry {
    var entry = CardEntry(id: "", word: "", meaning: "", created: time)
    entry.shape = shape ?? self.shape(row)
    if let type = foreignType(row) {
      fill(&entry, row, foreign.sides(ofType: type))
    } else {
      fill(&entry, row)
    }
    entry.tags = header.tags + entry.tags.filter { !header.tags.contains($0) }
    return entry
  }

  /// Returns the fields of the note in their order.
  func fields(_ row: DelimitedText.Row) -> [String] {
    let special = header.special
    return row.fields.indices.filter { place in
      let column = columns.indices.contains(place) ? columns[place] : nil
      let isOfNote = column.map { NoteColumn.fields.contains($0) } ?? true
      return isOfNote && !special.contains(place)
    }.map { row.fields[$0].composed }
  }

  /// Returns the numbers of the gaps in the first field; throws if another field has gaps.
  private func gaps(_ row: DelimitedText.Row) throws(NoteRefusal) -> [Int] {
    guard row.fields.contains(where: { $0.contains("{{c") }) else { return [] }
    let fields = fields(row)
    if fields.contains(where: ClozeText.hidesPicture) { throw .hiddenPicture }
    if fields.dropFirst().contains(where: ClozeText.hasGap) { throw .bareGap }
    return fields.first.map(ClozeText.numbers) ?? []
  }

  /// Returns the entry of a gap as Anki's cloze type shows it: the text with the gap on the front,
  /// the whole text and all other fields on the back.
  private func gapped(_ row: DelimitedText.Row, _ number: Int) -> CardEntry {
    let fields = fields(row).map { header.isHTML == true ? $0 : AnkiField.html($0) }
    let text = ClozeText(fields.first ?? "")
    let question = AnkiField.content(text.revealed(number, isQuestion: true))
    let answers = ([text.revealed(number, isQuestion: false)] + fields.dropFirst()).map {
      AnkiField.content($0)
    }
    var entry = entry(row)
    entry.shape = .plain
    (entry.example, entry.translation) = ("", "")
    (entry.partOfSpeech, entry.categories) = ("", [])
    entry.word = question.text
    entry.meaning = answers.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n")
    entry.image = answers.flatMap(\.images).first ?? ""
    entry.sound = answers.flatMap(\.sounds).first ?? ""
    return entry
  }

  /// Returns the text of a column, found by its index in the header or by its heading; nil if it is
  /// missing or empty.
  private func value(_ row: DelimitedText.Row, _ place: Int?, _ column: NoteColumn) -> String? {
    let index = place ?? columns.firstIndex(of: column)
    guard let index, row.fields.indices.contains(index), !row.fields[index].isEmpty else {
      return nil
    }
    return row.fields[index].composed
  }

  /// Returns the name of the note type of a row.
  private func type(_ row: DelimitedText.Row) -> String? {
    value(row, header.notetypeColumn, .notetype) ?? header.notetype
  }

  /// Returns the name of the note type if it is of another program and its columns are unnamed.
  func foreignType(_ row: DelimitedText.Row) -> String? {
    guard columns.isEmpty, let type = type(row) else { return nil }
    let known = [TextDeck.wordNotetype, TextDeck.plainNotetype]
    return known.contains(where: type.hasPrefix) ? nil : type
  }

  /// Returns the plain text of a field.
  func text(_ field: String) -> String {
    header.isHTML == true ? AnkiField.content(field).text : field
  }

  private func shape(_ row: DelimitedText.Row) -> CardEntry.Shape {
    type(row)?.hasPrefix(TextDeck.wordNotetype) ?? true ? .word : .plain
  }

  /// Sets word and meaning and puts all other fields on the back.
  private func fill(
    _ entry: inout CardEntry,
    _ row: DelimitedText.Row,
    _ sides: ForeignColumns.Sides
  ) {
    if let place = header.tagsColumn, row.fields.indices.contains(place) {
      NoteColumn.tags.set(row.fields[place].composed, of: &entry)
    }
    var rest: [String] = []
    for (place, field) in fields(row).enumerated() {
      switch place {
      case sides.word: put(field, into: .word, of: &entry)
      case sides.meaning: put(field, into: .meaning, of: &entry)
      default:
        put(field, into: .example, of: &entry)
        if !entry.example.isEmpty { rest.append(entry.example) }
      }
    }
    entry.example = rest.joined(separator: "\n")
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

  /// Returns a refusal if one side has only a picture or a sound.
  private func media(_ row: DelimitedText.Row, isFront: Bool) -> NoteRefusal? {
    guard header.isHTML == true else { return nil }
    let sides = foreignType(row).map(foreign.sides) ?? ForeignColumns.Sides()
    let fields = fields(row)
    let place = isFront ? sides.word : sides.meaning
    guard fields.indices.contains(place), case let field = AnkiField.content(fields[place]),
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
