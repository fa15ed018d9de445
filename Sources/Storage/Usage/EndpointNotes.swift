package import Feedback

/// Facts about the endpoints of language models, learned from using them.
///
/// These facts belong to this machine and are not exported.
package struct EndpointNotes: RecordPart {
  let record: OpenRecord

  /// The state of the breaker of an endpoint, which pauses requests after failures.
  package func breaker(of endpoint: String) throws(DatabaseError) -> Breaker {
    var rows = try connection.rows(
      "SELECT breaker FROM endpoint WHERE address = ?",
      [.text(endpoint)]
    )
    return try rows.next()?.json(0, as: Breaker.self) ?? .closed
  }

  /// Stores the state of the breaker of an endpoint.
  package func save(_ breaker: Breaker, of endpoint: String) throws(DatabaseError) {
    try record.change(
      "INSERT OR REPLACE INTO endpoint (address, breaker) VALUES (?, ?)",
      [.text(endpoint), .text(JSONText.encode(breaker) ?? "")]
    )
  }

  /// The dialect that an endpoint accepts for one of its models.
  ///
  /// Nil if the dialect is unknown or was stored in an obsolete form, and must be determined again.
  package func dialect<Dialect: Decodable>(
    _ type: Dialect.Type,
    endpoint: String,
    model: String
  ) throws(DatabaseError) -> Dialect? {
    let sql = "SELECT value FROM dialect WHERE endpoint = ? AND model = ?"
    return try connection.one(sql, [.text(endpoint), .text(model)]) { row in
      try? JSONText.decode(type, from: Array(row.text(0).utf8))
    } ?? nil
  }

  /// Stores the dialect that an endpoint accepts for one of its models.
  package func save(
    dialect: some Encodable,
    endpoint: String,
    model: String
  ) throws(DatabaseError) {
    guard let value = JSONText.encode(dialect) else { return }
    try record.change(
      "INSERT OR REPLACE INTO dialect (endpoint, model, value) VALUES (?, ?, ?)",
      [.text(endpoint), .text(model), .text(value)]
    )
  }
}
