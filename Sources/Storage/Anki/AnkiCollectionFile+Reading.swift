package import CardFiles

/// Reading of Anki collections in schema 11 and in the current schema 18.
extension AnkiCollectionFile {
  /// Reads the collection from the bytes of a file; errors show `name`.
  package static func collection(
    in bytes: [UInt8],
    name: String
  ) throws(DatabaseError) -> AnkiCollection {
    let connection = try Connection(inMemory: bytes, name: name)
    let row = try connection.one("SELECT crt, ver FROM col") { row in
      (created: row.integer(0), version: row.int(1))
    }
    guard let row else {
      throw DatabaseError(.unreadable(detail: "not an Anki collection"), path: name)
    }
    var collection = AnkiCollection(created: row.created, utcOffset: 0, rolloverHour: 4)
    if row.version < 15 {
      try AnkiSchema11Reader(connection, name).read(into: &collection)
    } else {
      try AnkiSchema18Reader(connection, name).read(into: &collection)
    }
    collection.notes = try notes(from: connection)
    collection.cards = try cards(from: connection)
    collection.reviews = try reviews(from: connection)
    return collection
  }

  private static func notes(
    from connection: Connection
  ) throws(DatabaseError) -> [AnkiCollection.Note] {
    try connection.all("SELECT id, guid, mid, tags, flds FROM notes ORDER BY id") { row in
      let fields = row.text(4).split(separator: "\u{1F}", omittingEmptySubsequences: false)
      return AnkiCollection.Note(
        id: row.integer(0),
        guid: row.text(1),
        notetype: row.integer(2),
        tags: row.text(3).split(separator: " ").map(String.init),
        fields: fields.map(String.init)
      )
    }
  }

  private static func cards(
    from connection: Connection
  ) throws(DatabaseError) -> [AnkiCollection.Card] {
    // A card in a filtered deck belongs to the home deck (`odid`) from which it was borrowed.
    try connection.all(
      """
      SELECT id, nid, CASE WHEN odid THEN odid ELSE did END, ord, type, queue,
        CASE WHEN odid AND odue THEN odue ELSE due END, ivl, reps, lapses, data, factor, left,
        flags & 7, CASE WHEN odid THEN did END
      FROM cards ORDER BY id
      """
    ) { row in
      var card = AnkiCollection.Card(
        id: row.integer(0),
        note: row.integer(1),
        deck: row.integer(2),
        ordinal: row.int(3),
        type: AnkiCollection.CardType(rawValue: row.int(4)) ?? .new,
        queue: AnkiCollection.Queue(rawValue: row.int(5)) ?? .new,
        reps: row.int(8),
        lapses: row.int(9)
      )
      card.due = row.integer(6)
      card.interval = row.int(7)
      card.data = row.text(10)
      card.factor = row.int(11)
      card.left = row.int(12)
      card.flag = row.int(13)
      card.filteredDeck = row.isNull(14) ? nil : row.integer(14)
      return card
    }
  }

  private static func reviews(
    from connection: Connection
  ) throws(DatabaseError) -> [AnkiCollection.Review] {
    try connection.all(
      "SELECT id, cid, ease, ivl, lastIvl, factor, time, type FROM revlog ORDER BY id"
    ) { row in
      AnkiCollection.Review(
        id: row.integer(0),
        card: row.integer(1),
        rating: row.int(2),
        interval: row.int(3),
        lastInterval: row.int(4),
        factor: row.int(5),
        milliseconds: row.int(6),
        kind: row.int(7)
      )
    }
  }
}
