/// Repeticards' ladder: 1, 1, 7 and 16 days, then 35 for ever.
public struct Ladder: Hashable, Sendable {
  /// The days after each answer; the last counts for all that follow.
  public static let offsets = [1, 1, 7, 16, 35]

  /// Whether Again goes back to the first rung; the original knows no failure and climbs on.
  public let failureRestarts: Bool

  public init(failureRestarts: Bool = true) { self.failureRestarts = failureRestarts }

  /// The state after an answer.
  public func answer(_ state: LadderState, _ rating: Rating, on day: StudyDay) -> LadderState {
    let step = rating == .again && failureRestarts ? 0 : state.step
    let offset = Self.offsets[min(step, Self.offsets.count - 1)]
    return LadderState(step: step + 1, due: day + offset)
  }
}
