extension Connection {
  /// Runs all of the work or none of it.
  ///
  /// The write lock is held from the start.
  ///
  /// Errors of the transaction itself are turned into `Failure` by `translate`.
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
      // Fails if SQLite has rolled back by itself, as on a full disk: then nothing is left to do.
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Runs all of the work or none of it.
  ///
  /// The write lock is held from the start.
  func transaction<Result>(
    _ work: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    try transaction(failing: { $0 }, work)
  }

  /// Begins a snapshot: until ``endSnapshot()``, every query reads the same state of the database.
  func beginSnapshot() throws(DatabaseError) { try run("BEGIN") }

  /// Ends a snapshot.
  ///
  /// Nothing was written, so nothing is lost.
  func endSnapshot() { try? run("ROLLBACK") }

  /// Runs a statement without waiting for the disk; a loss of power may undo it, and nothing else.
  ///
  /// SQLite's log stays whole. The next transaction, or closing the record, waits for this one too.
  func runWithoutWaitingForDisk(
    _ sql: String,
    _ values: [Statement.Value]
  ) throws(DatabaseError) {
    try run("PRAGMA synchronous = NORMAL")
    defer { try? run("PRAGMA synchronous = FULL") }
    try statement(sql).run(values)
  }
}
