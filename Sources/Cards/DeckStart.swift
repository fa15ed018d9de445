/// What became of the words of a list that was read to its end.
public enum DeckStart: Sendable, Equatable {
  /// They are cards of a deck that is begun, since now or since earlier.
  case begun(deck: String)
  /// The same, but the deck is set to no new cards.
  case resting(deck: String)
  /// The same, but a day is set to bring no new cards.
  case paused
  /// The learner has deleted the deck, and it stays so.
  case deleted(deck: String)
}
