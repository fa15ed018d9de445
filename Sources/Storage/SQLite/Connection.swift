import CSQLite

/// An open SQLite database with its prepared statements.
final class Connection {
  let path: String
  private let database: OpaquePointer
  private var statements: [String: Statement] = [:]

  /// The way in which a file is opened.
  enum Access {
    /// Reading and writing, while other processes do so too.
    case shared
    /// Reading while others write; the log and its index must exist.
    case readOnly
    /// Reading a file that nobody changes; a log beside it is ignored.
    case immutable
  }

  /// Opens an existing file; reading begins with the first statement.
  ///
  /// Errors show `name` instead of the path, if it is given.
  init(
    path: String,
    for access: Access = .shared,
    named name: String? = nil
  ) throws(DatabaseError) {
    self.path = name ?? path
    var handle: OpaquePointer?
    let code =
      switch access {
      case .shared:
        sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
      case .readOnly:
        sqlite3_open_v2(path, &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, nil)
      case .immutable:
        sqlite3_open_v2(
          Connection.immutableAddress(of: path),
          &handle,
          SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI,
          nil
        )
      }
    guard let handle else { throw DatabaseError(.full, path: self.path) }
    guard code == SQLITE_OK else {
      let error = Connection.error(handle, path: self.path, sql: "open")
      sqlite3_close_v2(handle)
      throw error
    }
    database = handle
    sqlite3_busy_timeout(handle, 5_000)
  }

  /// The path as a URI with `immutable=1`, which only a URI can express.
  private static func immutableAddress(of path: String) -> String {
    let signs = path.utf8.map { byte -> String in
      let sign = Character(Unicode.Scalar(byte))
      let isPlain = sign.isASCII && (sign.isLetter || sign.isNumber || "-./_".contains(sign))
      return isPlain ? String(sign) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "file:\(signs.joined())?immutable=1"
  }

  /// Opens a database in memory, empty or with the content of a file; errors show `name`.
  ///
  /// The file is from another program, so its schema is not trusted to run code.
  init(inMemory content: [UInt8]?, name: String) throws(DatabaseError) {
    path = name
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_MEMORY
    let code = sqlite3_open_v2(":memory:", &handle, flags, nil)
    guard code == SQLITE_OK, let handle else { throw DatabaseError(.full, path: name) }
    database = handle
    if var content { try load(&content) }
  }

  private func load(_ content: inout [UInt8]) throws(DatabaseError) {
    // A file in WAL mode is switched to the rollback journal, because it comes without a log.
    if content.count > 19, content[18] == 2 { content[18...19] = [1, 1] }
    let count = sqlite3_int64(content.count)
    guard let copy = sqlite3_malloc64(sqlite3_uint64(max(1, content.count))) else {
      throw DatabaseError(.full, path: path)
    }
    content.withUnsafeBytes { source in
      if let start = source.baseAddress { copy.copyMemory(from: start, byteCount: source.count) }
    }
    let flags = UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY)
    let bytes = copy.assumingMemoryBound(to: UInt8.self)
    guard sqlite3_deserialize(database, "main", bytes, count, count, flags) == SQLITE_OK,
      dilim_add_foreign_collation(database, "unicase") == SQLITE_OK
    else { throw Connection.error(database, path: path, sql: "deserialize") }
    try run("PRAGMA trusted_schema = OFF")
  }

