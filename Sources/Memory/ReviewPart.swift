/// The candidates of one deck for a session, with its limits.
package struct ReviewPart: Hashable, Sendable {
  package var candidates: [ReviewCandidate]
  package var limits: ReviewLimits
  package var tally: DayTally

  /// Creates a part.
  package init(
    _ candidates: [ReviewCandidate],
    limits: ReviewLimits = ReviewLimits(),
    tally: DayTally = DayTally()
  ) {
    self.candidates = candidates
    self.limits = limits
    self.tally = tally
  }
}
