/// An error in an export; nothing of the export was imported.
package struct ImportError: Error, Sendable, Equatable {
  /// The number of the line, from 1.
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
    /// A field has an unexpected value.
    case invalid(field: String, expected: String)
    /// The session of the entry is neither in an earlier line nor in the record.
    case unknownSession(String)
    /// The conversation of the turn is neither in an earlier line nor in the record.
    case unknownConversation(String)
    /// The job of the follow-up is neither in an earlier line nor in the record.
    case unknownJob(String)
    /// The deck of the entry is neither in an earlier line nor in the record.
    case unknownDeck(String)
    /// The entry of the card or answer is neither in an earlier line nor in the record.
    case unknownCard(String)
    /// The line leaves a gap: the next entry or turn has this sequence number.
    case gap(next: Int)
    /// The record has other content with the same id.
    case conflict
    /// The source of lines that the caller provides has failed.
    case input(message: String)
    /// The record could not be read or written.
    case database(DatabaseError)
  }
}

extension ImportError {
  /// Translates an error from decoding a line.
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

  /// The expected content of a field.
  ///
  /// The code that reads the field describes it, except when the standard library fails to convert
  /// a raw value.
  private static func expected(_ context: DecodingError.Context) -> String {
    context.debugDescription.hasPrefix("Cannot initialize")
      ? "a word that this version knows" : context.debugDescription
  }

  /// The path of a field, such as `findings.0.category`.
  private static func field(_ path: [any CodingKey]) -> String {
    path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
