/// The state of a card under the ladder.
public struct LadderState: Hashable, Sendable {
  /// The number of intervals so far, from the first answer or the last failure; 0 for a new card.
  public var step: Int
  public var due: StudyDay

  /// A new card.
  public init(newOn day: StudyDay) { self.init(step: 0, due: day) }

  /// Creates a state; the step is clamped to 0...1,000,000.
  public init(step: Int, due: StudyDay) {
    self.step = min(max(step, 0), 1_000_000)
    self.due = due
  }
}
