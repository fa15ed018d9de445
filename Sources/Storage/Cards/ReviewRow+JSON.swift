import Cards
import Memory

/// An answer to a card as JSON.
extension ReviewRow: Codable {
  private enum Key: String, CodingKey {
    case id, entry, kind, time, day, rating, typed, milliseconds, scheduler, before
    case inSession = "in_session"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func corrupted(_ key: Key, _ expected: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: fields, debugDescription: expected)
    }
    guard let rating = Rating(rawValue: try fields.decode(Int.self, forKey: .rating)) else {
      throw corrupted(.rating, "1 to 4")
    }
    guard let before = StandingRow(try fields.decode(String.self, forKey: .before)) else {
      throw corrupted(.before, "a card state in the format of an export")
    }
    self.init(
      CardAnswer(
        id: try fields.decodeID(forKey: .id),
        card: CardID(
          entry: try fields.decodeID(forKey: .entry),
          kind: try fields.decode(CardKind.self, forKey: .kind)
        ),
        time: try fields.decode(Int64.self, forKey: .time),
        day: StudyDay(try fields.decode(Int.self, forKey: .day)),
        rating: rating,
        typed: try fields.decodeIfPresent(String.self, forKey: .typed),
        milliseconds: try fields.decode(Int64.self, forKey: .milliseconds),
        scheduler: try fields.decode(String.self, forKey: .scheduler),
        inSession: try fields.decode(Bool.self, forKey: .inSession)
      ),
      before: before
    )
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(answer.id, forKey: .id)
    try fields.encode(answer.card.entry, forKey: .entry)
    try fields.encode(answer.card.kind, forKey: .kind)
    try fields.encode(answer.time, forKey: .time)
    try fields.encode(answer.day.number, forKey: .day)
    try fields.encode(answer.rating.rawValue, forKey: .rating)
    try fields.encodeIfPresent(answer.typed, forKey: .typed)
    try fields.encode(answer.milliseconds, forKey: .milliseconds)
    try fields.encode(answer.scheduler, forKey: .scheduler)
    try fields.encode(answer.inSession, forKey: .inSession)
    try fields.encode(before.text, forKey: .before)
  }
}
