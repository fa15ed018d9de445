package import Coordination
package import Curriculum

/// Decks and how they come into the record.
extension LearnerStore {
  /// All decks, in the order in which they were begun, which is the same on every machine.
  package func decks() throws(DatabaseError) -> [Deck] {
    var decks: [Deck] = []
    try connection.statement("SELECT \(DeckRow.columns) FROM deck ORDER BY created, number")
      .run { (row) throws(DatabaseError) in decks.append(try DeckRow(row).deck) }
    return decks
  }

  /// The deck with this id.
  package func deck(id: String) throws(DatabaseError) -> Deck? {
    try connection.statement("SELECT \(DeckRow.columns) FROM deck WHERE id = ?")
      .one([.text(id)]) { (row) throws(DatabaseError) in try DeckRow(row).deck }
  }

  /// Adds a deck unless its id is known; says whether it was added.
  @discardableResult
  package func add(_ deck: Deck) throws(DatabaseError) -> Bool {
    try prepareToWrite()
    return try insert(DeckRow(deck))
  }

  /// Changes all but the id.
  package func update(_ deck: Deck) throws(DatabaseError) {
    try prepareToWrite()
    try connection.statement(DeckRow.update).run(DeckRow(deck).values)
    guard connection.changes > 0 else { throw unknownDeck(deck.id) }
  }

  /// Remembers that the deck was looked at.
  package func markViewed(deck: String, at time: Int64) throws(DatabaseError) {
    try prepareToWrite()
    try connection.withoutWaitingForDisk { () throws(DatabaseError) in
      try connection.statement("UPDATE deck SET viewed = ? WHERE id = ?")
        .run([.integer(time), .text(deck)])
    }
  }

  /// Deletes a deck with its cards and their answers; says whether it was there.
  ///
  /// Of a deck of the course it is remembered, see ``deletedDecks()``.
  @discardableResult
  package func deleteDeck(id: String) throws(DatabaseError) -> Bool {
    try delete(
      "DELETE FROM deck WHERE id = ?",
      [.text(id)],
      noting: "INSERT INTO deleted_deck SELECT id FROM deck WHERE id = ? AND origin = 'course'"
    ) > 0
  }

  /// Ids of the decks of the course that the learner has deleted and not taken up again.
  package func deletedDecks() throws(DatabaseError) -> Set<String> {
    var ids: Set<String> = []
    try connection.statement("SELECT id FROM deleted_deck").run { ids.insert($0.text(0)) }
    return ids
  }

  /// The word lists that were read to their end, each with the time of its first end, earliest
  /// first.
  package func readLists() throws(DatabaseError) -> [(lesson: LessonID, time: Int64)] {
    var lists: [(lesson: LessonID, time: Int64)] = []
    try connection.statement(Self.readLists).run { row in
      lists.append((LessonID(rawValue: row.text(0)), row.integer(1)))
    }
    return lists
  }

  /// Takes a deck of the course in, or refreshes its texts; progress stays as it is.
  ///
  /// Doing it again changes nothing and writes nothing. Entries that the course no longer has stay,
  /// and so do the settings of a deck that is known. The result says how many entries are new.
  @discardableResult
  package func adopt(
    _ deck: Deck,
    _ entries: [CardEntry]
  ) throws(DatabaseError) -> Int {
    try prepareToWrite()
    return try connection.transaction { () throws(DatabaseError) in try take(deck, entries) }
  }

  /// The same within a transaction.
  @discardableResult
  func take(_ deck: Deck, _ entries: [CardEntry]) throws(DatabaseError) -> Int {
    if try !insert(DeckRow(deck)) {
      try connection.statement(Self.retitling)
        .run([.text(deck.id), .text(deck.title), .text(deck.about)])
    }
    var count = 0
    for entry in entries {
      if try insert(CardEntryRow(entry), into: deck.id) {
        count += 1
      } else {
        try update(CardEntryRow(entry))
      }
    }
    return count
  }

  func insert(_ row: DeckRow) throws(DatabaseError) -> Bool {
    try connection.statement(DeckRow.insertion).run(row.values)
    return connection.changes > 0
  }

  func number(ofDeck id: String) throws(DatabaseError) -> Int64? {
    try connection.statement("SELECT number FROM deck WHERE id = ?")
      .one([.text(id)]) { $0.integer(0) }
  }

  func unknownDeck(_ id: String) -> DatabaseError {
    DatabaseError(.unknownDeck(id), path: connection.path)
  }

  private static let readLists = """
    SELECT s.lesson, min(e.time) AS time
    FROM session AS s JOIN entry AS e ON e.session = s.number AND e.event = 'finished'
    WHERE NOT s.open AND s.lesson LIKE '%-\(Skill.vocabulary.rawValue)'
    GROUP BY s.lesson ORDER BY time, s.lesson
    """

  private static let retitling = """
    UPDATE deck SET title = ?2, description = ?3
    WHERE id = ?1 AND (title, description) IS NOT (?2, ?3)
    """
}
