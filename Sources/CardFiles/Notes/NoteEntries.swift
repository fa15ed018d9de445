import Cards

/// Makes the entries of a note of Anki: one, or several if its cards have different texts.
struct NoteEntries {
  /// An entry with its cards.
  struct Made {
    var entry: CardEntry
    var faces: [CardFace]
    /// Whether pictures or recordings were left out.
    var leavesMediaOut: Bool
  }

  private let note: AnkiCollection.Note
  private let type: AnkiCollection.Notetype
  private let roles: [FieldRole]
  private let isTurkish: [Bool?]

  init(
    _ note: AnkiCollection.Note,
    _ type: AnkiCollection.Notetype,
    _ roles: [FieldRole],
    _ isTurkish: [Bool?]
  ) {
    self.note = note
    self.type = type
    self.roles = roles
    self.isTurkish = isTurkish
  }

  /// Makes entries from cards in their order; the first also gets the fields that no card shows.
  func made(of faces: [CardFace]) -> [Made] {
    var drafts: [NoteDraft] = []
    for face in faces {
      let isAdded = drafts.indices.contains { drafts[$0].add(face) }
      if !isAdded { drafts.append(NoteDraft(face)) }
    }
    var unshown = Array(note.fields.indices)
    for face in faces { unshown.removeAll(where: face.sides.shows) }
    return drafts.enumerated().map { index, draft in
      made(draft, alsoFields: index == 0 ? unshown : [])
    }
  }

  private func made(_ draft: NoteDraft, alsoFields unshown: [Int]) -> Made {
    var texts = draft.texts(roles, isTurkish)
    var media = Media(draft.faces)
    for face in draft.faces {
      for hint in face.sides.hints { add(hint.text, named: hint.name, to: &texts) }
    }
    for field in unshown {
      let content = HTMLReader.content(of: SourcedHTML(note.fields[field]))
      media.add(content)
      let text = content.text
      if text.isEmpty { continue }
      switch roles.indices.contains(field) ? roles[field] : .other {
      case .example where texts.example.isEmpty: texts.example = [text]
      case .translation where texts.translation.isEmpty: texts.translation = [text]
      default:
        let name = type.fields.indices.contains(field) ? type.fields[field] : "\(field + 1)"
        add(text, named: name, to: &texts)
      }
    }
    // The id of a note is its time of creation in milliseconds.
    var entry = CardEntry(
      id: "",
      shape: .plain,
      word: texts.word,
      meaning: texts.meaning,
      created: note.id
    )
    entry.example = texts.example.joined(separator: "\n")
    entry.translation = texts.translation.joined(separator: "\n")
    entry.addToBack(texts.others)
    entry.tags = note.tags
    entry.image = media.images.first ?? ""
    entry.sound = media.sounds.first ?? ""
    return Made(entry: entry, faces: draft.faces, leavesMediaOut: media.isMore)
  }

  private func add(_ text: String, named name: String, to texts: inout NoteDraft.Texts) {
    let line = "\(name): \(text)"
    if !texts.others.contains(line) { texts.others.append(line) }
  }

  /// Pictures and recordings without repetitions.
  private struct Media {
    private(set) var images: [String] = []
    private(set) var sounds: [String] = []

    init(_ faces: [CardFace]) {
      for face in faces {
        add(face.sides.question)
        add(face.sides.answer)
      }
    }

    var isMore: Bool { images.count > 1 || sounds.count > 1 }

    mutating func add(_ content: HTMLContent) {
      images += content.images.filter { !images.contains($0) }
      sounds += content.sounds.filter { !sounds.contains($0) }
    }
  }
}

extension CardEntry {
  /// Appends lines to the text that the back of the card shows last.
  mutating func addToBack(_ lines: [String]) {
    if lines.isEmpty { return }
    let text = lines.joined(separator: "\n")
    if !translation.isEmpty {
      translation += "\n" + text
    } else if !example.isEmpty {
      example += "\n" + text
    } else {
      example = text
    }
  }
}
