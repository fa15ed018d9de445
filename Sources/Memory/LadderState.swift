/// What the ladder remembers of one card.
public struct LadderState: Hashable, Sendable {
  /// The passes since the beginning or since the last failure; 0 for a new card.
  public var step: Int
  public var due: StudyDay

  /// A new card.
  public init(newOn day: StudyDay) { self.init(step: 0, due: day) }

  public init(step: Int, due: StudyDay) {
    self.step = min(max(step, 0), 1_000_000)
    self.due = due
  }
}
