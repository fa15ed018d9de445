package import Feedback

/// What was sent and what is known of those it was sent to; it belongs to this machine and is not
/// exported.
extension LearnerStore {
  /// What was sent on a day; days count from 1970-01-01 in the learner's time zone.
  package func usage(day: Int) throws(DatabaseError) -> DayUsage {
    try usage(days: day...day).first ?? DayUsage(day: day)
  }

  /// What was sent on the days of a range on which anything was, the newest first.
  package func usage(days: ClosedRange<Int>) throws(DatabaseError) -> [DayUsage] {
    var usages: [DayUsage] = []
    try connection.statement(
      """
      SELECT day, requests, tokens, estimated_tokens FROM usage
      WHERE day BETWEEN ? AND ? ORDER BY day DESC
      """
    ).run([.init(days.lowerBound), .init(days.upperBound)]) { row in
      usages.append(
        DayUsage(
          day: row.int(0),
          requests: row.int(1),
          tokens: row.int(2),
          estimatedTokens: row.int(3)
        )
      )
    }
    return usages
  }

  /// Counts a request that is no job in advance, as ``claim(_:for:estimate:until:in:)`` does for one.
  ///
  /// Gives the limit that forbids it, with nothing counted then.
  package func reserveRequest(
    estimate: Int,
    within limits: SendLimits,
    on day: Int
  ) throws(DatabaseError) -> SendLimits.Kind? {
    try prepareToWrite()
    return try connection.transaction { () throws(DatabaseError) in
      let today = try usage(day: day)
      if let refusal = limits.refusal(today: today, inRun: 0, estimate: estimate) { return refusal }
      try reserve(estimate, on: day)
      return nil
    }
  }

  /// Replaces what was counted in advance by what the request cost.
  package func settleRequest(
    estimate: Int,
    spending: Spending,
    on day: Int
  ) throws(DatabaseError) {
    try prepareToWrite()
    try connection.transaction { () throws(DatabaseError) in
      try release(max(0, estimate), on: day)
      try count(spending, on: day)
    }
  }

  /// What is known against an endpoint.
  package func breaker(of endpoint: String) throws(DatabaseError) -> Breaker {
    try connection.statement("SELECT breaker FROM endpoint WHERE address = ?")
      .one([.text(endpoint)]) { (row) throws(DatabaseError) in
        try row.json(0, as: Breaker.self)
      } ?? .closed
  }

  /// Keeps what is known against an endpoint.
  package func save(_ breaker: Breaker, of endpoint: String) throws(DatabaseError) {
    try prepareToWrite()
    try connection.statement("INSERT OR REPLACE INTO endpoint (address, breaker) VALUES (?, ?)")
      .run([.text(endpoint), .text(JSONText.encode(breaker) ?? "")])
  }

  /// What an endpoint and one of its models have been found to take.
  ///
  /// Nil if nothing is known, or nothing that can still be read: it is found out again.
  package func dialect<Dialect: Decodable>(
    _ type: Dialect.Type,
    endpoint: String,
    model: String
  ) throws(DatabaseError) -> Dialect? {
    try connection.statement("SELECT value FROM dialect WHERE endpoint = ? AND model = ?")
      .one([.text(endpoint), .text(model)]) { row in
        try? JSONText.decode(type, from: Array(row.text(0).utf8))
      } ?? nil
  }

  /// Keeps what an endpoint and one of its models have been found to take.
  package func save(
    dialect: some Encodable,
    endpoint: String,
    model: String
  ) throws(DatabaseError) {
    guard let value = JSONText.encode(dialect) else { return }
    try prepareToWrite()
    try connection.statement(
      "INSERT OR REPLACE INTO dialect (endpoint, model, value) VALUES (?, ?, ?)"
    ).run([.text(endpoint), .text(model), .text(value)])
  }

  /// Counts one request with its tokens in advance.
  func reserve(_ tokens: Int, on day: Int) throws(DatabaseError) {
    try add(DayUsage(day: day, requests: 1, estimatedTokens: max(0, tokens)))
  }

  /// Takes back what was counted in advance.
  func release(_ tokens: Int, on day: Int) throws(DatabaseError) {
    try add(DayUsage(day: day, requests: -1, estimatedTokens: -tokens))
  }

  /// Counts what was spent.
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
    // A server may count any number; the sum must stay one.
    let most: Int64 = 1 << 52
    func bounded(_ count: Int) -> Statement.Value { .integer(min(max(Int64(count), -most), most)) }
    try connection.statement(
      """
      INSERT INTO usage (day, requests, tokens, estimated_tokens)
      VALUES (?1, max(?2, 0), max(?3, 0), max(?4, 0))
      ON CONFLICT (day) DO UPDATE SET requests = min(max(requests + ?2, 0), \(most)),
      tokens = min(max(tokens + ?3, 0), \(most)),
      estimated_tokens = min(max(estimated_tokens + ?4, 0), \(most))
      """
    ).run([
      .init(usage.day), bounded(usage.requests), bounded(usage.tokens),
      bounded(usage.estimatedTokens),
    ])
  }
}
