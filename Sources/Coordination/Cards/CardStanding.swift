public import Memory

/// All that changes on a card while it is learnt.
public struct CardStanding: Sendable, Equatable {
  public var status: Status
  /// Not asked before this day.
  public var skippedUntil: StudyDay?
  /// Nil for a new card.
  public var memory: MemoryState?
  /// When the card is to be asked; a new card has a day only after it was missed in a lesson.
  public var due: Due?
  /// Answers that count.
  public var reps: Int
  /// Times that the card was forgotten after it was known.
  public var lapses: Int

  /// Whether the learner sees the card at all.
  public enum Status: String, Sendable, CaseIterable, Codable {
    case active
    /// The learner put it aside as known.
    case known
    /// Forgotten so often that it needs another look before it is asked again.
    case leech
  }

  /// Makes a standing from its parts; without any it is that of a new card.
  public init(
    status: Status = .active,
    skippedUntil: StudyDay? = nil,
    memory: MemoryState? = nil,
    due: Due? = nil,
    reps: Int = 0,
    lapses: Int = 0
  ) {
    self.status = status
    self.skippedUntil = skippedUntil
    self.memory = memory
    self.due = due
    self.reps = reps
    self.lapses = lapses
  }

  /// Whether the card was never answered.
  public var isNew: Bool { memory == nil }
}
