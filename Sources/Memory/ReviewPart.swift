/// The candidates of one deck for a session, with its limits.
public struct ReviewPart: Hashable, Sendable {
  public var candidates: [ReviewCandidate]
  public var limits: ReviewLimits
  public var tally: DayTally

  /// Creates a part.
  public init(
    _ candidates: [ReviewCandidate],
    limits: ReviewLimits = ReviewLimits(),
    tally: DayTally = DayTally()
  ) {
    self.candidates = candidates
    self.limits = limits
    self.tally = tally
  }
}
