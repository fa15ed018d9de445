/// The schema of the record as a sequence of steps; each step has its own file in this folder.
///
/// A released step must never be changed. Every change of the schema is a new step at the end.
enum Migrations {
  /// The version of the schema, which is the number of steps and is stored as `user_version`.
  static var version: Int { steps.count }

  /// Applies the missing steps in one transaction, so that a crash leaves the old schema or the
  /// new.
  static func apply(to connection: Connection) throws(DatabaseError) {
    try connection.transaction { () throws(DatabaseError) in
      // Another process may have applied steps since the caller read the version.
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

  private static let steps = [
    journal, feedback, cards, plainAddresses, ownKinds, deletedDecks, days, practiceFocus, speed,
    unsure, drills, reading,
  ]
}
