/// A failure to read or write the learner's record.
package struct DatabaseError: Error, Sendable, Equatable {
  package var reason: Reason
  /// The path of the database file.
  package var path: String

  package init(_ reason: Reason, path: String) {
    self.reason = reason
    self.path = path
  }

  package enum Reason: Sendable, Equatable {
    /// The file was written by a newer version of the program.
    case newer(version: Int, supported: Int)
    /// The file is not a database of this program, or is damaged.
    case unreadable(detail: String)
    /// The folder or file can't be written.
    case readOnly
    /// This user has no permission to read the file.
    case forbidden
    /// The disk or the memory is full.
    case full
    /// Another process has locked the database for too long.
    case busy
    /// Another window has continued the session; its next entry has this sequence number.
    case sequenceTaken(next: Int)
    /// The entry would leave a gap in its session; the next entry has this sequence number.
    case sequenceGap(next: Int)
    /// There is no session with this id.
    case unknownSession(String)
    /// There is a session with this id already.
    case sessionExists(String)
    /// There is no conversation with this id.
    case unknownConversation(String)
    /// There is a conversation with this id already.
    case conversationExists(String)
    /// There is no question with this id.
    case unknownJob(String)
    /// There is no deck with this id.
    case unknownDeck(String)
    /// There is no entry or card with this id.
    case unknownCard(String)
    /// Another window has answered or changed the card since it was read.
    case cardChanged(String)
    /// A stored value that this version doesn't know, such as an unknown verdict.
    case unknownValue(column: String, value: String)
    /// SQLite or the system failed in another way; `sql` is the statement or the system call.
    case failed(code: Int32, message: String, sql: String)
  }
}
