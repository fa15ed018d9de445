public import Memory

/// A card that may be asked, without its texts.
public struct CardCandidate: Sendable, Equatable {
  public var number: Int
  /// The folded word, which its siblings share.
  public var word: String
  public var position: Int
  /// Nil for a new card.
  public var memory: MemoryState?

  /// Makes a candidate from its parts.
  public init(number: Int, word: String, position: Int, memory: MemoryState?) {
    self.number = number
    self.word = word
    self.position = position
    self.memory = memory
  }
}
