/// Merges the lines of an export into a record, within a transaction that the caller has begun.
struct RecordMerge {
  let store: LearnerStore
  private(set) var summary = ImportSummary()
  private var cards = CardMerge()

  init(into store: LearnerStore) { self.store = store }

  /// Cards with answers both from the export and from the record.
  var mixedCards: Set<Int64> { cards.mixed }

  /// Adds the content of a line; returns the reason if the line is refused.
  mutating func add(_ line: ExportLine) throws(DatabaseError) -> ImportError.Reason? {
    switch line {
    case .header: return nil
    case .profile(let profile):
      if try store.profile() == nil { try store.save(profile) }
      return nil
    case .session(let row): return count(try store.journal.merge(row), \.sessions)
    case .entry(let row, let session):
      return count(try store.journal.merge(row, into: session), \.entries)
    case .job(let row): return count(try store.explanations.merge(row), \.questions)
    case .followUp(let row): return count(try store.explanations.merge(row))
    case .conversation(let row): return count(try store.conversations.merge(row), \.conversations)
    case .turn(let row, let conversation):
      return count(try store.conversations.merge(row, into: conversation))
    case .deck(let row): return count(try store.decks.merge(row), \.decks)
    case .deletedDeck(let id): return count(try store.decks.mergeDeleted(id))
    case .cardEntry(let row, let deck):
      return count(try store.cards.merge(row, into: deck), \.cards)
    case .card(let row): return count(try store.cards.merge(row, &cards))
    case .review(let row): return count(try store.cards.merge(row, &cards), \.answers)
    case .gameBest(let row): return count(try store.games.merge(row), \.scores)
    case .drillAnswer(let row): return count(try store.drills.merge(row))
    }
  }

  /// Computes the states of ``mixedCards`` from their merged logs.
  func finish() throws(DatabaseError) {
    for card in mixedCards.sorted() { try store.cards.replay(card: card) }
  }

  /// Counts a result; returns the reason if the line is refused.
  private mutating func count(
    _ result: MergeResult,
    _ added: WritableKeyPath<ImportSummary, Int>? = nil
  ) -> ImportError.Reason? {
    switch result {
    case .added: if let added { summary[keyPath: added] += 1 }
    case .known: summary.known += 1
    case .refused(let reason): return reason
    }
    return nil
  }
}
