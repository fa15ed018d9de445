package import Coordination

/// The best scores of the word game.
package struct GameScores: RecordPart {
  let record: OpenRecord

  /// The best score with this root; nil if the root was never played.
  package func best(withRoot root: String) throws(DatabaseError) -> GameBest? {
    try connection.one(
      "SELECT \(GameBestRow.columns) FROM game_best WHERE root = ?",
      [.text(root)]
    ) { GameBestRow($0).best }
  }

  /// Stores a score if it is better than the stored one; says whether it was stored.
  @discardableResult
  package func keep(_ best: GameBest) throws(DatabaseError) -> Bool {
    try record.change(GameBestRow.insertion, GameBestRow(best).values)
  }
}

/// Export and import of best scores.
extension GameScores {
  /// Writes the best score with each root; false if writing was stopped.
  func export(to write: ExportWriter) throws(DatabaseError) -> Bool {
    var rows = try connection.rows("SELECT \(GameBestRow.columns) FROM game_best ORDER BY root")
    while let row = try rows.next() {
      guard try write(.gameBest(GameBestRow(row))) else { return false }
    }
    return true
  }

  /// Stores a score if it is better than the stored one.
  func merge(_ row: GameBestRow) throws(DatabaseError) -> MergeResult {
    try connection.modify(GameBestRow.insertion, row.values) ? .added : .known
  }
}
