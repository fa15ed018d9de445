package import Classes
package import JSON

/// What a pupil does on the server.
extension ClassSession {
  /// An assignment as the server gives it to a pupil.
  package struct GivenAssignment: Sendable {
    package let course: String
    /// The file that the teacher has published, without the answers that are hidden.
    package let file: [UInt8]
    package let id: String
    package let isReleased: Bool
    package let handedIn: Int64?
  }

  package func assignments() throws(ServerFailure) -> [GivenAssignment] {
    try server.rows(
      """
      SELECT id, class, body->>'file', released, \(Self.milliseconds("handed_in_at")) \
      FROM class.assignments()
      """
    ).map { row in
      GivenAssignment(
        course: Self.id(row.text(1)),
        file: Array(row.text(2).utf8),
        id: Self.id(row.text(0)),
        isReleased: row.bool(3),
        handedIn: row.integer(4)
      )
    }
  }

  /// What became of answers that were sent.
  package struct Synced: Sendable, Equatable {
    package var added = 0
    package var notTaken: [NotTaken] = []

    package init() {}
  }

  package struct NotTaken: Sendable, Equatable {
    package let id: HandedAnswer.ID
    package let reason: Reason

    package enum Reason: String, Sendable {
      case differs, closed
      case unknownItem = "unknown_item"
      case handedIn = "handed_in"
      case tooMany = "too_many"
      case tooLong = "too_long"
    }
  }

  /// The most answers in one call.
  private static let mostAnswers = 500
  /// The longest answer or pattern of answers, in Unicode scalars.
  package static let longestAnswer = 2000
  /// The longest name of an item, in Unicode scalars.
  package static let longestItem = 200

  /// Sends answers; those that the server has already add nothing.
  package func send(
    _ answers: [HandedAnswer],
    to assignment: String
  ) throws(ServerFailure) -> Synced {
    var synced = Synced()
    // The server would refuse the others of the call too.
    let fitting = answers.filter { answer in
      answer.text.unicodeScalars.count <= Self.longestAnswer
        && answer.item.unicodeScalars.count <= Self.longestItem
    }
    let ids = Set(fitting.map(\.id))
    synced.notTaken = answers.filter { !ids.contains($0.id) }
      .map { NotTaken(id: $0.id, reason: .tooLong) }
    for start in stride(from: 0, to: fitting.count, by: Self.mostAnswers) {
      let part = fitting[start..<min(start + Self.mostAnswers, fitting.count)]
      try send(Array(part), to: assignment, &synced)
    }
    return synced
  }

  private func send(
    _ answers: [HandedAnswer],
    to assignment: String,
    _ synced: inout Synced
  ) throws(ServerFailure) {
    var json = JSONWriter()
    json.array(answers) { json, answer in
      json.object { json in
        json.key("session")
        json.string(answer.id.session)
        json.key("sequence")
        json.integer(answer.id.sequence)
        json.key("item")
        json.string(answer.item)
        json.key("answer")
        json.string(answer.text)
        json.key("time")
        json.integer(answer.time)
      }
    }
    let row = try one(
      """
      SELECT s->>'added', s->'not_taken' FROM class.sync($1, (SELECT jsonb_agg(x || \
      jsonb_build_object('answered_at', to_timestamp((x->>'time')::float8 / 1000))) \
      FROM jsonb_array_elements($2::jsonb) AS x)) AS s
      """,
      [assignment, json.string]
    )
    synced.added += Int(row.integer(0) ?? 0)
    for told in (try? JSONValue(reading: row.text(1)))?.elements ?? [] {
      guard let parts = told.elements, parts.count == 3, let session = parts[0].string,
        let sequence = parts[1].integer(as: Int.self),
        let reason = parts[2].string.flatMap({ NotTaken.Reason(rawValue: $0) })
      else { continue }
      let id = HandedAnswer.ID(session: Self.id(session), sequence: sequence)
      synced.notTaken.append(NotTaken(id: id, reason: reason))
    }
  }

  /// Hands in; returns the time of the server, which is that of the first hand-in.
  package func handIn(_ assignment: String) throws(ServerFailure) -> Int64 {
    try one(
      "SELECT \(Self.milliseconds("h")) FROM class.hand_in($1) AS h",
      [assignment]
    ).integer(0) ?? 0
  }

  /// The whole file of an assignment, with the accepted answers; nil as long as they are hidden.
  package func key(of assignment: String) throws(ServerFailure) -> [UInt8]? {
    let row = try one("SELECT k->>'file' FROM class.key($1) AS k", [assignment])
    return row.values[0].map { Array($0.utf8) }
  }

  /// A mark that a teacher has released.
  package struct GivenMark: Sendable {
    package let answer: HandedAnswer.ID
    package let item: String
    package let text: String
    package let points: Double
    /// The name of the mark; `overruled` if a teacher has given it.
    package let verdict: String
    package let note: String?
    /// What the teacher's program says of it.
    package let told: JSONValue
  }

  package func marks(of assignment: String) throws(ServerFailure) -> [GivenMark] {
    try server.rows(
      "SELECT session, sequence, item, answer, points, note, findings, verdict FROM class.results($1)",
      [assignment]
    ).compactMap { row in
      guard let sequence = row.integer(1), let points = Double(row.text(4)) else { return nil }
      return GivenMark(
        answer: HandedAnswer.ID(session: Self.id(row.text(0)), sequence: Int(sequence)),
        item: row.text(2),
        text: row.text(3),
        points: points,
        verdict: row.text(7),
        note: row.values[5],
        told: (try? JSONValue(reading: row.text(6))) ?? .null
      )
    }
  }

  /// Joins a class by a code, with an account that is there; returns the id of the class.
  package func join(code: String, label: String) throws(ServerFailure) -> String {
    Self.id(try one("SELECT class.join_class($1, $2)", [code, label]).text(0))
  }

  /// Leaves a class, and erases what the server has kept there.
  package func leave(_ course: String) throws(ServerFailure) {
    _ = try server.rows("SELECT class.leave($1)", [course])
  }

  /// Closes the account: everything is erased, and the login is dead.
  package func close() throws(ServerFailure) {
    _ = try server.rows("SELECT class.close_account()")
  }

  /// All that the server holds about the one who asks, a JSON object a row.
  package func export() throws(ServerFailure) -> [String] {
    try server.rows("SELECT class.my_export()").map { $0.text(0) }
  }
}
