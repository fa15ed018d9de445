import Cards
import Coordination
import Storage

extension Record {
  /// Stores an effect on cards, scores or drills; ignores other effects.
  ///
  /// Returns false and changes nothing if another window has answered, changed or deleted the card
  /// since it was read.
  func store(_ effect: Effect) throws(Failure) -> Bool {
    try writing { (store) throws(DatabaseError) in
      do throws(DatabaseError) {
        try Self.store(effect, in: store)
        return true
      } catch {
        switch error.reason {
        case .cardChanged, .unknownCard: return false
        default: throw error
        }
      }
    }
  }

  private static func store(_ effect: Effect, in store: LearnerStore) throws(DatabaseError) {
    switch effect {
    case .recordAnswer(let answer, let before, let after):
      try store.cards.record(answer, before: before, after: after)
    case .takeBackAnswer(let id): try store.cards.undo(answer: id)
    case .setStanding(let card, let standing, let before):
      try store.cards.set(standing, of: card, before: before)
    case .saveEntry(let entry): try store.cards.update(entry)
    case .addCard(let entry):
      var entry = entry
      entry.meaning = EntryText.cleaned(entry.meaning)
      _ = try store.decks.add(CardActions.ownWords(created: entry.created))
      try store.cards.add(entry, to: CardActions.ownDeck)
    case .keepBest(let best): try store.games.keep(best)
    case .keepDrill(let answer): try store.drills.keep(answer)
    case .takeBackDrill(let id): try store.drills.takeBack(id)
    default: break
    }
  }
}
