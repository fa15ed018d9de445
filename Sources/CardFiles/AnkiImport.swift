package import Cards
package import Memory

/// Converts the notes of a collection of Anki, with their cards and answers.
package struct AnkiImport {
  private let collection: AnkiCollection
  private let readings: [Int64: TemplateReading]
  private let decks: [Int64: String]
  private let cards: [Int64: [AnkiCollection.Card]]
  private let reviews: [Int64: [AnkiCollection.Review]]
  private var directions: DirectionTable
  private var omissions = OmissionTally()

  /// An imported entry with its cards.
  package struct Note: Sendable, Equatable {
    package var note: ReadNote
    package var cards: [Card]

    package init(note: ReadNote, cards: [Card]) {
      self.note = note
      self.cards = cards
    }

    /// The kinds of card of the entry; nil if the file does not say, so that the deck decides.
    package var kinds: [CardKind]? {
      cards.isEmpty
        ? note.kinds : CardKind.allCases.filter { kind in cards.contains { $0.kind == kind } }
    }
  }

  /// An imported card with its answers and its schedule.
  package struct Card: Sendable, Equatable {
    package var kind: CardKind
    package var isSuspended: Bool
    /// In the order of time.
    package var answers: [Answer]
    /// Nil if the file has no schedule of the card.
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

  /// An imported answer.
  package struct Answer: Sendable, Equatable {
    /// Milliseconds since 1970, unique in its collection.
    package var time: Int64
    package var rating: Rating
    package var milliseconds: Int64
    /// Whether the answer changed the schedule.
    package var inSession: Bool

    package init(time: Int64, rating: Rating, milliseconds: Int64, inSession: Bool) {
      self.time = time
      self.rating = rating
      self.milliseconds = milliseconds
      self.inSession = inSession
    }
  }

  /// A converted note or the reason for refusing it.
  package enum Result: Sendable, Equatable {
    case note(Note)
    case refused(line: Int, NoteRefusal)
  }

  package init(_ collection: AnkiCollection) {
    self.collection = collection
    readings = Dictionary(
      collection.notetypes.map { ($0.id, TemplateReading($0)) },
      uniquingKeysWith: { first, _ in first }
    )
    decks = Dictionary(
      collection.decks.map { ($0.id, $0.name) },
      uniquingKeysWith: { first, _ in first }
    )
    let cards = Dictionary(grouping: collection.cards, by: \.note)
      .mapValues { $0.sorted { $0.ordinal < $1.ordinal } }
    self.cards = cards
    reviews = Dictionary(grouping: collection.reviews, by: \.card)
    directions = DirectionTable(
      collection.notes.map { (type: $0.notetype, deck: cards[$0.id]?.first?.deck) }
    )
  }

  /// The parts of the collection that were not imported, as far as notes were converted.
  package var leftOut: [ImportOmission] {
    ImportOmission.inOrder(omissions.parts + CollectionOmissions(collection).parts)
  }

  /// Converts a note to one or more entries, or returns the reason for refusing it.
  package mutating func results(_ note: AnkiCollection.Note, line: Int) -> [Result] {
    let own = cards[note.id] ?? []
    guard let reading = readings[note.notetype] else { return refused(line, .unknownType, own) }
    guard !own.isEmpty else { return refused(line, .noCards, own) }
    if AnkiNotetypes.isDilimType(reading.type) {
      return dilimResults(note, reading.type, own, line)
    }
    var faces: [CardFace] = []
    var problems: [(card: AnkiCollection.Card, reason: NoteRefusal)] = []
    var isTurkish: [Bool?] = []
    for card in own {
      do throws(NoteRefusal) {
        let sides = try reading.sides(of: card, note, deck: decks[card.deck] ?? "")
        let found = direction(of: card, reading)
        isTurkish = found.isTurkish
        faces.append(face(card, sides, found.direction, note, reading))
      } catch {
        problems.append((card, error))
      }
    }
    guard !faces.isEmpty else { return refused(line, problems[0].reason, own) }
    for problem in problems {
      omissions.add(
        .card(
          template: reading.templates.name(ofCard: problem.card.ordinal),
          notetype: reading.type.name,
          problem.reason
        )
      )
      omissions.add(.answers, count: answers(to: problem.card).count)
    }
    let entries = NoteEntries(note, reading.type, reading.roles, isTurkish).made(of: faces)
    return entries.enumerated().map { index, made in
      if made.leavesMediaOut { omissions.add(.media(notetype: reading.type.name)) }
      let first = made.faces[0].card
      let guid = index == 0 ? note.guid : "\(note.guid) \(first.ordinal + 1)"
      return .note(
        result(made.entry, guid: guid, line: line, made.faces.map { ($0.card, $0.kind) })
      )
    }
  }

  private mutating func refused(
    _ line: Int,
    _ reason: NoteRefusal,
    _ cards: [AnkiCollection.Card]
  ) -> [Result] {
    for card in cards { omissions.add(.answers, count: answers(to: card).count) }
    return [.refused(line: line, reason)]
  }

  private mutating func direction(
    of card: AnkiCollection.Card,
    _ reading: TemplateReading
  ) -> (direction: TemplateDirections.Direction, isTurkish: [Bool?]) {
    // A cloze card shows a text with a gap, then the whole text.
    if reading.type.isCloze { return (TemplateDirections.Direction(kind: .recognise), []) }
    let (collection, cards, decks) = (collection, cards, decks)
    return directions.direction(
      ofTemplate: card.ordinal,
      type: reading.type.id,
      deck: cards[card.note]?.first?.deck
    ) { places in
      let notes = places.map { collection.notes[$0] }
      var shown: [(template: Int, sides: CardSides)] = []
      for note in notes {
        for card in cards[note.id] ?? [] {
          let sides = try? reading.sides(of: card, note, deck: decks[card.deck] ?? "")
          if let sides { shown.append((card.ordinal, sides)) }
        }
      }
      return TemplateDirections(
        shown,
        texts: notes.map { $0.fields.map { AnkiField.content($0).text } },
        type: reading.type,
        roles: reading.roles
      )
    }
  }

  private mutating func face(
    _ card: AnkiCollection.Card,
    _ sides: CardSides,
    _ direction: TemplateDirections.Direction,
    _ note: AnkiCollection.Note,
    _ reading: TemplateReading
  ) -> CardFace {
    if direction.typesOther, sides.typedField != nil {
      let name = reading.templates.name(ofCard: card.ordinal)
      omissions.add(.typing(template: name, notetype: reading.type.name))
    }
    // If a condition hides the field to type, the card is recalled.
    let isTyped = direction.kind == .type
    let typed = isTyped ? sides.typedField.map { AnkiField.content(note.fields[$0]).text } : nil
    let kind = isTyped && typed == nil ? CardKind.recall : direction.kind
    return CardFace(card: card, kind: kind, sides: sides, typed: typed)
  }

  /// Converts a note that Dilim has exported; its templates and fields are named by kinds and
  /// columns.
  private mutating func dilimResults(
    _ note: AnkiCollection.Note,
    _ type: AnkiCollection.Notetype,
    _ own: [AnkiCollection.Card],
    _ line: Int
  ) -> [Result] {
    let content = AnkiNoteContent(note, type)
    if let refusal = content.refusal { return refused(line, refusal, own) }
    if content.leavesMediaOut { omissions.add(.media(notetype: type.name)) }
    var kinds: [(AnkiCollection.Card, CardKind)] = []
    for card in own {
      if type.templates.indices.contains(card.ordinal),
        let kind = CardKind(rawValue: type.templates[card.ordinal].name)
      {
        kinds.append((card, kind))
      } else {
        let reason = NoteRefusal.template(
          .noTemplate(card.ordinal + 1),
          name: "\(card.ordinal + 1)"
        )
        omissions.add(.card(template: "\(card.ordinal + 1)", notetype: type.name, reason))
        omissions.add(.answers, count: answers(to: card).count)
      }
    }
    guard !kinds.isEmpty else { return [.refused(line: line, .noCards)] }
    return [.note(result(content.entry, guid: note.guid, line: line, kinds))]
  }

  private mutating func result(
    _ entry: CardEntry,
    guid: String,
    line: Int,
    _ own: [(card: AnkiCollection.Card, kind: CardKind)]
  ) -> Note {
    let first = own[0].card.deck
    for (card, _) in own where card.deck != first {
      omissions.add(.secondDeck(decks[card.deck] ?? "", first: decks[first] ?? ""))
    }
    return Note(
      note: ReadNote(line: line, guid: guid, deck: decks[first], entry: entry),
      cards: own.map { converted($0.card, $0.kind) }
    )
  }

  private mutating func converted(_ card: AnkiCollection.Card, _ kind: CardKind) -> Card {
    let answers = answers(to: card)
    let reviews = reviews[card.id] ?? []
    omissions.add(.changes, count: reviews.count - answers.count)
    return Card(
      kind: kind,
      isSuspended: card.queue == .suspended,
      answers: answers,
      schedule: AnkiSchedule(card, last: reviews.last, created: collection.created)
    )
  }

  private func answers(to card: AnkiCollection.Card) -> [Answer] {
    (reviews[card.id] ?? []).compactMap { review in
      guard let rating = Rating(rawValue: review.rating), review.kind < 4,
        AnkiSchedule.times.contains(review.id)
      else { return nil }
      return Answer(
        time: review.id,
        rating: rating,
        milliseconds: Int64(review.milliseconds),
        inSession: review.kind != 3 || review.factor != 0
      )
    }
  }
}
