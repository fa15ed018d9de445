package import Memory

/// A card that may be asked, without its texts.
package struct CardCandidate: Sendable, Equatable {
  package var number: Int
  /// The folded word, which its siblings share.
  package var word: String
  package var position: Int
  /// Nil for a new card.
  package var memory: MemoryState?

  package init(number: Int, word: String, position: Int, memory: MemoryState?) {
    self.number = number
    self.word = word
    self.position = position
    self.memory = memory
  }
}

/// What was asked on a day.
package struct AskedToday: Sendable, Equatable {
  package var cards: Set<Int> = []
  /// Folded.
  package var words: Set<String> = []
  /// New cards by deck.
  package var fresh: [String: Int] = [:]
  /// Other cards by deck, without those in their steps.
  package var due: [String: Int] = [:]

  package init() {}
}
