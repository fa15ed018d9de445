/// The schema of the record, as the steps that build it; each step has its own file beside this one.
///
/// A released step is never changed. A change of the schema is a new step at the end.
enum Migrations {
  /// The version of the schema: the number of steps.
  ///
  /// The database keeps it in `user_version`.
  static var version: Int { steps.count }

  /// Applies the missing steps in one transaction, since each transaction waits for the disk.
  static func apply(to connection: Connection) throws(DatabaseError) {
    try connection.transaction { () throws(DatabaseError) in
      // Another instance may have applied steps since the caller read the version.
      let found = try version(of: connection)
      guard found < version else { return }
      for step in steps[found...] { try connection.run(step) }
      try connection.run("PRAGMA user_version = \(version)")
    }
  }

  /// The version of a database's schema; 0 for an empty database.
  static func version(of connection: Connection) throws(DatabaseError) -> Int {
    try connection.statement("PRAGMA user_version").one { $0.int(0) } ?? 0
  }

  private static let steps = [journal, feedback, cards, plainAddresses, ownKinds, deletedDecks]
}
