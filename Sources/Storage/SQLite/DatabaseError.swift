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
    /// The file can't even be read by this user.
    case forbidden
    /// No space is left.
    case full
    /// Another instance held the database for too long.
    case busy
    /// Another window has gone on with the session: its next entry has this sequence number.
    case sequenceTaken(next: Int)
    /// The entry would leave a gap in its session: the next entry has this sequence number.
    case sequenceGap(next: Int)
    /// No session with this id was begun.
    case unknownSession(String)
    /// A session with this id was begun already.
    case sessionExists(String)
    /// No conversation with this id was begun.
    case unknownConversation(String)
    /// A conversation with this id was begun already.
    case conversationExists(String)
    /// No question with this id was queued.
    case unknownJob(String)
    /// There is no deck with this id.
    case unknownDeck(String)
    /// There is no entry or card with this id.
    case unknownCard(String)
    /// Another window has answered or changed the card since it was read.
    case cardChanged(String)
    /// A stored value that this version doesn't know, such as a verdict it never writes.
    case unknownValue(column: String, value: String)
    /// SQLite or the system failed in another way; `sql` is what was being done.
    case failed(code: Int32, message: String, sql: String)
  }
}
