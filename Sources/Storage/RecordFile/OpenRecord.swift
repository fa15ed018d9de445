/// An open record: the connection, with the checks before it is written and after it is read.
///
/// All subjects of ``LearnerStore`` share one instance.
final class OpenRecord {
  let connection: Connection
  private var mayWrite = false
  /// Whether the record was opened for reading; the connection may then be to a writable copy.
  private var isForReading = false
  /// The stamp of a file that is read without a lock: while it is the same, what was read is right.
  ///
  /// Nil if the connection holds locks or is to a copy.
  private let unchanged: FileStamp?

  /// Opens or creates a record: see ``LearnerStore/init(path:)``.
  convenience init(path: String) throws(DatabaseError) {
    let found = try OpenRecord.inspect(at: path)
    try DatabaseFile.checkWritable(path)
    if found == .nothing { try DatabaseFile.create(path) }
    try self.init(path: path, found: found)
  }

  /// Opens an existing record: see ``LearnerStore/openExisting(path:)``.
  static func existing(path: String) throws(DatabaseError) -> OpenRecord? {
    let found = try inspect(at: path)
    guard case .record = found else { return nil }
    do throws(DatabaseError) {
      try DatabaseFile.checkWritable(path)
    } catch {
      guard error.reason == .readOnly else { throw error }
      return try OpenRecord(reading: path)
    }
    return try OpenRecord(path: path, found: found)
  }

  private static func inspect(at path: String) throws(DatabaseError) -> DatabaseFile.Found {
    try RestoreEnd.finish(record: path)
    let found = try DatabaseFile.inspect(at: path, supported: Migrations.version)
    if found == .empty, !BackupFolder(record: path).backups.isEmpty {
      throw DatabaseError(.unreadable(detail: "it is empty"), path: path)
    }
    return found
  }

  private init(path: String, found: DatabaseFile.Found) throws(DatabaseError) {
    connection = try Connection(path: path)
    unchanged = nil
    let version = try Migrations.version(of: connection)
    // Checked after the first read: from then on, no other process replaces the file.
    if connection.hasMoved { throw DatabaseError(.busy, path: path) }
    guard version <= Migrations.version else {
      // The newer schema is still in the log; closing must not checkpoint it into the file.
      connection.keepLogOnClose()
      throw OpenRecord.newer(version, path)
    }
    // Home reads a thousand pages of a large record; without a call for each it appears sooner.
    try connection.run("PRAGMA mmap_size = 268435456")
    if version < Migrations.version { try Migrations.apply(to: connection) }
    if found != .record(hasWriteAheadLog: true) { try startLog() }
  }

  /// Opens a record that can't be written, without creating files beside it.
  private init(reading path: String) throws(DatabaseError) {
    let (connection, stamp) = try ReadOnlyRecord.open(path)
    (self.connection, unchanged) = (connection, stamp)
    isForReading = true
    let version = try Migrations.version(of: connection)
    guard version <= Migrations.version else { throw OpenRecord.newer(version, path) }
  }

  private static func newer(_ version: Int, _ path: String) -> DatabaseError {
    DatabaseError(.newer(version: version, supported: Migrations.version), path: path)
  }

  /// Turns the write-ahead log on, after the schema has reached the file itself.
  ///
  /// This order makes the header identify the file as a record as soon as the file has any content.
  /// While another process uses the file, the mode can't change. The record is as safe in the old
  /// mode, and the next start tries again.
  private func startLog() throws(DatabaseError) {
    do {
      try connection.run("PRAGMA journal_mode = WAL")
    } catch  where error.reason == .busy {
      return
    }
  }

  /// Throws if another process has changed the file while it was read without a lock.
  func confirm() throws(DatabaseError) {
    guard let unchanged, FileStamp(record: connection.path) != unchanged else { return }
    throw error(.busy)
  }

  /// Sets the connection up for writing, before its first write.
  func prepareToWrite() throws(DatabaseError) {
    guard !mayWrite else { return }
    if isForReading || connection.isReadOnly { throw error(.readOnly) }
    // With secure_delete, deleted content is overwritten, and so are the old places of moved rows.
    try connection.run(
      "PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON"
    )
    #if canImport(Darwin)
      // Without this, macOS leaves synced data in the cache of the disk.
      try connection.run("PRAGMA fullfsync = ON")
    #endif
    mayWrite = true
  }

  /// Runs the changes in one transaction.
  func change<Result>(
    _ work: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try prepareToWrite()
    return try connection.transaction(work)
  }

  /// Runs one statement as a transaction; says whether it has changed a row.
  @discardableResult
  func change(_ sql: String, _ values: [Statement.Value]) throws(DatabaseError) -> Bool {
    try prepareToWrite()
    return try connection.modify(sql, values)
  }

  /// Makes an error about this record.
  func error(_ reason: DatabaseError.Reason) -> DatabaseError {
    DatabaseError(reason, path: connection.path)
  }
}
