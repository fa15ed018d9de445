/// The cards that were asked on a day.
package struct AskedToday: Sendable, Equatable {
  /// The numbers of the cards.
  package var cards: Set<Int> = []
  /// The numbers of their words, which the cards of one word share.
  package var words: Set<Int> = []
  /// The counts of new cards by deck.
  package var new: [String: Int] = [:]
  /// The counts of other cards by deck, without those in their steps.
  package var due: [String: Int] = [:]

  /// Creates the value of a day on which nothing was asked.
  package init() {}
}
