/// The numbers of cards of a deck that are to be reviewed today.
package struct DeckTally: Sendable, Equatable {
  package var deck: String
  package var title: String
  /// Cards whose steps have ended.
  package var learning: Int
  /// Words to be asked again, within the limits of the day, those in ``learning`` included.
  package var due: Int
  /// New words, within the limits of the day.
  package var fresh: Int
  /// Due words within the limits of the deck, but beyond those of the day.
  package var heldBack = 0
  /// The first later moment at which a step ends, in Unix seconds.
  package var nextStep: Int64?

  package init(
    deck: String,
    title: String,
    learning: Int,
    due: Int,
    fresh: Int,
    heldBack: Int = 0,
    nextStep: Int64?
  ) {
    self.deck = deck
    self.title = title
    self.learning = learning
    self.due = due
    self.fresh = fresh
    self.heldBack = heldBack
    self.nextStep = nextStep
  }

  /// All words that a review would ask now.
  package var total: Int { due + fresh }
}
