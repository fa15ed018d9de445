/// What a deck has for the learner today.
package struct DeckTally: Sendable, Equatable {
  package var deck: String
  package var title: String
  /// Words to be asked again, within the deck's limit for the day.
  package var due: Int
  /// New words, within the deck's limit for the day.
  package var fresh: Int
  /// The first later day on which something is due.
  package var nextDay: Int?
  /// The first later moment of today at which a step ends, in Unix seconds.
  package var nextStep: Int64?

  package init(
    deck: String,
    title: String,
    due: Int,
    fresh: Int,
    nextDay: Int?,
    nextStep: Int64?
  ) {
    self.deck = deck
    self.title = title
    self.due = due
    self.fresh = fresh
    self.nextDay = nextDay
    self.nextStep = nextStep
  }

  /// All that a review would ask now.
  package var total: Int { due + fresh }
}
