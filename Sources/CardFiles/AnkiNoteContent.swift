import Cards

/// The entry in a note that Dilim has exported, read by the names of its fields.
struct AnkiNoteContent {
  private(set) var entry: CardEntry
  /// The reason for refusing the note.
  private(set) var refusal: NoteRefusal?
  /// Whether the note has more than one picture or recording; only the first of each is kept.
  private(set) var leavesMediaOut = false

  init(_ note: AnkiCollection.Note, _ type: AnkiCollection.Notetype) {
    // The id of a note is its time of creation in milliseconds.
    entry = CardEntry(id: "", shape: .plain, word: "", meaning: "", created: note.id)
    if type.name.hasPrefix(TextDeck.wordNotetype) { entry.shape = .word }
    entry.tags = note.tags
    var media = (images: 0, sounds: 0)
    var rest: [String] = []
    for (index, field) in note.fields.enumerated() {
      let name = type.fields.indices.contains(index) ? type.fields[index] : "\(index + 1)"
      let content = AnkiField.content(field)
      media.images += content.images.count
      media.sounds += content.sounds.count
      if entry.image.isEmpty, let image = content.images.first { entry.image = image }
      if entry.sound.isEmpty, let sound = content.sounds.first { entry.sound = sound }
      let column = NoteColumn(heading: name)
      if content.text.isEmpty, let name = content.images.first ?? content.sounds.first {
        if column == .word { refusal = .onlyMedia(isFront: true, name: name) }
        if column == .meaning { refusal = refusal ?? .onlyMedia(isFront: false, name: name) }
      }
      switch column {
      case .image?, .sound?, .tags?, .guid?, .deck?, .notetype?: break
      case let column?: column.set(content.text, of: &entry)
      case nil where content.text.isEmpty: break
      case nil: rest.append("\(name): \(content.text)")
      }
    }
    leavesMediaOut = media.images > 1 || media.sounds > 1
    entry.addToBack(rest)
    if entry.word.isEmpty { refusal = refusal ?? .noWord }
    if entry.meaning.isEmpty { refusal = refusal ?? .noMeaning }
  }
}
