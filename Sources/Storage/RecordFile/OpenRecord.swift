/// An open record: its connection, whether it may be written, and whether others have changed it.
///
/// The subjects of ``LearnerStore`` share one such record.
final class OpenRecord {
  let connection: Connection
  private var mayWrite = false
  /// Whether changes would not reach the record.
  private var isForReading = false
  /// The state of the file for which everything read from it is right; nil if others can be kept
  /// from changing the file.
  private let unchanged: FileStamp?

  /// Opens the record, or creates it with its folders, readable by the learner only (0700).
  ///
  /// Refuses a file that is not a record, is damaged or was written by a newer version, and leaves
  /// it byte for byte as it was. An empty file that has backups is refused too: it was a record.
  convenience init(path: String) throws(DatabaseError) {
    let found = try OpenRecord.look(at: path)
    try DatabaseFile.checkWritable(path)
    if found == .nothing { try DatabaseFile.create(path) }
    try self.init(path: path, found: found)
  }

  /// Opens an existing record; nil, without creating anything, if there is none.
  ///
  /// A record that can't be written is opened for reading.
  static func existing(path: String) throws(DatabaseError) -> OpenRecord? {
    let found = try look(at: path)
    guard case .ours = found else { return nil }
    do throws(DatabaseError) {
      try DatabaseFile.checkWritable(path)
    } catch {
      guard error.reason == .readOnly else { throw error }
      return try OpenRecord(reading: path)
    }
    return try OpenRecord(path: path, found: found)
  }

  private static func look(at path: String) throws(DatabaseError) -> DatabaseFile.Found {
    try RestoreEnd.finish(record: path)
    let found = try DatabaseFile.look(at: path, supported: Migrations.version)
    if found == .empty, !BackupFolder(record: path).backups.isEmpty {
      throw DatabaseError(.unreadable(detail: "it is empty"), path: path)
    }
    return found
  }

  private init(path: String, found: DatabaseFile.Found) throws(DatabaseError) {
    connection = try Connection(path: path)
    unchanged = nil
    let version = try Migrations.version(of: connection)
    // Once the open connection has read a record, nobody replaces the file.
    if connection.hasMoved { throw DatabaseError(.busy, path: path) }
    guard version <= Migrations.version else {
      // The newer schema is only in the log: closing must not carry it into the file.
      connection.keepLogOnClose()
      throw OpenRecord.newer(version, path)
    }
    if version < Migrations.version { try Migrations.apply(to: connection) }
    if found != .ours(hasWriteAheadLog: true) { try startLog() }
  }

  /// Opens a record that can't be written, and leaves no trace beside it.
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
  /// So the header identifies the file as a record as soon as it has any content. While another
  /// instance holds the file, the mode can't change; the record is as safe without the log, and the
  /// next start tries again.
  private func startLog() throws(DatabaseError) {
    do {
      try connection.run("PRAGMA journal_mode = WAL")
    } catch  where error.reason == .busy {
      return
    }
  }

  /// Throws if someone else has changed the file, so that what was read may be wrong.
  func confirm() throws(DatabaseError) {
    guard let unchanged, FileStamp(record: connection.path) != unchanged else { return }
    throw error(.busy)
  }

  /// Sets the connection up for writing, before its first write.
  func prepareToWrite() throws(DatabaseError) {
    guard !mayWrite else { return }
    if isForReading || connection.isReadOnly { throw error(.readOnly) }
    // Deleted content is overwritten, also where an update has moved it earlier.
    try connection.run(
      "PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON"
    )
    #if canImport(Darwin)
      // Without it, macOS keeps synced data in the cache of the disk.
      try connection.run("PRAGMA fullfsync = ON")
    #endif
    mayWrite = true
  }

  /// Runs all of the changes in one transaction, or none of them.
  func change<Result>(
    _ work: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try prepareToWrite()
    return try connection.transaction(work)
  }

  /// Runs one statement, which is a transaction of its own; says whether it has changed a row.
  @discardableResult
  func change(_ sql: String, _ values: [Statement.Value]) throws(DatabaseError) -> Bool {
    try prepareToWrite()
    return try connection.modify(sql, values)
  }

  /// The error with this reason for this record.
  func error(_ reason: DatabaseError.Reason) -> DatabaseError {
    DatabaseError(reason, path: connection.path)
  }
}
