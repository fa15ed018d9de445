package import CardFiles
import Cards

/// Queries for exporting decks to files of cards.
extension DeckBox {
  /// The paths of the images and sounds of all entries.
  package func mediaPaths() throws(DatabaseError) -> Set<String> {
    var paths: Set<String> = []
    var rows = try connection.rows(
      "SELECT image, sound FROM card_entry WHERE image <> '' OR sound <> ''"
    )
    while let row = try rows.next() { paths.formUnion([row.text(0), row.text(1)]) }
    paths.remove("")
    return paths
  }

  /// The decks with these ids, or all for nil, with entries, cards and answers from one snapshot.
  package func exportedDecks(_ ids: [String]?) throws(DatabaseError) -> [ExportedDeck] {
    try connection.beginSnapshot()
    defer { connection.endSnapshot() }
    let decks = try all().filter { ids?.contains($0.id) ?? true }
    var answers: [CardID: [CardAnswer]] = [:]
    for deck in decks {
      var rows = try connection.rows(
        "\(ReviewRow.selection) JOIN deck AS d ON d.number = c.deck WHERE d.id = ? "
          + "ORDER BY r.time, r.number",
        [.text(deck.id)]
      )
      while let row = try rows.next() {
        let answer = try ReviewRow(row).answer
        answers[answer.card, default: []].append(answer)
      }
    }
    var exported: [ExportedDeck] = []
    for deck in decks {
      let entries = try cards.entriesAsAdded(inDeck: deck.id).map { found in
        ExportedDeck.Entry(found, answers)
      }
      exported.append(ExportedDeck(deck: deck, entries: entries))
    }
    return exported
  }
}

extension ExportedDeck.Entry {
  fileprivate init(_ found: EntryInDeck, _ answers: [CardID: [CardAnswer]]) {
    self.init(
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
}
