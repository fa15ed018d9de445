import CardFiles

/// The row of the table `col` in schema 11: settings, note types, decks and options as JSON.
struct AnkiCollectionRow {
  private let collection: AnkiCollection
  private let seconds: Int64

  init(_ collection: AnkiCollection, seconds: Int64) {
    self.collection = collection
    self.seconds = seconds
  }

  /// A JSON value with keys known only at run time.
  private enum Value: Encodable {
    case text(String)
    case number(Int64)
    case real(Double)
    case flag(Bool)
    case null
    case list([Value])
    case object([String: Value])

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      case .real(let number): try container.encode(number)
      case .flag(let flag): try container.encode(flag)
      case .null: try container.encodeNil()
      case .list(let values): try container.encode(values)
      case .object(let values): try container.encode(values)
      }
    }
  }

  private static func json(_ values: [String: Value]) -> String {
    JSONText.encode(Value.object(values)) ?? "{}"
  }

  var settings: String {
    Self.json([
      "activeDecks": .list([.number(1)]), "curDeck": .number(1), "newSpread": .number(0),
      "collapseTime": .number(1200), "timeLim": .number(0), "estTimes": .flag(true),
      "dueCounts": .flag(true), "curModel": .number(collection.notetypes.first?.id ?? 0),
      "nextPos": .number(Int64(collection.cards.count + 1)), "sortType": .text("noteFld"),
      "sortBackwards": .flag(false), "addToCur": .flag(true), "dayLearnFirst": .flag(false),
      "schedVer": .number(2), "sched2021": .flag(true), "fsrs": .flag(true),
      "creationOffset": .number(Int64(-collection.utcOffset / 60)),
      "rollover": .number(Int64(collection.rolloverHour)),
    ])
  }

  var notetypes: String {
    Self.json(
      Dictionary(
        collection.notetypes.map { (String($0.id), notetype($0)) },
        uniquingKeysWith: { first, _ in first }
      )
    )
  }

  private func notetype(_ type: AnkiCollection.Notetype) -> Value {
    let fields = type.fields.enumerated().map { place, name in
      Value.object([
        "name": .text(name), "ord": .number(Int64(place)), "sticky": .flag(false),
        "rtl": .flag(false), "font": .text("Arial"), "size": .number(20), "media": .list([]),
      ])
    }
    let templates = type.templates.enumerated().map { place, template in
      Value.object([
        "name": .text(template.name), "ord": .number(Int64(place)), "qfmt": .text(template.front),
        "afmt": .text(template.back), "bqfmt": .text(""), "bafmt": .text(""), "did": .null,
        "bfont": .text(""), "bsize": .number(0),
      ])
    }
    let required = type.templates.enumerated().map { place, template in
      let field = type.fields.firstIndex { template.front.contains("{{\($0)}}") } ?? 0
      return Value.list([
        .number(Int64(place)), .text("any"), .list([.number(Int64(field))]),
      ])
    }
    return .object([
      "id": .number(type.id), "name": .text(type.name), "type": .number(type.isCloze ? 1 : 0),
      "mod": .number(seconds), "usn": .number(-1), "sortf": .number(0), "did": .number(1),
      "flds": .list(fields), "tmpls": .list(templates), "req": .list(required),
      "css": .text(".card { font-size: 20px; text-align: center; }"), "latexPre": .text(""),
      "latexPost": .text(""), "latexsvg": .flag(false), "vers": .list([]), "tags": .list([]),
    ])
  }

  var decks: String {
    let usual = AnkiCollection.Deck(id: 1, name: "Default")
    let all = [usual] + collection.decks
    return Self.json(
      Dictionary(all.map { (String($0.id), deck($0)) }, uniquingKeysWith: { first, _ in first })
    )
  }

  private func deck(_ deck: AnkiCollection.Deck) -> Value {
    let today = Value.list([.number(0), .number(0)])
    return .object([
      "id": .number(deck.id), "name": .text(deck.name), "desc": .text(deck.about),
      "mod": .number(seconds), "usn": .number(-1), "collapsed": .flag(false),
      "browserCollapsed": .flag(false), "newToday": today, "revToday": today, "lrnToday": today,
      "timeToday": today, "dyn": .number(0), "conf": .number(deck.options),
      "extendNew": .number(0), "extendRev": .number(0),
    ])
  }

  var options: String {
    return Self.json(
      Dictionary(
        ([.usual] + collection.options).map { (String($0.id), options($0)) },
        uniquingKeysWith: { first, _ in first }
      )
    )
  }

  private func options(_ options: AnkiCollection.Options) -> Value {
    let learning = options.learningSteps.map { Value.real($0) }
    let relearning = options.relearningSteps.map { Value.real($0) }
    let new: [String: Value] = [
      "delays": .list(learning), "ints": .list([.number(1), .number(4), .number(7)]),
      "initialFactor": .number(2500), "order": .number(1),
      "perDay": .number(Int64(options.newLimit)), "bury": .flag(true),
    ]
    let review: [String: Value] = [
      "perDay": .number(Int64(options.reviewLimit)), "ease4": .real(1.3), "ivlFct": .real(1),
      "maxIvl": .number(Int64(options.maximumInterval)), "bury": .flag(true),
      "hardFactor": .real(1.2),
    ]
    let lapse: [String: Value] = [
      "delays": .list(relearning), "mult": .number(0), "minInt": .number(1),
      "leechFails": .number(Int64(options.leechThreshold)), "leechAction": .number(0),
    ]
    return .object([
      "id": .number(options.id), "name": .text(options.name), "mod": .number(seconds),
      "usn": .number(-1), "maxTaken": .number(60), "autoplay": .flag(true), "timer": .number(0),
      "replayq": .flag(true), "dyn": .flag(false), "new": .object(new), "rev": .object(review),
      "lapse": .object(lapse), "desiredRetention": .real(options.desiredRetention),
      "fsrsParams6": .list((options.parameters ?? []).map { .real($0) }),
    ])
  }
}
