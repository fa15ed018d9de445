/// The entries of decks (words with meanings, or fronts with backs), their cards, and the answers
/// to the cards.
package struct CardBox: RecordPart {
  let record: OpenRecord

  var decks: DeckBox { DeckBox(record: record) }

  func unknownCard(_ id: String) -> DatabaseError { record.error(.unknownCard(id)) }

  func unknownValue(_ column: String, _ value: String) -> DatabaseError {
    record.error(.unknownValue(column: column, value: value))
  }

  /// Enlarges the page cache, because a large collection is read in random order.
  func enlargePageCache() throws(DatabaseError) { try connection.run("PRAGMA cache_size = -24000") }
}
