/// The state of a card under the ladder.
package struct LadderState: Hashable, Sendable {
  /// The number of intervals so far, from the first answer or the last failure; 0 for a new card.
  package var step: Int
  package var due: StudyDay

  /// A new card.
  package init(newOn day: StudyDay) { self.init(step: 0, due: day) }

  /// Creates a state; the step is clamped to 0...1,000,000.
  package init(step: Int, due: StudyDay) {
    self.step = min(max(step, 0), 1_000_000)
    self.due = due
  }
}
