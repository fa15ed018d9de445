import Cards
import Memory

extension CardBox {
  /// Adds an entry; a known one keeps its texts.
  func merge(_ row: CardEntryRow, into deck: String) throws(DatabaseError) -> MergeResult {
    if try insert(row, into: deck) {
      guard row.position != 0 else { return .added }
      try connection.run(
        "UPDATE card_entry SET position = ? WHERE id = ?",
        [.init(row.position), .text(row.entry.id)]
      )
      return .added
    }
    let isKnown = try number(ofEntry: row.entry.id) != nil
    return isKnown ? .known : .refused(.unknownDeck(deck))
  }

  /// Sets the state of a card that is new here to its state in the export.
  func merge(_ row: CardRow, _ merge: inout CardMerge) throws(DatabaseError) -> MergeResult {
    guard let known = try standing(of: row.id) else {
      return .refused(.unknownCard(row.id.entry))
    }
    guard known.row == .new else { return .known }
    try set(row.standing, ofCard: known.number)
    merge.imported.insert(known.number)
    return .added
  }

  /// Adds an answer to a card unless it is known.
  func merge(_ row: ReviewRow, _ merge: inout CardMerge) throws(DatabaseError) -> MergeResult {
    guard let card = try numberEnsuringRow(of: row.answer.card) else {
      return .refused(.unknownCard(row.answer.card.description))
    }
    guard try insert(row, ofCard: card) else { return .known }
    if !merge.imported.contains(card) { merge.mixed.insert(card) }
    return .added
  }

  /// Adds an answer to the log of a card unless its id is known; says whether it was added.
  func insert(_ row: ReviewRow, ofCard card: Int64) throws(DatabaseError) -> Bool {
    try connection.modify(ReviewRow.insertion, row.values + [.integer(card)])
  }

  /// The number and the state of a card; nil if its entry is unknown.
  func standing(of id: CardID) throws(DatabaseError) -> (number: Int64, row: StandingRow)? {
    try connection.one(Self.standingOfCard, [.text(id.entry), .init(id.kind.place)]) { row in
      (number: row.integer(0), row: StandingRow(row, from: 1))
    }
  }

  /// The number of a card, after adding its row if needed; nil if its entry is unknown.
  ///
  /// Answers can only refer to a card that has a row.
  func numberEnsuringRow(of id: CardID) throws(DatabaseError) -> Int64? {
    guard let known = try standing(of: id) else { return nil }
    if known.row == .new { try write(known.row, ofCard: known.number) }
    return known.number
  }

  private static let standingOfCard = """
    SELECT e.number * 4 + ?2, \(StandingRow.columns(of: "c")) FROM card_entry AS e
    LEFT JOIN card AS c ON c.number = e.number * 4 + ?2 WHERE e.id = ?1
    """
}
