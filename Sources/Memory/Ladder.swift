/// The scheduler of Repeticards, with fixed intervals of 1, 1, 7, 16 and then always 35 days.
package struct Ladder: Hashable, Sendable {
  /// The interval in days after each answer; the last applies to all further answers.
  package static let offsets = [1, 1, 7, 16, 35]

  /// Whether Again restarts with the first interval; in the original it does not.
  package let failureRestarts: Bool

  /// Creates a scheduler.
  package init(failureRestarts: Bool = true) { self.failureRestarts = failureRestarts }

  /// Returns the state after an answer.
  package func answer(_ state: LadderState, _ rating: Rating, on day: StudyDay) -> LadderState {
    let step = rating == .again && failureRestarts ? 0 : state.step
    let offset = Self.offsets[min(step, Self.offsets.count - 1)]
    return LadderState(step: step + 1, due: day + offset)
  }
}
