package import CardFiles

/// An Anki collection as an SQLite file in schema 11, which every version of Anki reads.
package enum AnkiCollectionFile {
  /// Writes the collection into the bytes of a file; errors show `name`.
  package static func bytes(
    of collection: AnkiCollection,
    at time: Int64,
    name: String
  ) throws(DatabaseError) -> [UInt8] {
    let connection = try Connection(inMemory: nil, name: name)
    try connection.run("PRAGMA page_size = 4096; PRAGMA encoding = 'UTF-8'; \(schema)")
    try connection.transaction { () throws(DatabaseError) in
      try writeCollectionRow(collection, at: time, to: connection)
      try writeNotes(collection, at: time, to: connection)
      try writeCards(collection, at: time, to: connection)
      try writeReviews(collection, to: connection)
    }
    return try connection.serialized()
  }

  private static func writeCollectionRow(
    _ collection: AnkiCollection,
    at time: Int64,
    to connection: Connection
  ) throws(DatabaseError) {
    let row = AnkiCollectionRow(collection, seconds: time / 1000)
    try connection.statement(
      "INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')"
    ).run([
      .integer(collection.created), .integer(time), .integer(time), .text(row.settings),
      .text(row.notetypes), .text(row.decks), .text(row.options),
    ])
  }

  private static func writeNotes(
    _ collection: AnkiCollection,
    at time: Int64,
    to connection: Connection
  ) throws(DatabaseError) {
    let insertion = try connection.statement(
      "INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')"
    )
    for note in collection.notes {
      let first = AnkiField.content(note.fields.first ?? "").text
      let sum = SHA1.digest(Array(first.utf8)).prefix(4).reduce(0) { $0 << 8 | Int64($1) }
      let tags = note.tags.isEmpty ? "" : " \(note.tags.joined(separator: " ")) "
      try insertion.run([
        .integer(note.id), .text(note.guid), .integer(note.notetype), .integer(time / 1000),
        .text(tags), .text(note.fields.joined(separator: "\u{1F}")), .text(first), .integer(sum),
      ])
    }
  }

  private static func writeCards(
    _ collection: AnkiCollection,
    at time: Int64,
    to connection: Connection
  ) throws(DatabaseError) {
    let insertion = try connection.statement(
      "INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, ?)"
    )
    for card in collection.cards {
      try insertion.run([
        .integer(card.id), .integer(card.note), .integer(card.deck), .init(card.ordinal),
        .integer(time / 1000), .init(card.type.rawValue), .init(card.queue.rawValue),
        .integer(card.due), .init(card.interval), .init(card.type == .new ? 0 : card.factor),
        .init(card.reps), .init(card.lapses), .init(card.left), .text(card.data),
      ])
    }
  }

  private static func writeReviews(
    _ collection: AnkiCollection,
    to connection: Connection
  ) throws(DatabaseError) {
    let insertion = try connection.statement(
      "INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)"
    )
    for review in collection.reviews {
      try insertion.run([
        .integer(review.id), .integer(review.card), .init(review.rating), .init(review.interval),
        .init(review.lastInterval), .init(review.factor), .init(review.milliseconds),
        .init(review.kind),
      ])
    }
  }

  /// The tables of schema 11, as in every collection of Anki 2.1.
  private static let schema = """
    CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL,
      scm integer NOT NULL, ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL,
      ls integer NOT NULL, conf text NOT NULL, models text NOT NULL, decks text NOT NULL,
      dconf text NOT NULL, tags text NOT NULL);
    CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL,
      mod integer NOT NULL, usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL,
      sfld integer NOT NULL, csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
    CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL,
      ord integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL,
      queue integer NOT NULL, due integer NOT NULL, ivl integer NOT NULL, factor integer NOT NULL,
      reps integer NOT NULL, lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL,
      odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
    CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL,
      ease integer NOT NULL, ivl integer NOT NULL, lastIvl integer NOT NULL,
      factor integer NOT NULL, time integer NOT NULL, type integer NOT NULL);
    CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
    CREATE INDEX ix_notes_usn ON notes (usn);
    CREATE INDEX ix_cards_usn ON cards (usn);
    CREATE INDEX ix_revlog_usn ON revlog (usn);
    CREATE INDEX ix_cards_nid ON cards (nid);
    CREATE INDEX ix_cards_sched ON cards (did, queue, due);
    CREATE INDEX ix_revlog_cid ON revlog (cid);
    CREATE INDEX ix_notes_csum ON notes (csum);
    """
}
