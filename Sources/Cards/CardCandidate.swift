public import Memory

/// A card that may be asked, without its texts.
public struct CardCandidate: Sendable, Equatable {
  public var number: Int
  /// A number that the cards of one word share.
  public var word: Int
  public var position: Int
  /// Nil for a new card.
  public var memory: MemoryState?

  /// Creates a candidate.
  public init(number: Int, word: Int, position: Int, memory: MemoryState?) {
    self.number = number
    self.word = word
    self.position = position
    self.memory = memory
  }
}
