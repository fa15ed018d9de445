package import Coordination
package import Memory

/// What a file of cards brings, ready to be merged with what is known.
package struct CardImport: Sendable {
  package var notes: [AnkiImport.Note]
  /// Rows that give no card.
  package var refusals: [(line: Int, reason: NoteRefusal)]
  /// What of the file has no place in cards.
  package var leftOut: [LeftOut] = []

  /// Takes the rows of a text file.
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

  /// Takes the notes of a collection.
  package init(_ collection: AnkiCollection) {
    var reading = AnkiImport(collection)
    notes = []
    refusals = []
    for (index, note) in collection.notes.enumerated() {
      switch reading.result(note, line: index + 1) {
      case .note(let note): notes.append(note)
      case .refused(let line, let reason): refusals.append((line, reason))
      }
    }
    leftOut = reading.leftOut
  }

  /// The kinds of card that each deck of the file has; the empty name stands for no deck.
  package var kinds: [String: [CardKind]] {
    var found: [String: Set<CardKind>] = [:]
    for note in notes { found[note.note.deck ?? "", default: []].formUnion(note.cards.map(\.kind)) }
    return found.mapValues { kinds in CardKind.allCases.filter(kinds.contains) }
  }

  /// What became of a row.
  package enum Fate: Sendable, Equatable {
    case added
    /// The word was known with another meaning.
    case addedMeaning
    case updated
    /// Nothing of it was new but perhaps answers.
    case duplicate
    case refused(NoteRefusal)
  }

  /// A row with what became of it.
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

  /// All rows in the order of the file, and how many answers were new.
  package struct Report: Sendable, Equatable {
    package var rows: [Row]
    package var answerCount: Int

    package init(rows: [Row], answerCount: Int) {
      self.rows = rows
      self.answerCount = answerCount
    }
  }
}

extension CardAnswer {
  /// An answer that another program has kept.
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
