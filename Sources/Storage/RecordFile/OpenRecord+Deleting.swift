extension OpenRecord {
  /// Deletes rows and erases their texts from the file; returns the number of deleted rows.
  ///
  /// By default, SQLite keeps deleted texts in unused pages and in its log. `secure_delete`
  /// overwrites them, and the log is truncated. If another window is reading, the log stays until
  /// the last window closes.
  ///
  /// The statement `note` runs first, in the same transaction and with the same values.
  func delete(
    _ sql: String,
    _ values: [Statement.Value],
    noting note: String? = nil
  ) throws(DatabaseError) -> Int {
    let count = try change { () throws(DatabaseError) in
      if let note { try connection.run(note, values) }
      try connection.run(sql, values)
      return connection.changes
    }
    do {
      try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
    } catch  where error.reason == .busy {}
    return count
  }

  /// Deletes rows and erases their texts from the file and from its backups.
  func forget(_ sql: String, _ values: [Statement.Value]) throws(DatabaseError) -> Int {
    let count = try delete(sql, values)
    try BackupFolder(record: connection.path).forget(sql, values)
    return count
  }
}
