import Cards
import Memory

/// A deck as JSON.
extension DeckRow: Codable {
  private enum Key: String, CodingKey {
    case id, origin, title, about, created, scheduler, kinds, leech, favourite, viewed
    case newLimit = "new_limit"
    case reviewLimit = "review_limit"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let scheduler = try fields.decode(String.self, forKey: .scheduler)
    let kinds = try fields.decode([CardKind].self, forKey: .kinds)
    guard let settings = try? SchedulerSettings(scheduler) else {
      throw DecodingError.dataCorruptedError(
        forKey: .scheduler,
        in: fields,
        debugDescription: "a scheduler such as fsrs or learnio"
      )
    }
    guard !kinds.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .kinds,
        in: fields,
        debugDescription: "at least one kind of card"
      )
    }
    self.init(
      Deck(
        id: try fields.decodeID(forKey: .id),
        origin: try fields.decode(Deck.Origin.self, forKey: .origin),
        title: try fields.decode(String.self, forKey: .title),
        about: try fields.decode(String.self, forKey: .about),
        created: try fields.decode(Int64.self, forKey: .created),
        settings: DeckSettings(
          scheduler: settings,
          kinds: kinds,
          newLimit: try fields.decode(Int.self, forKey: .newLimit),
          reviewLimit: try fields.decode(Int.self, forKey: .reviewLimit),
          leechThreshold: try fields.decode(Int.self, forKey: .leech)
        ),
        isFavourite: try fields.decode(Bool.self, forKey: .favourite),
        viewed: try fields.decodeIfPresent(Int64.self, forKey: .viewed)
      )
    )
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(deck.id, forKey: .id)
    try fields.encode(deck.origin, forKey: .origin)
    try fields.encode(deck.title, forKey: .title)
    try fields.encode(deck.about, forKey: .about)
    try fields.encode(deck.created, forKey: .created)
    try fields.encode(deck.settings.scheduler.text, forKey: .scheduler)
    try fields.encode(deck.settings.kinds, forKey: .kinds)
    try fields.encode(deck.settings.newLimit, forKey: .newLimit)
    try fields.encode(deck.settings.reviewLimit, forKey: .reviewLimit)
    try fields.encode(deck.settings.leechThreshold, forKey: .leech)
    try fields.encode(deck.isFavourite, forKey: .favourite)
    try fields.encodeIfPresent(deck.viewed, forKey: .viewed)
  }
}

extension KeyedDecodingContainer {
  /// Reads an id that is not empty.
  func decodeID(forKey key: Key) throws -> String {
    let id = try decode(String.self, forKey: key)
    guard !id.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "an id that is not empty"
      )
    }
    return id
  }
}
