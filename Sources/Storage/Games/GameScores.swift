package import Coordination

/// What was reached in the word game.
extension LearnerStore {
  /// The best with this root; nil if it was never played.
  package func best(withRoot root: String) throws(DatabaseError) -> GameBest? {
    try connection.statement("SELECT \(GameBestRow.columns) FROM game_best WHERE root = ?")
      .one([.text(root)]) { GameBestRow($0).best }
  }

  /// Keeps a score unless there is one as good; says whether it was kept.
  @discardableResult
  package func keep(_ best: GameBest) throws(DatabaseError) -> Bool {
    try prepareToWrite()
    return try insert(GameBestRow(best))
  }

  func insert(_ row: GameBestRow) throws(DatabaseError) -> Bool {
    try connection.statement(GameBestRow.insertion).run(row.values)
    return connection.changes > 0
  }

  /// The best with each root.
  func exportGames(_ write: (String) -> Bool) throws(Interruption) {
    let games = try prepared("SELECT \(GameBestRow.columns) FROM game_best ORDER BY root")
    try games.run(failing: Interruption.failed) { (row) throws(Interruption) in
      try emit(.gameBest(GameBestRow(row)), to: write)
    }
  }

  /// Takes what is better than here.
  func add(_ row: GameBestRow, counting summary: inout ImportSummary) throws(Refusal) {
    let isNew = try stored { () throws(DatabaseError) in try insert(row) }
    if isNew { summary.scores += 1 } else { summary.known += 1 }
  }
}
