/// The numbers of cards and words of a deck to be reviewed today.
package struct DeckTally: Sendable, Equatable {
  package var deck: String
  package var title: String
  /// Cards in learning steps whose wait is over.
  package var learning: Int
  /// Due words within the limits of the day, including ``learning``.
  package var due: Int
  /// New words within the limits of the day.
  package var new: Int
  /// Due words within the limits of the deck but beyond the limits of the day.
  package var heldBack = 0
  /// The next time at which the wait of a step ends, in seconds since 1970.
  package var nextStep: Int64?

  package init(
    deck: String,
    title: String,
    learning: Int,
    due: Int,
    new: Int,
    heldBack: Int = 0,
    nextStep: Int64?
  ) {
    self.deck = deck
    self.title = title
    self.learning = learning
    self.due = due
    self.new = new
    self.heldBack = heldBack
    self.nextStep = nextStep
  }

  /// All words that a review would ask now.
  package var total: Int { due + new }
}
