public import Memory

/// What a scheduler remembers of one card.
public struct CardState: Sendable, Hashable {
  let memory: MemoryState

  init(memory: MemoryState) { self.memory = memory }

  /// Reads a stored state; nil if the text is not one that ``text`` has written.
  public init?(text: String) {
    guard let memory = try? MemoryState(text) else { return nil }
    self.memory = memory
  }

  /// The state as one line to be stored; numbers are read back bit for bit.
  public var text: String { memory.text }

  /// When the card is to be shown again.
  public var due: Due { memory.due }

  /// Whether the card was never answered.
  public var isNew: Bool { memory.stage == .new }

  /// Whether the card is to be shown now.
  public func isDue(at moment: Moment) -> Bool { memory.isDue(at: moment) }
}
