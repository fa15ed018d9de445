package import CardFiles

/// Reading a collection of Anki, in schema 11 or the present one, 18.
extension AnkiCollectionFile {
  /// The collection in the bytes of a file; `name` stands in errors.
  package static func collection(
    in bytes: [UInt8],
    name: String
  ) throws(DatabaseError) -> AnkiCollection {
    let connection = try Connection(inMemory: bytes, name: name)
    let head = try connection.statement("SELECT crt, ver, models, decks FROM col")
      .one { row in
        (created: row.integer(0), version: row.int(1), types: row.text(2), decks: row.text(3))
      }
    guard let head else {
      throw DatabaseError(.unreadable(detail: "no collection of Anki"), path: name)
    }
    var collection = AnkiCollection(created: head.created, utcOffset: 0, rolloverHour: 4)
    if head.version < 15 {
      collection.notetypes = try notetypes(json: head.types, name)
      collection.decks = try decks(json: head.decks, name)
    } else {
      collection.notetypes = try notetypes(from: connection)
      collection.decks = try decks(from: connection)
    }
    collection.notes = try notes(from: connection)
    collection.cards = try cards(from: connection)
    collection.reviews = try reviews(from: connection)
    return collection
  }

  private struct NotetypeRow: Decodable {
    let name: String
    let type: Int?
    let flds: [Named]
    let tmpls: [Named]

    struct Named: Decodable {
      let name: String
      let ord: Int?
    }
  }

  private struct DeckRow: Decodable {
    let name: String
  }

  private static func decoded<Value: Decodable>(
    _ type: Value.Type,
    _ json: String,
    _ name: String
  ) throws(DatabaseError) -> [(id: Int64, value: Value)] {
    guard let values = try? JSONText.decode([String: Value].self, from: Array(json.utf8)) else {
      throw DatabaseError(.unreadable(detail: "a head that is no JSON of Anki"), path: name)
    }
    return values.compactMap { key, value in Int64(key).map { ($0, value) } }
      .sorted { $0.id < $1.id }
  }

  private static func notetypes(
    json: String,
    _ name: String
  ) throws(DatabaseError) -> [AnkiCollection.Notetype] {
    func inOrder(_ parts: [NotetypeRow.Named]) -> [String] {
      parts.enumerated().sorted { ($0.element.ord ?? $0.offset) < ($1.element.ord ?? $1.offset) }
        .map(\.element.name)
    }
    return try decoded(NotetypeRow.self, json, name).map { id, row in
      AnkiCollection.Notetype(
        id: id,
        name: row.name,
        isCloze: row.type == 1,
        fields: inOrder(row.flds),
        templates: inOrder(row.tmpls).map {
          AnkiCollection.Template(name: $0, front: "", back: "")
        }
      )
    }
  }

  private static func decks(
    json: String,
    _ name: String
  ) throws(DatabaseError) -> [AnkiCollection.Deck] {
    try decoded(DeckRow.self, json, name).map {
      AnkiCollection.Deck(id: $0.id, name: $0.value.name)
    }
  }

  private static func notetypes(
    from connection: Connection
  ) throws(DatabaseError) -> [AnkiCollection.Notetype] {
    var types: [AnkiCollection.Notetype] = []
    // The first field of the settings, if it is there, says that notes have gaps.
    try connection.statement("SELECT id, name, hex(substr(config, 1, 2)) FROM notetypes")
      .run { row in
        types.append(
          AnkiCollection.Notetype(
            id: row.integer(0),
            name: row.text(1),
            isCloze: row.text(2) == "0801",
            fields: [],
            templates: []
          )
        )
      }
    let fields = try connection.statement("SELECT name FROM fields WHERE ntid = ? ORDER BY ord")
    let parts = try connection.statement("SELECT name FROM templates WHERE ntid = ? ORDER BY ord")
    for index in types.indices {
      try fields.run([.integer(types[index].id)]) { types[index].fields.append($0.text(0)) }
      try parts.run([.integer(types[index].id)]) { row in
        let template = AnkiCollection.Template(name: row.text(0), front: "", back: "")
        types[index].templates.append(template)
      }
    }
    return types
  }

  private static func decks(
    from connection: Connection
  ) throws(DatabaseError) -> [AnkiCollection.Deck] {
    var decks: [AnkiCollection.Deck] = []
    try connection.statement("SELECT id, name FROM decks").run { row in
      let name = row.text(1).replacing("\u{1F}", with: "::")
      decks.append(AnkiCollection.Deck(id: row.integer(0), name: name))
    }
    return decks
  }

  private static func notes(
    from connection: Connection
  ) throws(DatabaseError) -> [AnkiCollection.Note] {
    var notes: [AnkiCollection.Note] = []
    try connection.statement("SELECT id, guid, mid, tags, flds FROM notes ORDER BY id").run { row in
      let fields = row.text(4).split(separator: "\u{1F}", omittingEmptySubsequences: false)
      notes.append(
        AnkiCollection.Note(
          id: row.integer(0),
          guid: row.text(1),
          notetype: row.integer(2),
          tags: row.text(3).split(separator: " ").map(String.init),
          fields: fields.map(String.init)
        )
      )
    }
    return notes
  }

  private static func cards(
    from connection: Connection
  ) throws(DatabaseError) -> [AnkiCollection.Card] {
    var cards: [AnkiCollection.Card] = []
    // A card that a filtered deck has borrowed belongs to its own deck.
    try connection.statement(
      """
      SELECT id, nid, CASE WHEN odid THEN odid ELSE did END, ord, type, queue,
        CASE WHEN odid AND odue THEN odue ELSE due END, ivl, reps, lapses, data, factor, left
      FROM cards ORDER BY id
      """
    ).run { row in
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
      cards.append(card)
    }
    return cards
  }

  private static func reviews(
    from connection: Connection
  ) throws(DatabaseError) -> [AnkiCollection.Review] {
    var reviews: [AnkiCollection.Review] = []
    try connection.statement(
      "SELECT id, cid, ease, ivl, lastIvl, factor, time, type FROM revlog ORDER BY id"
    ).run { row in
      reviews.append(
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
      )
    }
    return reviews
  }
}
