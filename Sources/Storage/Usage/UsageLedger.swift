package import Feedback

/// The numbers of requests and tokens by day.
///
/// These numbers belong to this machine and are not exported.
package struct UsageLedger: RecordPart {
  let record: OpenRecord

  /// The usage of a day; days count from 1970-01-01 in the learner's time zone.
  package func of(day: Int) throws(DatabaseError) -> DayUsage {
    try of(days: day...day).first ?? DayUsage(day: day)
  }

  /// The usage on those days of a range on which anything was sent, the newest first.
  package func of(days: ClosedRange<Int>) throws(DatabaseError) -> [DayUsage] {
    try connection.all(
      """
      SELECT day, requests, tokens, estimated_tokens FROM usage
      WHERE day BETWEEN ? AND ? ORDER BY day DESC
      """,
      [.init(days.lowerBound), .init(days.upperBound)]
    ) { row in
      DayUsage(
        day: row.int(0),
        requests: row.int(1),
        tokens: row.int(2),
        estimatedTokens: row.int(3)
      )
    }
  }

  /// Reserves tokens for a request that is not a job of the queue.
  ///
  /// Returns the limit that forbids the request, if any; then nothing is counted. For jobs, see
  /// ``ExplanationQueue/claim(_:for:estimate:until:in:)``.
  package func reserveRequest(
    estimate: Int,
    within limits: SendLimits,
    on day: Int
  ) throws(DatabaseError) -> SendLimits.Kind? {
    try record.change { () throws(DatabaseError) in
      let today = try of(day: day)
      if let refusal = limits.refusal(today: today, inRun: 0, estimate: estimate) { return refusal }
      try reserve(estimate, on: day)
      return nil
    }
  }

  /// Replaces the reservation by the actual cost of the request.
  package func settleRequest(
    estimate: Int,
    spending: Spending,
    on day: Int
  ) throws(DatabaseError) {
    try record.change { () throws(DatabaseError) in
      try release(max(0, estimate), on: day)
      try count(spending, on: day)
    }
  }

  /// Counts one request and its estimated tokens in advance.
  func reserve(_ tokens: Int, on day: Int) throws(DatabaseError) {
    try add(DayUsage(day: day, requests: 1, estimatedTokens: max(0, tokens)))
  }

  /// Removes a reservation.
  func release(_ tokens: Int, on day: Int) throws(DatabaseError) {
    try add(DayUsage(day: day, requests: -1, estimatedTokens: -tokens))
  }

  /// Counts the actual cost of requests.
  func count(_ spending: Spending, on day: Int) throws(DatabaseError) {
    try add(
      DayUsage(
        day: day,
        requests: spending.requests,
        tokens: spending.isEstimated ? 0 : spending.tokens,
        estimatedTokens: spending.isEstimated ? spending.tokens : 0
      )
    )
  }

  private func add(_ usage: DayUsage) throws(DatabaseError) {
    // A server may report any number; the sum must not overflow.
    let most: Int64 = 1 << 52
    func bounded(_ count: Int) -> Statement.Value { .integer(min(max(Int64(count), -most), most)) }
    try connection.run(
      """
      INSERT INTO usage (day, requests, tokens, estimated_tokens)
      VALUES (?1, max(?2, 0), max(?3, 0), max(?4, 0))
      ON CONFLICT (day) DO UPDATE SET requests = min(max(requests + ?2, 0), \(most)),
      tokens = min(max(tokens + ?3, 0), \(most)),
      estimated_tokens = min(max(estimated_tokens + ?4, 0), \(most))
      """,
      [
        .init(usage.day), bounded(usage.requests), bounded(usage.tokens),
        bounded(usage.estimatedTokens),
      ]
    )
  }
}
