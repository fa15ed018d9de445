package import Feedback

/// The numbers of jobs in the queue by state and problem, with the oldest and the next time.
package struct QueueOverview: Sendable, Equatable {
  /// One tally for each state and problem that occurs, sorted by state and name of the problem.
  package var tallies: [Tally]
  /// The time of the oldest waiting answer.
  package var oldest: Int64?
  /// The time at which the next job may be sent; in the past if one may be sent now.
  package var nextDue: Int64?
  /// Requests that may have been paid for, although their reply was lost in a crash.
  package var losses: Int

  /// The number of jobs with the same state and problem.
  package struct Tally: Sendable, Equatable {
    package var state: ExplanationJob.State.Name
    package var problem: SendProblem?
    package var count: Int

    package init(state: ExplanationJob.State.Name, problem: SendProblem?, count: Int) {
      self.state = state
      self.problem = problem
      self.count = count
    }
  }

  package init(
    tallies: [Tally] = [],
    oldest: Int64? = nil,
    nextDue: Int64? = nil,
    losses: Int = 0
  ) {
    self.tallies = tallies
    self.oldest = oldest
    self.nextDue = nextDue
    self.losses = losses
  }

  /// The number of jobs in a state, with any problem.
  package func count(_ state: ExplanationJob.State.Name) -> Int {
    tallies.reduce(0) { $0 + ($1.state == state ? $1.count : 0) }
  }
}
