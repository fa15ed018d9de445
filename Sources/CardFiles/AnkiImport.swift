package import Coordination
package import Memory

/// Makes notes with their cards and answers of a collection of Anki.
package enum AnkiImport {
  /// A note with what was learnt of it.
  package struct Note: Sendable, Equatable {
    package var note: ReadNote
    package var cards: [Card]

    package init(note: ReadNote, cards: [Card]) {
      self.note = note
      self.cards = cards
    }
  }

  package struct Card: Sendable, Equatable {
    package var kind: CardKind
    package var isSuspended: Bool
    /// In the order of time.
    package var answers: [Answer]

    package init(kind: CardKind, isSuspended: Bool, answers: [Answer]) {
      self.kind = kind
      self.isSuspended = isSuspended
      self.answers = answers
    }
  }

  package struct Answer: Sendable, Equatable {
    /// Milliseconds since 1970, unique in its collection.
    package var time: Int64
    package var rating: Rating
    package var milliseconds: Int64
    /// Whether it changed the schedule.
    package var inSession: Bool

    package init(time: Int64, rating: Rating, milliseconds: Int64, inSession: Bool) {
      self.time = time
      self.rating = rating
      self.milliseconds = milliseconds
      self.inSession = inSession
    }
  }

  package enum Result: Sendable, Equatable {
    case note(Note)
    case refused(line: Int, NoteRefusal)
  }

  /// The notes in the order of their numbers, each a note or why it is none.
  package static func results(of collection: AnkiCollection) -> [Result] {
    let types = Dictionary(
      collection.notetypes.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let decks = Dictionary(
      collection.decks.map { ($0.id, $0.name) },
      uniquingKeysWith: { first, _ in first }
    )
    let cards = Dictionary(grouping: collection.cards, by: \.note)
    let reviews = Dictionary(grouping: collection.reviews, by: \.card)
    return collection.notes.enumerated().map { index, note in
      let line = index + 1
      guard let type = types[note.notetype], !type.isCloze else {
        return .refused(line: line, .unknownKind(types[note.notetype]?.name ?? "unknown"))
      }
      let own = (cards[note.id] ?? []).sorted { $0.ordinal < $1.ordinal }
      let entry = entry(note, type)
      if entry.word.isEmpty { return .refused(line: line, .noWord) }
      if entry.meaning.isEmpty { return .refused(line: line, .noMeaning) }
      return .note(
        Note(
          note: ReadNote(
            line: line,
            guid: note.guid,
            deck: own.first.flatMap { decks[$0.deck] },
            entry: entry
          ),
          cards: own.compactMap { card in
            kind(of: card, type).map { made(card, $0, reviews[card.id] ?? []) }
          }
        )
      )
    }
  }

  private static func made(
    _ card: AnkiCollection.Card,
    _ kind: CardKind,
    _ reviews: [AnkiCollection.Review]
  ) -> Card {
    Card(
      kind: kind,
      isSuspended: card.queue == .suspended,
      answers: reviews.compactMap { review in
        guard let rating = Rating(rawValue: review.rating), review.kind < 4 else { return nil }
        return Answer(
          time: review.id,
          rating: rating,
          milliseconds: Int64(review.milliseconds),
          inSession: review.kind != 3 || review.factor != 0
        )
      }
    )
  }

  /// Ours by the name of the template; of others the first asks for the back, the second for the
  /// front.
  private static func kind(
    of card: AnkiCollection.Card,
    _ type: AnkiCollection.Notetype
  ) -> CardKind? {
    let name =
      type.templates.indices.contains(card.ordinal) ? type.templates[card.ordinal].name : ""
    if let kind = CardKind(rawValue: name) { return kind }
    return switch card.ordinal {
    case 0: .recognise
    case 1: .recall
    default: nil
    }
  }

  private static func entry(
    _ note: AnkiCollection.Note,
    _ type: AnkiCollection.Notetype
  ) -> CardEntry {
    // Milliseconds are the numbers of notes.
    var entry = CardEntry(id: "", shape: .plain, word: "", meaning: "", created: note.id)
    if type.name.hasPrefix(TextDeck.wordNotetype) { entry.shape = .word }
    entry.tags = note.tags
    let named = type.fields.map { NoteColumn(heading: $0) }
    // Without a word and a meaning among the names the first two fields are front and back.
    let isNamed = named.contains(.word) && named.contains(.meaning)
    for (index, field) in note.fields.enumerated() {
      let content = AnkiField.content(field)
      if entry.image.isEmpty, let image = content.images.first { entry.image = image }
      if entry.sound.isEmpty, let sound = content.sounds.first { entry.sound = sound }
      let column =
        isNamed && named.indices.contains(index) ? named[index] : [.word, .meaning][safe: index]
      switch column {
      case .image?, .sound?, .tags?, .guid?, .deck?, .notetype?: break
      case let column?: column.set(content.text, of: &entry)
      case nil: break
      }
    }
    return entry
  }
}

extension [NoteColumn] {
  fileprivate subscript(safe index: Int) -> NoteColumn? {
    indices.contains(index) ? self[index] : nil
  }
}
