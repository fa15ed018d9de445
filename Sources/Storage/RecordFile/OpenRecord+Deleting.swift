extension OpenRecord {
  /// Deletes rows and erases their texts from the file; gives the number of deleted rows.
  ///
  /// SQLite would keep deleted texts in unused pages and in its log. Here they are overwritten
  /// (`secure_delete`), and the log is emptied. If another window is reading, the log stays as it
  /// is until the last window closes.
  ///
  /// `note` is run first, in the same transaction and with the same values.
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
