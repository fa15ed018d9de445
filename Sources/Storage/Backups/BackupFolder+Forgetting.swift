extension BackupFolder {
  /// Deletes rows from every backup, so that no backup contains their texts.
  ///
  /// Each backup is replaced in one step by a copy without the rows. A damaged backup is deleted,
  /// because it may still contain them.
  func forget(_ sql: String, _ values: [Statement.Value]) throws(DatabaseError) {
    guard !backups.isEmpty else { return }
    let isDone = try locked(isWaiting: true) { () throws(DatabaseError) -> Bool in
      for backup in backups {
        do throws(DatabaseError) {
          try forget(sql, values, in: backup)
        } catch {
          guard case .unreadable = error.reason else { throw error }
          StoredFile.remove(backup.path)
        }
        removeDraft()
      }
      return true
    }
    if isDone == nil { throw DatabaseError(.busy, path: path) }
  }

  private func forget(
    _ sql: String,
    _ values: [Statement.Value],
    in backup: Backup
  ) throws(DatabaseError) {
    let stamp = FileStamp(record: backup.path)
    try StoredFile.copy(backup.path, to: draft)
    guard try delete(sql, values) > 0 else { return }
    _ = try RecordCheck.run(on: draft)
    try stamp?.apply(to: draft)
    try publish(as: backup.day)
  }

  /// Deletes the rows from the draft; returns their number.
  private func delete(_ sql: String, _ values: [Statement.Value]) throws(DatabaseError) -> Int {
    let connection = try Connection(path: draft)
    try connection.run(
      "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA foreign_keys = ON; "
        + "PRAGMA secure_delete = ON"
    )
    // A backup with an older schema has no such table.
    guard let statement = try? connection.statement(sql) else { return 0 }
    try statement.run(values)
    return connection.changes
  }
}
