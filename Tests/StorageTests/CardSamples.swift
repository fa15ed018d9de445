import CSQLite
import Cards
import Memory
import Storage
import Testing

/// The day on which the tests of cards begin, and its noon in milliseconds since 1970.
let cardDay = StudyDay(20_000)
let noon: Int64 = 20_000 * 86_400_000 + 12 * 3_600_000
let clock = DayClock(secondsAheadOfUTC: 0, rolloverHour: 4)
let moment = clock.moment(noon)

func entry(_ word: String, _ meaning: String = "meaning", id: String? = nil) -> CardEntry {
  CardEntry(id: id ?? "id-\(word)", word: word, meaning: meaning, created: 1)
}

func deck(_ id: String = "d", _ settings: DeckSettings = DeckSettings()) -> Deck {
  Deck(id: id, title: "Deck \(id)", created: 1, settings: settings)
}

/// Settings with a deterministic schedule.
func settings(
  _ algorithm: SchedulerSettings.Algorithm = .fsrs,
  kinds: [CardKind] = CardKind.usual,
  new: Int = 20,
  reviews: Int = 200,
  leech: Int = 8
) -> DeckSettings {
  DeckSettings(
    scheduler: SchedulerSettings(algorithm: algorithm, fsrs: FSRS()),
    kinds: kinds,
    newLimit: new,
    reviewLimit: reviews,
    leechThreshold: leech
  )
}

extension LearnerStore {
  /// Answers a card as a review would; returns the resulting state.
  @discardableResult
  func rate(
    _ card: CardID,
    _ rating: Rating,
    at time: Int64 = noon,
    id: String,
    inSession: Bool = true
  ) throws -> CardStanding {
    let known = try #require(try cards.card(card))
    let settings = try #require(try decks.find(id: known.deck)).settings
    let answer = CardAnswer(
      id: id,
      card: card,
      time: time,
      day: clock.moment(time).day,
      rating: rating,
      typed: card.kind == .type ? "şey" : nil,
      milliseconds: 1_500,
      scheduler: settings.scheduler.text,
      inSession: inSession
    )
    let after = known.standing.answered(answer, by: settings.scheduler.scheduler, card.seed)
    try cards.record(answer, before: known.standing, after: after)
    return after
  }
}

/// All rows of all tables as text, so that two records can be compared to the last bit.
func dump(_ path: String) throws -> [String] {
  var database: OpaquePointer?
  defer { sqlite3_close(database) }
  try #require(sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, nil) == SQLITE_OK)
  func rows(_ sql: String) throws -> [[String]] {
    var statement: OpaquePointer?
    defer { sqlite3_finalize(statement) }
    try #require(sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK)
    var rows: [[String]] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(
        (0..<sqlite3_column_count(statement)).map { column in
          sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "NULL"
        }
      )
    }
    return rows
  }
  var lines: [String] = []
  let tables = try rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
  for table in tables.map({ $0[0] }) {
    let columns = try rows("SELECT name FROM pragma_table_info('\(table)')").map { $0[0] }
    let quoted = columns.map { "quote(\"\($0)\")" }.joined(separator: ", ")
    let order = columns.indices.prefix(2).map { "\($0 + 1)" }.joined(separator: ", ")
    let found = try rows("SELECT \(quoted) FROM \"\(table)\" ORDER BY \(order)")
    lines += found.map { "\(table): \($0.joined(separator: " | "))" }
  }
  return lines
}

extension [String] {
  /// The rows of a dump as they were before sessions had the column `focus`, which is its last, and
  /// entries `differences` and `practised`.
  var withoutFocus: [String] {
    map { row in
      if row.hasPrefix("session: ") { return String(row.dropLast(" | NULL".count)) }
      return row.hasPrefix("entry: ") ? String(row.dropLast(" | NULL | NULL".count)) : row
    }
  }
}
