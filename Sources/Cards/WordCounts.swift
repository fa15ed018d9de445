package import Curriculum

/// The words of a deck by how well they are known.
package struct WordCounts: Sendable, Equatable {
  package var deck: String
  package var origin: Deck.Origin
  package var words: Int
  /// Words with a card that was answered, which are not known yet.
  package var learning = 0
  /// Words whose answered cards are all at intervals of days, or that the learner put aside.
  package var known = 0
  /// The cards for which the scheduler predicts a retrievability.
  package var predicted = 0
  /// The sum of the predictions.
  package var retrievability = 0.0

  /// Creates the counts of a deck whose words are all new.
  package init(deck: String, origin: Deck.Origin, words: Int) {
    self.deck = deck
    self.origin = origin
    self.words = words
  }

  /// The level of a deck of the course; nil for other decks.
  package var level: Level? { origin == .course ? LessonID(rawValue: deck).level : nil }
}
