/// The reason why an export was not imported; nothing of it was.
package struct ImportError: Error, Sendable, Equatable {
  /// Line of the input, from 1.
  package var line: Int
  package var reason: Reason

  package init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  package enum Reason: Sendable, Equatable {
    /// The line is not a JSON object in UTF-8.
    case notJSON
    /// The first line is not the header of an export.
    case missingHeader
    /// The export was written by a newer version of the program.
    case newer(version: Int, supported: Int)
    /// A field is missing or null.
    case missing(field: String)
    /// A field holds something else than was expected there.
    case invalid(field: String, expected: String)
    /// The entry belongs to a session that is neither in a line before it nor in the record.
    case unknownSession(String)
    /// The turn belongs to a conversation that is neither in a line before it nor in the record.
    case unknownConversation(String)
    /// The follow-up belongs to a job that is neither in a line before it nor in the record.
    case unknownJob(String)
    /// The entry belongs to a deck that is neither in a line before it nor in the record.
    case unknownDeck(String)
    /// The card or answer belongs to an entry or card that is neither in a line before it nor in the record.
    case unknownCard(String)
    /// The session's next entry, or the conversation's next turn, should have this sequence number.
    case gap(next: Int)
    /// The record holds something else under the same id.
    case conflict
    /// The input could not be read on; for the caller's source of lines.
    case input(message: String)
    /// The record could not be read or written.
    case database(DatabaseError)
  }
}

extension ImportError {
  /// Tells where the JSON of a line differs from what an export has there.
  init(line: Int, _ error: any Error) {
    self.init(line: line, reason: Self.reason(error))
  }

  private static func reason(_ error: any Error) -> Reason {
    guard let error = error as? DecodingError else { return .notJSON }
    switch error {
    case .keyNotFound(let key, let context):
      return .missing(field: field(context.codingPath + [key]))
    case .valueNotFound(_, let context):
      return .missing(field: field(context.codingPath))
    case .typeMismatch(let type, let context):
      if context.codingPath.isEmpty { return .notJSON }
      return .invalid(field: field(context.codingPath), expected: "\(type)")
    case .dataCorrupted(let context):
      if context.codingPath.isEmpty { return .notJSON }
      return .invalid(field: field(context.codingPath), expected: expected(context))
    @unknown default: return .notJSON
    }
  }

  /// The expected content of a field, as the reader of the field names it; the standard library
  /// names only a value that it can't convert.
  private static func expected(_ context: DecodingError.Context) -> String {
    context.debugDescription.hasPrefix("Cannot initialize")
      ? "a word that this version knows" : context.debugDescription
  }

  /// The path of a field: `findings.0.category`.
  private static func field(_ path: [any CodingKey]) -> String {
    path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
