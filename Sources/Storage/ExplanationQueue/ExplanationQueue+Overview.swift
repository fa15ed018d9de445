import Feedback

extension ExplanationQueue {
  /// The numbers of jobs by state and problem, with the oldest and the next time.
  package func overview() throws(DatabaseError) -> QueueOverview {
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    var overview = QueueOverview()
    var counts = try connection.rows(
      "SELECT state, problem, count(*), sum(losses) FROM job GROUP BY state, problem"
    )
    while let row = try counts.next() {
      overview.losses += row.int(3)
      overview.tallies.append(try QueueOverview.Tally(row))
    }
    overview.tallies.sort {
      ($0.state, $0.problem?.rawValue ?? "") < ($1.state, $1.problem?.rawValue ?? "")
    }
    var times = try connection.rows(
      "SELECT min(created), min(due) FROM job WHERE state = 'pending'"
    )
    while let row = try times.next() {
      guard !row.isNull(0) else { continue }
      (overview.oldest, overview.nextDue) = (row.integer(0), row.integer(1))
    }
    return overview
  }
}

extension QueueOverview.Tally {
  /// Reads the columns `state, problem, count`.
  fileprivate init(_ row: Statement.Row) throws(DatabaseError) {
    self.init(
      state: try row.value(0) { .init(rawValue: $0) },
      problem: row.isNull(1) ? nil : try row.value(1) { SendProblem(rawValue: $0) },
      count: row.int(2)
    )
  }
}
