/// The last steps of a restoration; if they are interrupted, the next start finishes them.
enum RestoreEnd {
  /// The path of a restored record that is complete and committed but not in its place yet.
  static func readyPath(of record: String) -> String { "\(record).restored" }

  /// Finishes an interrupted restoration; throws `.busy` while another process does so.
  static func finish(record path: String) throws(DatabaseError) {
    let record = StoredFile.resolved(path)
    guard StoredFile.exists(readyPath(of: record)) else { return }
    do throws(DatabaseError) {
      let lock = try RecordLock.acquire(record)
      defer { withExtendedLifetime(lock) {} }
      try swap(record)
    } catch {
      // On a read-only disk, the old record is still the one to read.
      guard error.reason != .readOnly else { return }
      throw error
    }
  }

  /// Replaces the old record, which nobody may have open, with the restored one.
  ///
  /// The old log is deleted first, or SQLite would apply its pages to the new record.
  static func swap(_ record: String) throws(DatabaseError) {
    let ready = readyPath(of: record)
    guard StoredFile.exists(ready) else { return }
    for suffix in RecordFiles.companions + ["-shm"] { StoredFile.remove(record + suffix) }
    try StoredFile.syncFolder(RecordFiles(record).folder)
    try StoredFile.rename(ready, to: record)
    try StoredFile.syncFolder(RecordFiles(record).folder)
  }
}
