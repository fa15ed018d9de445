extension Connection {
  /// Runs the work in a transaction, which is rolled back if the work throws.
  ///
  /// The write lock is held from the start. `translate` turns errors of the transaction itself into
  /// `Failure`.
  func transaction<Result, Failure: Error>(
    failing translate: (DatabaseError) -> Failure,
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    do { try run("BEGIN IMMEDIATE") } catch { throw translate(error) }
    do throws(Failure) {
      let result = try work()
      do { try run("COMMIT") } catch { throw translate(error) }
      return result
    } catch {
      // This fails if SQLite has already rolled back, as it does on a full disk.
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Runs the work in a transaction, which is rolled back if the work throws.
  ///
  /// The write lock is held from the start.
  func transaction<Result>(
    _ work: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try transaction(failing: { $0 }, work)
  }

  /// Begins a snapshot: until ``endSnapshot()``, every query reads the same state of the database.
  func beginSnapshot() throws(DatabaseError) { try run("BEGIN") }

  /// Ends a snapshot, in which nothing may have been written.
  func endSnapshot() { try? run("ROLLBACK") }

  /// Runs a statement without syncing it to the disk; a power cut may undo this statement only.
  ///
  /// The log stays intact. The next transaction, or closing the record, syncs this statement too.
  func runWithoutWaitingForDisk(
    _ sql: String,
    _ values: [Statement.Value]
  ) throws(DatabaseError) {
    try run("PRAGMA synchronous = NORMAL")
    defer { try? run("PRAGMA synchronous = FULL") }
    try statement(sql).run(values)
  }
}
