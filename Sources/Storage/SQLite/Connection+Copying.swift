import CSQLite

extension Connection {
  /// Copies the whole database into an empty file, by SQLite's online backup.
  ///
  /// With a write-ahead log the copy is the state at its first step, whatever others write
  /// meanwhile; without one it begins anew after a change by others. The copy is not synced to the
  /// disk. False, with an unfinished file, as soon as `mayGoOn` says so, which is asked once per
  /// mebibyte.
  func copy(to path: String, while mayGoOn: () -> Bool) throws(DatabaseError) -> Bool {
    let copy = try Connection(path: path)
    // What is written is a draft until it is complete.
    try copy.run(
      "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE"
    )
    let mode = try statement("PRAGMA journal_mode").one { $0.text(0) }
    if mode == "wal" {
      try run("BEGIN")
      _ = try statement("PRAGMA schema_version").one { $0.int(0) }
    }
    // Nothing was written here, so there is nothing to keep.
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
}
