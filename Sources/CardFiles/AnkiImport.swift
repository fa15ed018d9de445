package import Coordination
package import Memory

/// Makes notes with their cards and answers of a collection of Anki.
package struct AnkiImport {
  private let types: [Int64: AnkiCollection.Notetype]
  private let decks: [Int64: String]
  private let cards: [Int64: [AnkiCollection.Card]]
  private let reviews: [Int64: [AnkiCollection.Review]]
  private let created: Int64
  private var unplaced: [LeftOut.Part: Int] = [:]

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
    /// Nil if the file does not tell how the card stands.
    package var schedule: AnkiSchedule?

    package init(
      kind: CardKind,
      isSuspended: Bool,
      answers: [Answer],
      schedule: AnkiSchedule? = nil
    ) {
      self.kind = kind
      self.isSuspended = isSuspended
      self.answers = answers
      self.schedule = schedule
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

  package init(_ collection: AnkiCollection) {
    types = Dictionary(
      collection.notetypes.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    decks = Dictionary(
      collection.decks.map { ($0.id, $0.name) },
      uniquingKeysWith: { first, _ in first }
    )
    cards = Dictionary(grouping: collection.cards, by: \.note)
    reviews = Dictionary(grouping: collection.reviews, by: \.card)
    created = collection.created
  }

  /// What the results so far had no place for.
  package var leftOut: [LeftOut] {
    unplaced.map { LeftOut($0.key, count: $0.value) }
      .sorted { "\($0.part)" < "\($1.part)" }
  }

  /// A note, or why it is none.
  package mutating func result(_ note: AnkiCollection.Note, line: Int) -> Result {
    guard let type = types[note.notetype], !type.isCloze else {
      return .refused(line: line, .unknownKind(types[note.notetype]?.name ?? "unknown"))
    }
    let own = (cards[note.id] ?? []).sorted { $0.ordinal < $1.ordinal }
    var content = AnkiNoteContent(note, type)
    if let refusal = content.refusal { return .refused(line: line, refusal) }
    content.placeRest()
    for part in content.unplaced { unplaced[part, default: 0] += 1 }
    var made: [Card] = []
    for card in own {
      if let kind = Self.kind(of: card, type) {
        made.append(self.made(card, kind))
      } else {
        let name =
          type.templates.indices.contains(card.ordinal)
          ? type.templates[card.ordinal].name : "\(card.ordinal + 1)"
        unplaced[.template(name, notetype: type.name), default: 0] += 1
      }
    }
    return .note(
      Note(
        note: ReadNote(
          line: line,
          guid: note.guid,
          deck: own.first.flatMap { decks[$0.deck] },
          entry: content.entry
        ),
        cards: made
      )
    )
  }

  private func made(_ card: AnkiCollection.Card, _ kind: CardKind) -> Card {
    let reviews = reviews[card.id] ?? []
    return Card(
      kind: kind,
      isSuspended: card.queue == .suspended,
      answers: reviews.compactMap { review in
        guard let rating = Rating(rawValue: review.rating), review.kind < 4,
          AnkiSchedule.times.contains(review.id)
        else { return nil }
        return Answer(
          time: review.id,
          rating: rating,
          milliseconds: Int64(review.milliseconds),
          inSession: review.kind != 3 || review.factor != 0
        )
      },
      schedule: AnkiSchedule(card, last: reviews.last, created: created)
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
}
