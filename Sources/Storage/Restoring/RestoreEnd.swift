/// The last steps of a restoration, which a kill may interrupt and the next start then finishes.
enum RestoreEnd {
  /// Where a restored record lies from the moment on at which it is complete and decided upon.
  static func readyPath(of record: String) -> String { "\(record).restored" }

  /// Finishes what was interrupted; throws `.busy` while another instance is about it.
  static func finish(record path: String) throws(DatabaseError) {
    let record = StoredFile.resolved(path)
    guard StoredFile.exists(readyPath(of: record)) else { return }
    do throws(DatabaseError) {
      let lock = try RecordLock.acquire(record)
      defer { withExtendedLifetime(lock) {} }
      try swap(record)
    } catch {
      // Where nothing can be written the old record is still the one to read.
      guard error.reason != .readOnly else { return }
      throw error
    }
  }

  /// Replaces the other record, which nobody may have open, with the complete one.
  ///
  /// The old log goes first: SQLite would carry its pages into the new record.
  static func swap(_ record: String) throws(DatabaseError) {
    let ready = readyPath(of: record)
    guard StoredFile.exists(ready) else { return }
    for suffix in RecordFiles.companions + ["-shm"] { StoredFile.remove(record + suffix) }
    try StoredFile.syncFolder(RecordFiles(record).folder)
    try StoredFile.rename(ready, to: record)
    try StoredFile.syncFolder(RecordFiles(record).folder)
  }
}
