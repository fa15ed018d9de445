import Cards

/// A card in the columns of its table.
struct CardRow {
  let id: CardID
  let standing: StandingRow
}

/// A card as JSON.
extension CardRow: Codable {
  private enum Key: String, CodingKey {
    case entry, kind, status, state, reps, lapses
    case skippedUntil = "skipped_until"
    case dueAt = "due_at"
    case dueDay = "due_day"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    id = CardID(
      entry: try fields.decodeID(forKey: .entry),
      kind: try fields.decode(CardKind.self, forKey: .kind)
    )
    let row = StandingRow(
      status: try fields.decode(String.self, forKey: .status),
      skippedUntil: try fields.decodeIfPresent(Int.self, forKey: .skippedUntil),
      state: try fields.decodeIfPresent(String.self, forKey: .state),
      dueAt: try fields.decodeIfPresent(Int64.self, forKey: .dueAt),
      dueDay: try fields.decodeIfPresent(Int.self, forKey: .dueDay),
      reps: try fields.decode(Int.self, forKey: .reps),
      lapses: try fields.decode(Int.self, forKey: .lapses)
    )
    let known = try? row.standing { DatabaseError(.unknownValue(column: $0, value: $1), path: "") }
    guard let known, StandingRow(known) == row else {
      throw DecodingError.dataCorruptedError(
        forKey: .state,
        in: fields,
        debugDescription: "a state and due time that fit together"
      )
    }
    standing = row
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(id.entry, forKey: .entry)
    try fields.encode(id.kind, forKey: .kind)
    try fields.encode(standing.status, forKey: .status)
    try fields.encodeIfPresent(standing.state, forKey: .state)
    try fields.encodeIfPresent(standing.skippedUntil, forKey: .skippedUntil)
    try fields.encodeIfPresent(standing.dueAt, forKey: .dueAt)
    try fields.encodeIfPresent(standing.dueDay, forKey: .dueDay)
    try fields.encode(standing.reps, forKey: .reps)
    try fields.encode(standing.lapses, forKey: .lapses)
  }
}
