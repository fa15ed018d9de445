import CSQLite

extension Statement {
  /// The present row of a statement; columns count from 0.
  struct Row {
    let statement: OpaquePointer
    let path: String

    func isNull(_ column: Int32) -> Bool {
      sqlite3_column_type(statement, column) == SQLITE_NULL
    }

    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    func int(_ column: Int32) -> Int { Int(clamping: integer(column)) }

    func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }

    func text(_ column: Int32) -> String {
      guard let bytes = sqlite3_column_text(statement, column) else { return "" }
      let count = Int(sqlite3_column_bytes(statement, column))
      return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    func bytes(_ column: Int32) -> [UInt8] {
      guard let bytes = sqlite3_column_blob(statement, column) else { return [] }
      let count = Int(sqlite3_column_bytes(statement, column))
      return [UInt8](UnsafeRawBufferPointer(start: bytes, count: count))
    }

    /// Nil for NULL.
    func optionalText(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

    /// Nil for NULL.
    func optionalInt(_ column: Int32) -> Int? { isNull(column) ? nil : int(column) }

    /// The text of a column read as a value, or an error that names the column.
    func value<Value>(
      _ column: Int32,
      _ read: (String) -> Value?
    ) throws(DatabaseError) -> Value {
      let text = text(column)
      if let value = read(text) { return value }
      throw unknownValue(column, text)
    }

    /// The error for a value that this version doesn't know.
    func unknownValue(_ column: Int32, _ value: String) -> DatabaseError {
      let name = sqlite3_column_name(statement, column).map { String(cString: $0) } ?? ""
      // No version writes such characters: they come from a damaged page.
      if value.unicodeScalars.contains(where: { $0 == "\0" || $0 == "\u{FFFD}" }) {
        return DatabaseError(.unreadable(detail: "a text in it is damaged (\(name))"), path: path)
      }
      return DatabaseError(.unknownValue(column: name, value: value), path: path)
    }
  }
}
