import CSQLite

/// A prepared statement.
final class Statement {
  private let statement: OpaquePointer
  private let sql: String
  private let path: String
  private let texts = TextBuffer()

  init(_ statement: OpaquePointer, sql: String, path: String) {
    self.statement = statement
    self.sql = sql
    self.path = path
  }

  deinit { sqlite3_finalize(statement) }

  /// A value for a parameter of a statement.
  enum Value {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case bytes([UInt8])

    init(_ text: String?) { self = text.map(Value.text) ?? .null }
    init(_ number: Int?) { self = number.map { .integer(Int64($0)) } ?? .null }

    fileprivate var byteCount: Int { if case .text(let text) = self { text.utf8.count } else { 0 } }
  }

  /// Runs the statement without reading rows.
  func run(_ values: [Value] = []) throws(DatabaseError) {
    var rows = try rows(values)
    while try rows.next() != nil {}
  }

  /// Starts a query; its rows are read one by one.
  ///
  /// A statement runs one query at a time: the next may start when this one has ended.
  func rows(_ values: [Value] = []) throws(DatabaseError) -> Rows {
    guard bind(values) else {
      defer { reset() }
      throw failure
    }
    return Rows(self)
  }

  /// All rows, each read by `read`.
  func all<Result>(
    _ values: [Value] = [],
    _ read: (Row) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> [Result] {
    var results: [Result] = []
    var rows = try rows(values)
    while let row = try rows.next() { results.append(try read(row)) }
    return results
  }

  /// The last row, read by `read`; nil if there is none.
  func one<Result>(
    _ values: [Value] = [],
    _ read: (Row) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result? {
    var result: Result?
    var rows = try rows(values)
    while let row = try rows.next() { result = try read(row) }
    return result
  }

  /// The rows of a running query.
  ///
  /// The query ends after its last row, or when this value is destroyed.
  struct Rows: ~Copyable {
    private let query: Statement
    private var isRunning = true

    fileprivate init(_ query: Statement) { self.query = query }

    deinit { if isRunning { query.reset() } }

    /// The next row, which is valid until the following one is read; nil after the last.
    mutating func next() throws(DatabaseError) -> Row? {
      guard isRunning else { return nil }
      let code = sqlite3_step(query.statement)
      if code == SQLITE_ROW { return Row(statement: query.statement, path: query.path) }
      defer {
        query.reset()
        isRunning = false
      }
      guard code == SQLITE_DONE else { throw query.failure }
      return nil
    }
  }

  private func reset() {
    sqlite3_reset(statement)
    sqlite3_clear_bindings(statement)
  }

  private var failure: DatabaseError {
    Connection.error(sqlite3_db_handle(statement), path: path, sql: sql)
  }

  /// Binds all values; false if SQLite refuses one.
  ///
  /// The texts are copied into one buffer that outlives the query, so that SQLite need not copy
  /// them.
  private func bind(_ values: [Value]) -> Bool {
    var place = texts.reserve(values.reduce(0) { $0 + $1.byteCount })
    for (index, value) in values.enumerated() {
      let index = Int32(index + 1)
      let code: Int32
      switch value {
      case .null: code = sqlite3_bind_null(statement, index)
      case .integer(let number): code = sqlite3_bind_int64(statement, index, number)
      case .real(let number): code = sqlite3_bind_double(statement, index, number)
      case .text(var text):
        let count = text.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) { characters in
            if let start = characters.baseAddress {
              place.update(from: start, count: characters.count)
            }
          }
          return bytes.count
        }
        guard let length = Int32(exactly: count) else { return false }
        // Without a destructor SQLite doesn't copy the text.
        code = sqlite3_bind_text(statement, index, place, length, nil)
        place += count
      case .bytes(let bytes): code = bind(bytes, at: index)
      }
      guard code == SQLITE_OK else { return false }
    }
    return true
  }

  /// Binds bytes, which SQLite copies.
  private func bind(_ bytes: [UInt8], at index: Int32) -> Int32 {
    guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(statement, index, 0) }
    let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    return bytes.withUnsafeBytes { content in
      sqlite3_bind_blob64(
        statement,
        index,
        content.baseAddress,
        sqlite3_uint64(content.count),
        transient
      )
    }
  }

  /// The current row of a query; columns are numbered from 0.
  struct Row {
    fileprivate let statement: OpaquePointer
    fileprivate let path: String

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

    /// Converts the text of a column to a value; an error names the column.
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
      // No version writes these characters, so they come from a damaged page.
      if value.unicodeScalars.contains(where: { $0 == "\0" || $0 == "\u{FFFD}" }) {
        return DatabaseError(.unreadable(detail: "a text in it is damaged (\(name))"), path: path)
      }
      return DatabaseError(.unknownValue(column: name, value: value), path: path)
    }
  }
}

/// A buffer for the texts of a query, reused by the next query.
private final class TextBuffer {
  private var start = UnsafeMutablePointer<CChar>.allocate(capacity: 64)
  private var capacity = 64

  deinit { start.deallocate() }

  /// Returns memory for `count` bytes; earlier contents are lost.
  func reserve(_ count: Int) -> UnsafeMutablePointer<CChar> {
    if count > capacity {
      start.deallocate()
      capacity = max(count, capacity * 2)
      start = .allocate(capacity: capacity)
    }
    return start
  }
}
