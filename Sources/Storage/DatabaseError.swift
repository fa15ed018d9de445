/// Why the learner's record can't be read or written.
package struct DatabaseError: Error, Sendable, Equatable {
  package var reason: Reason
  /// Path of the database file.
  package var path: String

  package init(_ reason: Reason, path: String) {
    self.reason = reason
    self.path = path
  }

  package enum Reason: Sendable, Equatable {
    /// The file was written by a newer version of the program.
    case newer(version: Int, supported: Int)
    /// The file is something else than the program's database, or is damaged.
    case unreadable(detail: String)
    /// The folder or file can't be written.
    case readOnly
    /// No space is left.
    case full
    /// Another instance held the database for too long.
    case busy
    /// SQLite failed in another way.
    case failed(code: Int32, message: String, sql: String)
  }
}
