import Coordination

/// The entry that a note of Anki makes, and what of the note the entry has no place for.
struct AnkiNoteContent {
  private(set) var entry: CardEntry
  /// Why there is no card in it.
  private(set) var refusal: NoteRefusal?
  private(set) var unplaced: [LeftOut.Part] = []
  private let notetype: String
  /// Texts of fields that no column of ours takes.
  private var rest: [(field: String, text: String)] = []

  init(_ note: AnkiCollection.Note, _ type: AnkiCollection.Notetype) {
    // Milliseconds are the numbers of notes.
    entry = CardEntry(id: "", shape: .plain, word: "", meaning: "", created: note.id)
    if type.name.hasPrefix(TextDeck.wordNotetype) { entry.shape = .word }
    entry.tags = note.tags
    notetype = type.name
    let columns = Self.columns(type.fields)
    var mediaCount = (images: 0, sounds: 0)
    for (index, field) in note.fields.enumerated() {
      let content = AnkiField.content(field)
      mediaCount.images += content.images.count
      mediaCount.sounds += content.sounds.count
      if entry.image.isEmpty, let image = content.images.first { entry.image = image }
      if entry.sound.isEmpty, let sound = content.sounds.first { entry.sound = sound }
      let column = columns.indices.contains(index) ? columns[index] : nil
      if content.text.isEmpty, let name = content.images.first ?? content.sounds.first {
        if column == .word { refusal = .onlyMedia(isFront: true, name: name) }
        if column == .meaning { refusal = refusal ?? .onlyMedia(isFront: false, name: name) }
      }
      switch column {
      case .image?, .sound?, .tags?, .guid?, .deck?, .notetype?: break
      case let column?: column.set(content.text, of: &entry)
      case nil where content.text.isEmpty: break
      case nil:
        let name = type.fields.indices.contains(index) ? type.fields[index] : "\(index + 1)"
        rest.append((name, content.text))
      }
    }
    if mediaCount.images > 1 || mediaCount.sounds > 1 {
      unplaced.append(.media(notetype: notetype))
    }
    if entry.word.isEmpty { refusal = refusal ?? .noWord }
    if entry.meaning.isEmpty { refusal = refusal ?? .noMeaning }
  }

  /// Puts what is left where the back of the card shows it, unless an example stands there.
  mutating func placeRest() {
    if rest.isEmpty { return }
    if entry.example.isEmpty, entry.translation.isEmpty {
      entry.example = rest.map { "\($0.field): \($0.text)" }.joined(separator: "\n")
    } else {
      unplaced += rest.map { .field($0.field, notetype: notetype) }
    }
    rest = []
  }

  /// What the fields hold; without a word and a meaning among their names the first two are front
  /// and back.
  private static func columns(_ fields: [String]) -> [NoteColumn?] {
    let named = fields.map { NoteColumn(heading: $0) }
    if named.contains(.word) && named.contains(.meaning) { return named }
    return named.enumerated().map { index, column in
      switch index {
      case 0: .word
      case 1: .meaning
      default: column == .word || column == .meaning ? nil : column
      }
    }
  }
}
