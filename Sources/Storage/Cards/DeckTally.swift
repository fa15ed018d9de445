/// What a deck has for the learner today.
package struct DeckTally: Sendable, Equatable {
  package var deck: String
  package var title: String
  /// Cards whose steps have ended.
  package var learning: Int
  /// Words to be asked again, within the deck's limit for the day, those in ``learning`` included.
  package var due: Int
  /// New words, within the deck's limit for the day.
  package var fresh: Int
  /// The first later moment at which a step ends, in Unix seconds.
  package var nextStep: Int64?

  package init(
    deck: String,
    title: String,
    learning: Int,
    due: Int,
    fresh: Int,
    nextStep: Int64?
  ) {
    self.deck = deck
    self.title = title
    self.learning = learning
    self.due = due
    self.fresh = fresh
    self.nextStep = nextStep
  }

  /// All that a review would ask now.
  package var total: Int { due + fresh }
}
