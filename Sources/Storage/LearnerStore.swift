package import Coordination
import Curriculum

/// The learner's record in one SQLite file: profile and journal, questions with their explanations,
/// conversations.
///
/// Every call that writes is one transaction. The write-ahead log is synced to the disk before the
/// call returns (`synchronous=FULL`), so that neither `kill -9` nor a power cut takes back an answer
/// that was marked, as far as the disk keeps what it says it has written; only the note of which
/// deck was looked at is not waited for. Several instances may work on the same file; a writer waits
/// up to five seconds for another. One connection, for one thread.
///
/// A program must not open a file while it has it open: the look at its header closes it again, and
/// by POSIX that gives up every lock of the process on the file. Another instance that ends would
/// then remove the log with what is still being written into it.
package final class LearnerStore {
  let connection: Connection
  private var mayWrite = false
  /// Whether what is written would not reach the record.
  private var isForReading = false
  /// What the file must look like still if what was read from it is to be right; nil if others can
  /// be kept from changing it.
  private let unchanged: FileStamp?

  /// Opens the record, or begins one with folders for the learner alone (0700) where none is.
  ///
  /// A file that is not a record, is damaged or was written by a newer version is refused and left
  /// byte for byte as it was. So is one without content that has backups, for that was a record.
  package convenience init(path: String) throws(DatabaseError) {
    let found = try LearnerStore.look(at: path)
    try DatabaseFile.checkWritable(path)
    if found == .nothing { try DatabaseFile.create(path) }
    try self.init(path: path, found: found)
  }

  /// Opens a record that exists; nil, without creating anything, where none is.
  ///
  /// One that can't be written is opened for reading.
  package static func openExisting(path: String) throws(DatabaseError) -> LearnerStore? {
    let found = try look(at: path)
    guard case .ours = found else { return nil }
    do throws(DatabaseError) {
      try checkWritable(path: path)
    } catch {
      guard error.reason == .readOnly else { throw error }
      return try LearnerStore(reading: path)
    }
    return try LearnerStore(path: path, found: found)
  }

  /// Throws if nothing could be kept: if the record, or the folder where it would be, can't be
  /// written.
  package static func checkWritable(path: String) throws(DatabaseError) {
    try DatabaseFile.checkWritable(path)
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
    // From the first look at it on, a record that is held here is not replaced.
    if connection.hasMoved { throw DatabaseError(.busy, path: path) }
    guard version <= Migrations.version else {
      // The newer form stands in the log alone: closing must not carry it into the file.
      connection.keepLogOnClose()
      throw LearnerStore.newer(version, path)
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
    guard version <= Migrations.version else { throw LearnerStore.newer(version, path) }
  }

  private static func newer(_ version: Int, _ path: String) -> DatabaseError {
    DatabaseError(.newer(version: version, supported: Migrations.version), path: path)
  }

  /// Throws if what was read may be wrong because somebody else has changed the file meanwhile.
  package func confirm() throws(DatabaseError) {
    guard let unchanged, FileStamp(record: connection.path) != unchanged else { return }
    throw DatabaseError(.busy, path: connection.path)
  }

  /// Reads every page; throws if one is damaged.
  package func check() throws(DatabaseError) { try RecordCheck.run(on: connection) }

  /// Turns the write-ahead log on, after the form has reached the file itself.
  ///
  /// The file is thus known as ours by its header from its first content on. While another instance
  /// holds the file the mode can't change; the record is as safe without it, and the next start
  /// tries again.
  private func startLog() throws(DatabaseError) {
    do {
      try connection.run("PRAGMA journal_mode = WAL")
    } catch  where error.reason == .busy {
      return
    }
  }

  /// What is set for a connection that writes, at its first write.
  func prepareToWrite() throws(DatabaseError) {
    guard !mayWrite else { return }
    if isForReading || connection.isReadOnly {
      throw DatabaseError(.readOnly, path: connection.path)
    }
    // What is deleted is overwritten, also where an update has moved it before.
    try connection.run(
      "PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON"
    )
    #if canImport(Darwin)
      // Without it macOS leaves what was synced in the cache of the disk.
      try connection.run("PRAGMA fullfsync = ON")
    #endif
    mayWrite = true
  }

  /// What is known of the learner; nil before the first start is through.
  package func profile() throws(DatabaseError) -> Profile? { try Self.profile(in: connection) }

  static func profile(in connection: Connection) throws(DatabaseError) -> Profile? {
    try connection.statement("SELECT name, level, turkish_keyboard FROM profile")
      .one { (row) throws(DatabaseError) in
        Profile(
          name: row.text(0),
          level: try row.value(1) { Level(rawValue: $0) },
          hasTurkishKeyboard: row.integer(2) != 0
        )
      }
  }

  /// Keeps the profile in place of the one before.
  package func save(_ profile: Profile) throws(DatabaseError) {
    try prepareToWrite()
    try connection.statement(
      """
      INSERT OR REPLACE INTO profile (id, name, level, turkish_keyboard) VALUES (1, ?, ?, ?)
      """
    ).run([
      .text(profile.name), .text(profile.level.rawValue),
      .integer(profile.hasTurkishKeyboard ? 1 : 0),
    ])
  }
}
