import CSQLite

/// A prepared statement: bind, then step through its rows.
final class Statement {
  private let statement: OpaquePointer
  private let sql: String
  private let path: String
  private let texts = TextPlace()

  init(_ statement: OpaquePointer, sql: String, path: String) {
    self.statement = statement
    self.sql = sql
    self.path = path
  }

  deinit { sqlite3_finalize(statement) }

  /// A value on its way into a column.
  enum Value {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)

    init(_ text: String?) { self = text.map(Value.text) ?? .null }
    init(_ number: Int?) { self = number.map { .integer(Int64($0)) } ?? .null }

    fileprivate var byteCount: Int { if case .text(let text) = self { text.utf8.count } else { 0 } }
  }

  /// Whether more rows are wanted.
  enum Next {
    case goOn, stop
  }

  /// Runs to the end, handing each row to `row`; rows are valid only during that call.
  func run<Failure: Error>(
    _ values: [Value] = [],
    failing translate: (DatabaseError) -> Failure,
    row: (Row) throws(Failure) -> Void
  ) throws(Failure) {
    try step(values, failing: translate) { (found) throws(Failure) in
      try row(found)
      return .goOn
    }
  }

  /// Runs until no more rows are wanted.
  func read(
    _ values: [Value],
    row: (Row) throws(DatabaseError) -> Next
  ) throws(DatabaseError) {
    try step(values, failing: { $0 }, row: row)
  }

  private func step<Failure: Error>(
    _ values: [Value],
    failing translate: (DatabaseError) -> Failure,
    row: (Row) throws(Failure) -> Next
  ) throws(Failure) {
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    guard bind(values) else { throw translate(failure) }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: if try row(Row(statement: statement, path: path)) == .stop { return }
      case SQLITE_DONE: return
      default: throw translate(failure)
      }
    }
  }

  /// Runs to the end with the database's own errors.
  func run(
    _ values: [Value] = [],
    row: (Row) throws(DatabaseError) -> Void = { (_) throws(DatabaseError) in }
  ) throws(DatabaseError) {
    try run(values, failing: { $0 }, row: row)
  }

  /// The last row that `read` made something of, or nil.
  func one<Result>(
    _ values: [Value] = [],
    _ read: (Row) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result? {
    var result: Result?
    try run(values) { (row) throws(DatabaseError) in result = try read(row) }
    return result
  }

  private var failure: DatabaseError {
    Connection.error(sqlite3_db_handle(statement), path: path, sql: sql)
  }

  /// Binds all values; false if one is not taken.
  ///
  /// The texts are copied to one place that outlasts the run, which spares SQLite a copy of each.
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
        // Without a destructor SQLite takes the text as one that stays where it is.
        code = sqlite3_bind_text(statement, index, place, length, nil)
        place += count
      }
      guard code == SQLITE_OK else { return false }
    }
    return true
  }

  /// The row a statement stands on; columns count from 0.
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
      // No version writes such signs: they are what is left of a damaged page.
      if value.unicodeScalars.contains(where: { $0 == "\0" || $0 == "\u{FFFD}" }) {
        return DatabaseError(.unreadable(detail: "a text in it is damaged (\(name))"), path: path)
      }
      return DatabaseError(.unknownValue(column: name, value: value), path: path)
    }
  }
}

/// Memory for the texts of a run, used again by the next.
private final class TextPlace {
  private var start = UnsafeMutablePointer<CChar>.allocate(capacity: 64)
  private var capacity = 64

  deinit { start.deallocate() }

  /// Room for so many bytes; what was there is given up.
  func reserve(_ count: Int) -> UnsafeMutablePointer<CChar> {
    if count > capacity {
      start.deallocate()
      capacity = max(count, capacity * 2)
      start = .allocate(capacity: capacity)
    }
    return start
  }
}