  /// The bytes of the whole database, as in a file.
  func serialized() throws(DatabaseError) -> [UInt8] {
    var size: sqlite3_int64 = 0
    guard let bytes = sqlite3_serialize(database, "main", &size, 0) else {
      throw DatabaseError(.full, path: path)
    }
    defer { sqlite3_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(size)))
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(database)
  }

  /// Whether the file could be opened for reading only.
  var isReadOnly: Bool { sqlite3_db_readonly(database, "main") == 1 }

  /// Whether the file has been moved or replaced since it was opened.
  var hasMoved: Bool {
    var answer: Int32 = 0
    let code = sqlite3_file_control(database, "main", SQLITE_FCNTL_HAS_MOVED, &answer)
    return code == SQLITE_OK && answer != 0
  }

  /// The number of rows that the last changing statement has changed.
  var changes: Int { Int(sqlite3_changes(database)) }

  /// Keeps the write-ahead log, without a checkpoint, when the connection closes.
  func keepLogOnClose() { _ = dilim_keep_log_on_close(database) }

  /// Runs a script of statements that return no rows.
  func run(_ script: String) throws(DatabaseError) {
    guard sqlite3_exec(database, script, nil, nil, nil) == SQLITE_OK else {
      throw Connection.error(database, path: path, sql: script)
    }
  }

  /// The statement with this text, prepared at its first use and kept.
  func statement(_ sql: String) throws(DatabaseError) -> Statement {
    if let known = statements[sql] { return known }
    var handle: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    guard sqlite3_prepare_v3(database, sql, -1, flags, &handle, nil) == SQLITE_OK, let handle else {
      throw Connection.error(database, path: path, sql: sql)
    }
    let made = Statement(handle, sql: sql, path: path)
    statements[sql] = made
    return made
  }

  /// Copies the whole database into an empty file with SQLite's online backup.
  ///
  /// With a write-ahead log, the copy has the state at its first step, even if others write
  /// meanwhile. Without a log, copying starts again after a change by others. The copy is not
  /// synced to the disk. `mayGoOn` is called once per mebibyte; if it returns false, so does this
  /// method, and the file is incomplete.
  func copy(to path: String, while mayGoOn: () -> Bool) throws(DatabaseError) -> Bool {
    let copy = try Connection(path: path)
    // The copy needs no crash safety, because it is discarded unless it is complete.
    try copy.run(
      "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE"
    )
    let mode = try statement("PRAGMA journal_mode").one { $0.text(0) }
    if mode == "wal" {
      try run("BEGIN")
      _ = try statement("PRAGMA schema_version").one { $0.int(0) }
    }
    // The transaction was only for reading.
    defer { if mode == "wal" { try? run("ROLLBACK") } }
    return try copy.fill(from: self, while: mayGoOn)
  }

  private func fill(
    from source: Connection,
    while mayGoOn: () -> Bool
  ) throws(DatabaseError) -> Bool {
    guard let backup = sqlite3_backup_init(database, "main", source.database, "main") else {
      throw Connection.error(database, path: path, sql: "backup")
    }
    var code = SQLITE_OK
    var waits = 0
    while code == SQLITE_OK || code == SQLITE_BUSY || code == SQLITE_LOCKED {
      guard mayGoOn(), waits < 500 else {
        sqlite3_backup_finish(backup)
        if waits < 500 { return false }
        throw DatabaseError(.busy, path: source.path)
      }
      code = sqlite3_backup_step(backup, 256)
      if code == SQLITE_BUSY || code == SQLITE_LOCKED {
        waits += 1
        sqlite3_sleep(10)
      }
    }
    guard sqlite3_backup_finish(backup) == SQLITE_OK, code == SQLITE_DONE else {
      let error = Connection.error(database, path: path, sql: "backup")
      if case .unreadable = error.reason { throw DatabaseError(error.reason, path: source.path) }
      throw error
    }
    return true
  }

  /// The last error of this database.
  static func error(_ database: OpaquePointer?, path: String, sql: String) -> DatabaseError {
    let code = sqlite3_extended_errcode(database)
    let message = sqlite3_errmsg(database).map { String(cString: $0) } ?? ""
    if let reason = SystemFailure.reason(sqlite3_system_errno(database)), code & 0xff != SQLITE_BUSY
    {
      if code & 0xff == SQLITE_IOERR || code & 0xff == SQLITE_CANTOPEN {
        return DatabaseError(reason, path: path)
      }
    }
    let reason: DatabaseError.Reason =
      switch code & 0xff {
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN: .readOnly
      case SQLITE_FULL: .full
      case SQLITE_BUSY, SQLITE_LOCKED: .busy
      case SQLITE_CORRUPT, SQLITE_NOTADB: .unreadable(detail: message)
      // SQLITE_IOERR_SHMSIZE: the index of the log could not grow, most likely for lack of space.
      case SQLITE_IOERR where code == SQLITE_IOERR | (19 << 8): .full
      default: .failed(code: code, message: message, sql: sql)
      }
    return DatabaseError(reason, path: path)
  }
}
