package import Feedback

/// The number of jobs in the queue by state, with the next times.
package struct QueueOverview: Sendable, Equatable {
  /// One for each state and problem that occurs, by state and then by the problem's name.
  package var tallies: [Tally]
  /// When the oldest of the answers that wait was given.
  package var oldest: Int64?
  /// When the next job may go; not later than now if one may go at once.
  package var nextDue: Int64?
  /// Requests whose reply was lost with the program that waited, and which may have been paid for.
  package var losses: Int

  /// Jobs counted together.
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

  /// Jobs in a state, whatever the problem.
  package func count(_ state: ExplanationJob.State.Name) -> Int {
    tallies.reduce(0) { $0 + ($1.state == state ? $1.count : 0) }
  }
}
