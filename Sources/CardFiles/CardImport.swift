package import Cards
package import Memory

/// The content of a file of cards, ready to be merged with the record.
package struct CardImport: Sendable {
  package var notes: [AnkiImport.Note]
  /// The rows that give no card.
  package var refusals: [(line: Int, reason: NoteRefusal)]
  /// The parts of the file that are not imported.
  package var leftOut: [ImportOmission] = []
  /// The decks that have cards, if the file has more than their titles.
  package var decks: [DeckHead] = []

  /// Creates the import of a text file.
  package init(_ results: [NoteResult]) {
    notes = []
    refusals = []
    for result in results {
      switch result {
      case .note(let note): notes.append(AnkiImport.Note(note: note, cards: []))
      case .refused(let line, let reason): refusals.append((line, reason))
      }
    }
  }

  /// Creates the import of a collection.
  package init(_ collection: AnkiCollection) {
    var reading = AnkiImport(collection)
    notes = []
    refusals = []
    for (index, note) in collection.notes.enumerated() {
      for result in reading.results(note, line: index + 1) {
        switch result {
        case .note(let note): notes.append(note)
        case .refused(let line, let reason): refusals.append((line, reason))
        }
      }
    }
    leftOut = reading.leftOut
    decks = collection.decksOfCards
  }

  /// The description and options of a deck in the file.
  package struct DeckHead: Sendable {
    package var title: String
    /// Plain text.
    package var about: String
    package var options: AnkiCollection.Options
  }

  /// The kinds of card in each deck of the file; notes without a deck are under the empty name.
  package var kinds: [String: [CardKind]] {
    var found: [String: Set<CardKind>] = [:]
    for note in notes {
      if let kinds = note.kinds { found[note.note.deck ?? "", default: []].formUnion(kinds) }
    }
    return found.mapValues { kinds in CardKind.allCases.filter(kinds.contains) }
  }

  /// The result of importing a row.
  package enum Fate: Sendable, Equatable {
    case added
    /// Added as a further meaning of a known word.
    case addedMeaning
    case updated
    /// Already known; only answers may have been new.
    case duplicate
    case refused(NoteRefusal)
  }

  /// A row with the result of its import.
  package struct Row: Sendable, Equatable {
    package var line: Int
    package var word: String
    package var fate: Fate

    package init(line: Int, word: String, fate: Fate) {
      self.line = line
      self.word = word
      self.fate = fate
    }
  }

  /// The results of all rows in the order of the file, with counts.
  package struct Report: Sendable, Equatable {
    package var rows: [Row]
    package var answerCount: Int
    /// The number of cards of known entries whose decks do not ask their kind.
    package var unasked: [Unasked: Int]

    package init(rows: [Row], answerCount: Int, unasked: [Unasked: Int] = [:]) {
      self.rows = rows
      self.answerCount = answerCount
      self.unasked = unasked
    }
  }

  /// A deck with a kind of card that it does not ask.
  package struct Unasked: Sendable, Hashable {
    package var deck: String
    package var kind: CardKind

    package init(deck: String, kind: CardKind) {
      self.deck = deck
      self.kind = kind
    }
  }
}

extension CardAnswer {
  /// Creates the answer of a card from an answer of another program.
  package init(
    _ answer: AnkiImport.Answer,
    to card: CardID,
    guid: String,
    day: StudyDay,
    scheduler: String
  ) {
    self.init(
      id: "anki:\(guid)/\(card.kind.rawValue)/\(answer.time)",
      card: card,
      time: answer.time,
      day: day,
      rating: answer.rating,
      typed: nil,
      milliseconds: answer.milliseconds,
      scheduler: scheduler,
      inSession: answer.inSession
    )
  }
}

extension AnkiCollection {
  /// The decks that have cards, in the order of the file.
  fileprivate var decksOfCards: [CardImport.DeckHead] {
    let used = Set(cards.map(\.deck))
    let known = Dictionary(options.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return decks.filter { used.contains($0.id) }.map { deck in
      var options = known[deck.options] ?? .usual
      options.newLimit = deck.newLimit ?? options.newLimit
      options.reviewLimit = deck.reviewLimit ?? options.reviewLimit
      options.desiredRetention = deck.desiredRetention ?? options.desiredRetention
      return CardImport.DeckHead(
        title: deck.name,
        about: AnkiField.content(deck.about).text,
        options: options
      )
    }
  }
}

extension CardImport {
  /// Returns the options and descriptions of the file's decks that are not imported; `deck` returns
  /// the known deck with a title.
  package func leftOutOfDecks(_ deck: (String) -> Deck?) -> [ImportOmission] {
    var parts: [ImportOmission] = []
    var titles: [[OptionDifference]: [String]] = [:]
    for head in decks {
      let known = deck(head.title)
      let differences = head.options.differences(from: known?.settings ?? DeckSettings())
      if !differences.isEmpty { titles[differences, default: []].append(head.title) }
      if let known, !head.about.isEmpty, known.about != head.about {
        parts.append(ImportOmission(.description(deck: head.title)))
      }
    }
    return parts
      + titles.map { ImportOmission(.options(decks: $0.value, $0.key), count: $0.value.count) }
  }
}
