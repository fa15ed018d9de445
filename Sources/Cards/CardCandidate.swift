package import Memory

/// A card that may be asked, without its texts.
package struct CardCandidate: Sendable, Equatable {
  package var number: Int
  /// A number that the cards of one word share.
  package var word: Int
  package var position: Int
  /// Nil for a new card.
  package var memory: MemoryState?

  /// Creates a candidate.
  package init(number: Int, word: Int, position: Int, memory: MemoryState?) {
    self.number = number
    self.word = word
    self.position = position
    self.memory = memory
  }
}
