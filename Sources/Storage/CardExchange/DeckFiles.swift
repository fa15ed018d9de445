package import CardFiles
import Coordination

/// Files of cards, in and out.
extension LearnerStore {
  private enum Abort: Error {
    case rehearsed(CardImport.Report)
    case failed(DatabaseError)
  }

  /// Merges a file of cards, all of it or nothing; a rehearsal tells what would become of each row.
  ///
  /// A note is known by its lasting name, else by its word and meaning, so that a second import
  /// changes nothing; answers are known by their card and time.
  package func merge(
    _ file: CardImport,
    _ settings: CardFileSettings
  ) throws(DatabaseError) -> CardImport.Report {
    try prepareToWrite()
    // Room for what a large file touches, in KiB, or its pages go to the disk more than once.
    try connection.run("PRAGMA cache_size = -131072")
    do throws(Abort) {
      return try connection.transaction(failing: Abort.failed) { () throws(Abort) in
        let report: CardImport.Report
        do throws(DatabaseError) {
          report = try CardFileMerge(self, settings).merge(file)
        } catch {
          throw .failed(error)
        }
        if settings.isRehearsal { throw .rehearsed(report) }
        return report
      }
    } catch {
      switch error {
      case .rehearsed(let report): return report
      case .failed(let error): throw error
      }
    }
  }

  /// The paths of all pictures and recordings that entries name.
  package func mediaPaths() throws(DatabaseError) -> Set<String> {
    var paths: Set<String> = []
    try connection.statement("SELECT image, sound FROM card_entry WHERE image <> '' OR sound <> ''")
      .run { row in paths.formUnion([row.text(0), row.text(1)]) }
    paths.remove("")
    return paths
  }

  /// Decks with their entries, cards and answers as they stand together; nil stands for all decks.
  package func exportedDecks(_ ids: [String]?) throws(DatabaseError) -> [ExportedDeck] {
    try connection.reading { () throws(DatabaseError) in
      let decks = try decks().filter { ids?.contains($0.id) ?? true }
      var answers: [CardID: [CardAnswer]] = [:]
      for deck in decks {
        try connection.statement(
          "\(ReviewRow.selection) JOIN deck AS d ON d.number = c.deck WHERE d.id = ? "
            + "ORDER BY r.time, r.number"
        ).run([.text(deck.id)]) { (row) throws(DatabaseError) in
          let answer = try ReviewRow(row).answer
          answers[answer.card, default: []].append(answer)
        }
      }
      var exported: [ExportedDeck] = []
      for deck in decks {
        let entries = try entriesAsAdded(inDeck: deck.id).map { found in
          ExportedDeck.Entry(
            entry: found.entry,
            cards: found.cards.map { card in
              let id = CardID(entry: found.entry.id, kind: card.kind)
              return ExportedDeck.Card(
                kind: card.kind,
                standing: card.standing,
                answers: answers[id] ?? []
              )
            }
          )
        }
        exported.append(ExportedDeck(deck: deck, entries: entries))
      }
      return exported
    }
  }
}
