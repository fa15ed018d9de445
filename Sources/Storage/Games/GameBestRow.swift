import Coordination

/// A best score in the columns of its table.
struct GameBestRow {
  let best: GameBest

  init(_ best: GameBest) { self.best = best }

  static let columns = "root, score, words, time"

  static let insertion = """
    INSERT INTO game_best (\(columns)) VALUES (?, ?, ?, ?)
    ON CONFLICT (root) DO UPDATE SET
    score = excluded.score, words = excluded.words, time = excluded.time
    WHERE excluded.score > score
    """

  /// The values of ``columns``.
  var values: [Statement.Value] {
    [.text(best.root), .init(best.score), .init(best.words), .integer(best.time)]
  }

  /// Reads a row of ``columns``.
  init(_ row: Statement.Row) {
    best = GameBest(
      root: row.text(0),
      score: row.int(1),
      words: row.int(2),
      time: row.integer(3)
    )
  }
}

/// A best score as JSON.
extension GameBestRow: Codable {
  private enum Key: String, CodingKey {
    case root, score, words, time
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    best = GameBest(
      root: try fields.decodeID(forKey: .root),
      score: try fields.decode(Int.self, forKey: .score),
      words: try fields.decode(Int.self, forKey: .words),
      time: try fields.decode(Int64.self, forKey: .time)
    )
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Key.self)
    try fields.encode(best.root, forKey: .root)
    try fields.encode(best.score, forKey: .score)
    try fields.encode(best.words, forKey: .words)
    try fields.encode(best.time, forKey: .time)
  }
}
