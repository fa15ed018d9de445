import Cards
import Memory

/// The state of a card in the columns of its table, and as the text that a review stores.
struct StandingRow: Equatable {
  var status: String
  var skippedUntil: Int?
  var state: String?
  var dueAt: Int64?
  var dueDay: Int?
  var reps: Int
  var lapses: Int

  static let columns = "status, skipped_until, state, due_at, due_day, reps, lapses"

  /// The columns, qualified with an alias of the table.
  static func columns(of alias: String) -> String {
    columns.split(separator: ", ").map { "\(alias).\($0)" }.joined(separator: ", ")
  }

  /// The state of a card without a row.
  static let new = StandingRow(CardStanding())

  /// Sets all columns of the card with the number `?8` and the kind `?9`; adds its row if needed.
  static let setting = """
    INSERT INTO card (\(columns), number, kind, entry, deck)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, number, deck FROM card_entry WHERE number = ?8 / 4
    ON CONFLICT (number) DO UPDATE SET status = excluded.status,
    skipped_until = excluded.skipped_until, state = excluded.state, due_at = excluded.due_at,
    due_day = excluded.due_day, reps = excluded.reps, lapses = excluded.lapses
    """

  /// Deletes the row of the card with the number `?1` if the card is in the state of a new one.
  static let clearing = """
    DELETE FROM card WHERE number = ?1 AND status = 'active' AND skipped_until IS NULL
    AND state IS NULL AND reps = 0 AND lapses = 0
    AND NOT EXISTS (SELECT 1 FROM review WHERE review.card = ?1)
    """

  init(
    status: String,
    skippedUntil: Int?,
    state: String?,
    dueAt: Int64?,
    dueDay: Int?,
    reps: Int,
    lapses: Int
  ) {
    self.status = status
    self.skippedUntil = skippedUntil
    self.state = state
    self.dueAt = dueAt
    self.dueDay = dueDay
    self.reps = reps
    self.lapses = lapses
  }

  init(_ standing: CardStanding) {
    status = standing.status.rawValue
    skippedUntil = standing.skippedUntil?.number
    state = standing.memory?.text
    switch standing.due {
    case .at(let seconds): dueAt = seconds
    case .on(let day): dueDay = day.number
    case nil: break
    }
    reps = standing.reps
    lapses = standing.lapses
  }

  /// The values of ``columns``.
  var values: [Statement.Value] {
    [
      .text(status), .init(skippedUntil), .init(state), dueAt.map { .integer($0) } ?? .null,
      .init(dueDay), .init(reps), .init(lapses),
    ]
  }

  /// Reads ``columns``, which begin at the column `start`; a card without a row is new.
  init(_ row: Statement.Row, from start: Int32 = 0) {
    status = row.optionalText(start) ?? Self.new.status
    skippedUntil = row.optionalInt(start + 1)
    state = row.optionalText(start + 2)
    dueAt = row.isNull(start + 3) ? nil : row.integer(start + 3)
    dueDay = row.optionalInt(start + 4)
    reps = row.int(start + 5)
    lapses = row.int(start + 6)
  }

  /// The columns with tabs between them, the due day second and the state last; NULL is empty.
  ///
  /// Queries use the position of these two to see whether the card was new or due.
  var text: String {
    var fields = [status, Self.text(dueDay), Self.text(dueAt), Self.text(skippedUntil)]
    fields += [Self.text(reps), Self.text(lapses), state ?? ""]
    return fields.joined(separator: "\t")
  }

  private static func text(_ number: (some BinaryInteger)?) -> String {
    number.map { "\($0)" } ?? ""
  }

  /// Reads what ``text`` wrote.
  init?(_ text: String) {
    let fields = text.split(separator: "\t", maxSplits: 6, omittingEmptySubsequences: false)
    guard fields.count == 7, let reps = Int(fields[4]), let lapses = Int(fields[5]) else {
      return nil
    }
    status = String(fields[0])
    dueDay = Int(fields[1])
    dueAt = Int64(fields[2])
    skippedUntil = Int(fields[3])
    self.reps = reps
    self.lapses = lapses
    state = fields[6].isEmpty ? nil : String(fields[6])
    guard self.text == text else { return nil }
  }

  /// The state in the columns; throws if this version doesn't know it.
  func standing(
    failing: (_ column: String, _ value: String) -> DatabaseError
  ) throws(DatabaseError) -> CardStanding {
    guard let status = CardStanding.Status(rawValue: status) else {
      throw failing("status", status)
    }
    var memory: MemoryState?
    if let state {
      do { memory = try MemoryState(state) } catch { throw failing("state", state) }
    }
    return CardStanding(
      status: status,
      skippedUntil: skippedUntil.map { StudyDay($0) },
      memory: memory,
      reps: reps,
      lapses: lapses
    )
  }
}
