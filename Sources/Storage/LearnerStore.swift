package import Coordination

/// The learner's record in one SQLite file.
///
/// Each subject of it has its own property; the schema of all is in ``Migrations``.
///
/// Every call that writes is one transaction. The write-ahead log is synced to the disk before the
/// call returns (`synchronous=FULL`). So neither `kill -9` nor a power cut undoes an answer that was
/// marked, as far as the disk keeps what it reports as written. Only the time at which a deck was
/// viewed is not waited for. Several instances may use the same file; a writer waits for another
/// one up to five seconds. The connection is for one thread.
///
/// A program must not open a file that it has open already: reading the header closes the file
/// again, and by POSIX this releases every lock of the process on it. Another instance that ends
/// would then remove the log while it is still being written.
package final class LearnerStore {
  let record: OpenRecord

  /// Sessions with their entries, and everything counted from them.
  package var journal: Journal { Journal(record: record) }
  /// Decks of cards.
  package var decks: DeckBox { DeckBox(record: record) }
  /// Entries of decks with their cards and the answers to these.
  package var cards: CardBox { CardBox(record: record) }
  /// The cards that a review may ask.
  package var due: DueCards { DueCards(record: record) }
  /// Questions to the language model about answers.
  package var queue: ExplanationQueue { ExplanationQueue(record: record) }
  /// Explanations from the language model, with their follow-ups.
  package var explanations: StoredExplanations { StoredExplanations(record: record) }
  /// Conversations with the tutor.
  package var conversations: Conversations { Conversations(record: record) }
  /// Requests and tokens sent to the language model by day.
  package var usage: UsageLedger { UsageLedger(record: record) }
  /// Facts about the endpoints of language models.
  package var endpoints: EndpointNotes { EndpointNotes(record: record) }
  /// Scores of the word game.
  package var games: GameScores { GameScores(record: record) }

  private init(_ record: OpenRecord) { self.record = record }

  /// Opens the record, or creates it with its folders, readable by the learner only (0700).
  ///
  /// Refuses a file that is not a record, is damaged or was written by a newer version, and leaves
  /// it byte for byte as it was. An empty file that has backups is refused too: it was a record.
  package convenience init(path: String) throws(DatabaseError) {
    self.init(try OpenRecord(path: path))
  }

  /// Opens an existing record; nil, without creating anything, if there is none.
  ///
  /// A record that can't be written is opened for reading.
  package static func openExisting(path: String) throws(DatabaseError) -> LearnerStore? {
    try OpenRecord.existing(path: path).map(LearnerStore.init)
  }

  /// Throws if nothing could be kept: if the record, or the folder for it, can't be written.
  package static func checkWritable(path: String) throws(DatabaseError) {
    try DatabaseFile.checkWritable(path)
  }

  /// Throws if someone else has changed the file, so that what was read may be wrong.
  package func confirm() throws(DatabaseError) { try record.confirm() }

  /// Reads every page; throws if one is damaged.
  package func check() throws(DatabaseError) { try RecordCheck.run(on: record.connection) }

  /// The learner's profile; nil before the welcome is finished.
  package func profile() throws(DatabaseError) -> Profile? {
    try ProfileRow.read(from: record.connection)
  }

  /// Replaces the profile.
  package func save(_ profile: Profile) throws(DatabaseError) {
    try record.change(ProfileRow.insertion, ProfileRow(profile).values)
  }
}
