import CardFiles
import Cards
import Coordination
import Storage

extension DeckNames {
  /// The deck with this name, or all decks of the record, with the history of their cards.
  func exported(_ name: String?) throws(Failure) -> [ExportedDeck] {
    guard let name else { return try exported(ids: nil) }
    let deck = try deck(name)
    guard try begun(deck.id) == nil else { return try exported(ids: [deck.id]) }
    let entries = try course.newEntries(of: deck.id).map { found in
      ExportedDeck.Entry(
        entry: found.entry,
        cards: found.cards.map { .init(kind: $0.kind, standing: $0.standing, answers: []) }
      )
    }
    return [ExportedDeck(deck: deck, entries: entries)]
  }

  private func exported(ids: [String]?) throws(Failure) -> [ExportedDeck] {
    try record.reading { (store) throws(DatabaseError) in try store.decks.exportedDecks(ids) } ?? []
  }
}
