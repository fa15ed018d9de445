import CardFiles

/// Reads note types, decks and options of a collection in schema 18, which keeps them in tables of
/// their own, partly as Protocol Buffers messages.
struct AnkiSchema18Reader {
  private let connection: Connection
  private let name: String

  /// `name` appears in errors.
  init(_ connection: Connection, _ name: String) throws(DatabaseError) {
    self.connection = connection
    self.name = name
  }

  func read(into collection: inout AnkiCollection) throws(DatabaseError) {
    collection.notetypes = try notetypes()
    collection.decks = try decks()
    collection.options = try options()
  }

  private func message(_ bytes: [UInt8]) throws(DatabaseError) -> ProtobufMessage {
    if let message = ProtobufMessage(bytes) { return message }
    throw DatabaseError(.unreadable(detail: "its note types or decks are damaged"), path: name)
  }

  private func notetypes() throws(DatabaseError) -> [AnkiCollection.Notetype] {
    var types: [AnkiCollection.Notetype] = []
    var rows = try connection.rows("SELECT id, name, config FROM notetypes")
    while let row = try rows.next() {
      types.append(
        AnkiCollection.Notetype(
          id: row.integer(0),
          name: row.text(1),
          isCloze: try message(row.bytes(2)).number(1) == 1,
          fields: [],
          templates: []
        )
      )
    }
    for index in types.indices {
      let id: [Statement.Value] = [.integer(types[index].id)]
      types[index].fields = try connection.all(
        "SELECT name FROM fields WHERE ntid = ? ORDER BY ord",
        id
      ) { $0.text(0) }
      types[index].templates = try connection.all(
        "SELECT name, config FROM templates WHERE ntid = ? ORDER BY ord",
        id,
        template
      )
    }
    return types
  }

  private func template(_ row: Statement.Row) throws(DatabaseError) -> AnkiCollection.Template {
    let config = try message(row.bytes(1))
    return AnkiCollection.Template(
      name: row.text(0),
      front: config.text(1),
      back: config.text(2)
    )
  }

  private func decks() throws(DatabaseError) -> [AnkiCollection.Deck] {
    try connection.all("SELECT id, name, kind FROM decks", [], deck)
  }

  private func deck(_ row: Statement.Row) throws(DatabaseError) -> AnkiCollection.Deck {
    var deck = AnkiCollection.Deck(
      id: row.integer(0),
      name: row.text(1).replacing("\u{1F}", with: "::")
    )
    let kind = try message(row.bytes(2))
    if let normal = kind.message(1) {
      deck.options = normal.number(1) ?? 1
      deck.about = normal.text(4)
      deck.reviewLimit = normal.number(6).map { Int(clamping: $0) }
      deck.newLimit = normal.number(7).map { Int(clamping: $0) }
      deck.desiredRetention = normal.floats(10).last.map { Double($0) }
    }
    deck.isFiltered = kind.message(2) != nil
    return deck
  }

  private func options() throws(DatabaseError) -> [AnkiCollection.Options] {
    var options: [AnkiCollection.Options] = []
    var rows = try connection.rows("SELECT id, name, config FROM deck_config")
    while let row = try rows.next() {
      let config = try message(row.bytes(2))
      options.append(Self.options(row.integer(0), row.text(1), config))
    }
    return options
  }

  /// Reads options; Protocol Buffers leaves out a number that is 0.
  ///
  /// A missing limit or step is therefore 0 or none. A missing interval or threshold has the usual
  /// value, because 0 makes no sense there.
  private static func options(
    _ id: Int64,
    _ name: String,
    _ config: ProtobufMessage
  ) -> AnkiCollection.Options {
    var options = AnkiCollection.Options.usual
    func numbers(_ field: UInt64) -> [Double] { config.floats(field).map { Double($0) } }
    func number(_ field: UInt64, _ missing: Int) -> Int {
      config.number(field).map { Int(clamping: $0) } ?? missing
    }
    options.id = id
    options.name = name
    options.learningSteps = numbers(1)
    options.relearningSteps = numbers(2)
    options.parameters = [numbers(6), numbers(5), numbers(3)].first { !$0.isEmpty }
    options.newLimit = number(9, 0)
    options.reviewLimit = number(10, 0)
    options.maximumInterval = number(16, options.maximumInterval)
    options.leechThreshold = number(22, options.leechThreshold)
    options.desiredRetention = numbers(37).last ?? options.desiredRetention
    return options
  }
}
