import Feedback

/// A question and its reply, if any, in the columns of their table.
struct JobRow {
  var job: ExplanationJob
  var reply: KeptReply?
  var shown = 0
  var reservation: Reservation?

  /// The tokens that count in advance while the question is being sent.
  struct Reservation: Equatable {
    var day: Int
    var tokens: Int
  }

  init(_ job: ExplanationJob, reply: KeptReply? = nil, shown: Int = 0) {
    self.job = job
    self.reply = reply
    self.shown = shown
  }

  static let columns = """
    id, request, prompt, model, created, state, due, problem, attempts, invalid_replies, losses,
    reply, shown, reserved_day, reserved
    """

  static let insertion = """
    INSERT INTO job (\(columns), subject, answer)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING
    """

  /// Updates the columns that may change of the job with the id `?11`.
  static let update = """
    UPDATE job SET state = ?1, due = ?2, problem = ?3, attempts = ?4, invalid_replies = ?5,
    losses = ?6, reply = ?7, shown = ?8, reserved_day = ?9, reserved = ?10 WHERE id = ?11
    """

  /// The parameters of ``insertion``; nil if JSON can't hold the request, which never happens.
  var insertedValues: [Statement.Value]? {
    guard let request = JSONText.encode(job.request) else { return nil }
    return [
      .text(job.id), .text(request), .text(job.promptHash), .text(job.model),
      .integer(job.created),
    ] + changing + [.text(job.request.subject), .text(job.request.normalizedAnswer)]
  }

  /// The parameters of ``update``.
  var updatedValues: [Statement.Value] { changing + [.text(job.id)] }

  private var changing: [Statement.Value] {
    [
      .text(job.state.name.rawValue), due.map(Statement.Value.integer) ?? .null,
      .init(job.state.problem?.rawValue), .init(job.attempts), .init(job.invalidReplies),
      .init(job.losses), .init(reply.flatMap { JSONText.encode(KeptReplyRecord($0)) }),
      .init(shown), .init(reservation?.day), .init(reservation?.tokens),
    ]
  }

  /// The time at which a waiting job may be sent, or a sent one counts as lost.
  var due: Int64? {
    switch job.state {
    case .pending(let due, _): due
    case .sent(let until): until
    case .failed, .dispute, .done: nil
    }
  }

  /// Reads a row that begins with ``columns``.
  init(_ row: Statement.Row) throws(DatabaseError) {
    job = ExplanationJob(
      try row.json(1, as: ExplanationRequest.self),
      id: row.text(0),
      promptHash: row.text(2),
      model: row.text(3),
      created: row.integer(4),
      state: try JobRow.state(row),
      attempts: row.int(8),
      invalidReplies: row.int(9),
      losses: row.int(10)
    )
    reply = row.isNull(11) ? nil : try row.json(11, as: KeptReplyRecord.self).reply
    shown = row.int(12)
    if let day = row.optionalInt(13) { reservation = Reservation(day: day, tokens: row.int(14)) }
  }

  private static func state(_ row: Statement.Row) throws(DatabaseError) -> ExplanationJob.State {
    let problem: SendProblem? =
      row.isNull(7) ? nil : try row.value(7) { SendProblem(rawValue: $0) }
    switch try row.value(5, { ExplanationJob.State.Name(rawValue: $0) }) {
    case .pending: return .pending(due: row.integer(6), after: problem)
    case .sent: return .sent(until: row.integer(6))
    case .failed:
      guard let problem else { throw row.unknownValue(7, "") }
      return .failed(problem)
    case .dispute: return .dispute
    case .done: return .done
    }
  }

  /// The reply with its question; nil without a reply.
  var explanation: KeptExplanation? {
    reply.map { KeptExplanation(id: job.id, request: job.request, reply: $0, shown: shown) }
  }
}

extension Statement.Row {
  /// Decodes the JSON of a column; an error names the column.
  func json<Value: Decodable>(
    _ column: Int32,
    as type: Value.Type
  ) throws(DatabaseError) -> Value {
    try value(column) { try? JSONText.decode(type, from: Array($0.utf8)) }
  }
}
