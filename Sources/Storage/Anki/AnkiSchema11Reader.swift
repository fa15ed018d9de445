import CardFiles

/// Reads note types, decks and options of a collection in schema 11, which keeps them as JSON.
struct AnkiSchema11Reader {
  private let notetypes: [(id: Int64, value: OlderNotetype)]
  private let decks: [(id: Int64, value: OlderDeck)]
  private let options: [(id: Int64, value: OlderOptions)]

  /// `name` appears in errors.
  init(_ connection: Connection, _ name: String) throws(DatabaseError) {
    let texts = try connection.statement("SELECT models, decks, dconf FROM col")
      .one { row in (row.text(0), row.text(1), row.text(2)) }
    let (models, decks, options) = texts ?? ("", "", "")
    notetypes = try Self.decoded(OlderNotetype.self, models, name)
    self.decks = try Self.decoded(OlderDeck.self, decks, name)
    // Unreadable options are replaced by the usual ones: no card is lost with them.
    self.options = (try? Self.decoded(OlderOptions.self, options, name)) ?? []
  }

  func read(into collection: inout AnkiCollection) {
    collection.notetypes = notetypes.map { $0.value.notetype($0.id) }
    collection.decks = decks.map { $0.value.deck($0.id) }
    collection.options = options.map { $0.value.options($0.id) }
  }

  private static func decoded<Value: Decodable>(
    _ type: Value.Type,
    _ json: String,
    _ name: String
  ) throws(DatabaseError) -> [(id: Int64, value: Value)] {
    guard let values = try? JSONText.decode([String: Value].self, from: Array(json.utf8)) else {
      throw DatabaseError(.unreadable(detail: "its note types or decks are damaged"), path: name)
    }
    return values.compactMap { key, value in Int64(key).map { ($0, value) } }
      .sorted { $0.id < $1.id }
  }
}

private struct OlderNotetype: Decodable {
  let name: String
  let type: Int?
  let flds: [Field]
  let tmpls: [Template]

  struct Field: Decodable {
    let name: String
    let ord: Int?
  }

  struct Template: Decodable {
    let name: String
    let ord: Int?
    let qfmt: String?
    let afmt: String?
  }

  func notetype(_ id: Int64) -> AnkiCollection.Notetype {
    AnkiCollection.Notetype(
      id: id,
      name: name,
      isCloze: type == 1,
      fields: Self.inOrder(flds, \.ord).map(\.name),
      templates: Self.inOrder(tmpls, \.ord).map {
        AnkiCollection.Template(name: $0.name, front: $0.qfmt ?? "", back: $0.afmt ?? "")
      }
    )
  }

  private static func inOrder<Part>(_ parts: [Part], _ place: (Part) -> Int?) -> [Part] {
    parts.enumerated().sorted {
      (place($0.element) ?? $0.offset) < (place($1.element) ?? $1.offset)
    }
    .map(\.element)
  }
}

private struct OlderDeck: Decodable {
  let name: String
  let desc: String?
  let conf: Int64?
  let dyn: Int?
  let newLimit: Int?
  let reviewLimit: Int?
  /// In percent.
  let desiredRetention: Double?

  private enum Key: String, CodingKey {
    case name, desc, conf, dyn, newLimit, reviewLimit, desiredRetention
  }

  /// Other programs write unexpected values in all fields except the name.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    name = try fields.decode(String.self, forKey: .name)
    desc = try? fields.decode(String.self, forKey: .desc)
    conf = try? fields.decode(Int64.self, forKey: .conf)
    dyn = try? fields.decode(Int.self, forKey: .dyn)
    newLimit = try? fields.decode(Int.self, forKey: .newLimit)
    reviewLimit = try? fields.decode(Int.self, forKey: .reviewLimit)
    desiredRetention = try? fields.decode(Double.self, forKey: .desiredRetention)
  }

  func deck(_ id: Int64) -> AnkiCollection.Deck {
    var deck = AnkiCollection.Deck(id: id, name: name, about: desc ?? "", options: conf ?? 1)
    deck.isFiltered = dyn == 1
    deck.newLimit = newLimit
    deck.reviewLimit = reviewLimit
    deck.desiredRetention = desiredRetention.map { $0 / 100 }
    return deck
  }
}

/// The options of decks; for fields that other programs leave out, the usual values apply.
private struct OlderOptions: Decodable {
  let name: String?
  let new: New?
  let rev: Review?
  let lapse: Lapse?
  let desiredRetention: Double?
  let fsrsParams6: [Double]?
  let fsrsParams5: [Double]?
  let fsrsWeights: [Double]?

  struct New: Decodable {
    let delays: [Double]?
    let perDay: Int?
  }

  struct Review: Decodable {
    let maxIvl: Int?
    let perDay: Int?
  }

  struct Lapse: Decodable {
    let delays: [Double]?
    let leechFails: Int?
  }

  func options(_ id: Int64) -> AnkiCollection.Options {
    var options = AnkiCollection.Options.usual
    options.id = id
    options.name = name ?? ""
    options.newLimit = new?.perDay ?? options.newLimit
    options.reviewLimit = rev?.perDay ?? options.reviewLimit
    options.leechThreshold = lapse?.leechFails ?? options.leechThreshold
    options.parameters = [fsrsParams6, fsrsParams5, fsrsWeights].compactMap(\.self)
      .first { !$0.isEmpty }
    options.desiredRetention = desiredRetention ?? options.desiredRetention
    options.maximumInterval = rev?.maxIvl ?? options.maximumInterval
    options.learningSteps = new?.delays ?? options.learningSteps
    options.relearningSteps = lapse?.delays ?? options.relearningSteps
    return options
  }
}
