/// What the learner wants gone.
extension LearnerStore {
  /// Deletes rows so that their texts are in no file any more; gives the number of the rows.
  ///
  /// SQLite would leave deleted texts in the pages that it keeps for later, and in its log. They are
  /// overwritten (`secure_delete`), and the log is emptied. Another window that is reading keeps the
  /// log as it is; the texts are then gone with the log, when the last window closes.
  ///
  /// `note` is run before it with the same values.
  func delete(
    _ sql: String,
    _ values: [Statement.Value],
    noting note: String? = nil
  ) throws(DatabaseError) -> Int {
    try prepareToWrite()
    let count = try connection.transaction { () throws(DatabaseError) in
      if let note { try connection.statement(note).run(values) }
      try connection.statement(sql).run(values)
      return connection.changes
    }
    do {
      try connection.run("PRAGMA wal_checkpoint(TRUNCATE)")
    } catch  where error.reason == .busy {}
    return count
  }

  /// Deletes rows that the learner wants gone for good, from the backups too.
  func forget(_ sql: String, _ values: [Statement.Value]) throws(DatabaseError) -> Int {
    let count = try delete(sql, values)
    try BackupFolder(record: connection.path).forget(sql, values)
    return count
  }
}
