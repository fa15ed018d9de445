package import Coordination

/// The learner's record in one SQLite file.
///
/// Each subject of the record has a property here; ``Migrations`` has the whole schema.
///
/// Every call that writes is one transaction. The write-ahead log (WAL) is synced to the disk
/// before the call returns (`synchronous=FULL`), so neither `kill -9` nor a power cut undoes an
/// answer that was marked, provided that the disk keeps what it reports as written. The only
/// exception is the time at which a deck was viewed. Several processes may use the same file; a
/// writer waits up to five seconds for another one. Use the connection from one thread only.
///
/// A process must not open a record twice. Opening reads the header and closes the file again, and
/// under POSIX this releases every lock that the process has on the file. Another process that
/// exits would then delete the WAL while this one is still writing to it.
package final class LearnerStore {
  let record: OpenRecord

  /// Sessions with their entries, and everything counted from them.
  package var journal: Journal { Journal(record: record) }
  /// Decks of cards.
  package var decks: DeckBox { DeckBox(record: record) }
  /// Entries of decks, their cards, and the answers to the cards.
  package var cards: CardBox { CardBox(record: record) }
  /// Queries for the cards that a review may ask.
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

  /// Answers to drills.
  package var drills: DrillAnswers { DrillAnswers(record: record) }

  private init(_ record: OpenRecord) { self.record = record }

  /// Opens the record, or creates it and its folders, which only the learner can read (0700).
  ///
  /// Refuses a file that is not a record, is damaged, or was written by a newer version, and leaves
  /// it byte for byte as it was. Also refuses an empty file that has backups: it was a record once.
  package convenience init(path: String) throws(DatabaseError) {
    self.init(try OpenRecord(path: path))
  }

  /// Opens an existing record; gives nil and creates nothing if there is none.
  ///
  /// A record that can't be written is opened for reading.
  package static func openExisting(path: String) throws(DatabaseError) -> LearnerStore? {
    try OpenRecord.existing(path: path).map(LearnerStore.init)
  }

  /// Throws if the record, or the folder in which it would be created, can't be written.
  package static func checkWritable(path: String) throws(DatabaseError) {
    try DatabaseFile.checkWritable(path)
  }

  /// Throws if another process has changed the file while it was read without a lock.
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
