/// The effect of a finished word list on its deck.
package enum DeckStart: Sendable, Equatable {
  /// The words are cards of the deck, which is begun, now or earlier.
  case begun(deck: String)
  /// The words are cards of the deck, but its limit of new cards is 0.
  case resting(deck: String)
  /// The words are cards of the deck, but the day's limit of new cards is 0.
  case paused
  /// The learner has deleted the deck, which stays deleted.
  case deleted(deck: String)
}
