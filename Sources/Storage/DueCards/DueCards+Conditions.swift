/// SQL conditions of the queries for due cards.
extension DueCards {
  /// Whether a card is not skipped on the day `?1` and its kind is asked.
  static func isShown(_ card: String, _ deck: String) -> String {
    """
    (\(card).skipped_until IS NULL OR \(card).skipped_until <= ?1)
    AND \(asks(deck, card: card))
    """
  }

  /// Whether the kind of a card with a row is asked by its deck or its entry.
  ///
  /// The search in the text works because no name of a kind contains another. SQLite reads the
  /// entry only if the deck doesn't ask the kind, which is rare.
  static func asks(_ deck: String, card: String) -> String {
    """
    (instr(\(deck).kinds, \(card).kind) OR EXISTS (SELECT 1 FROM card_entry AS own
      WHERE own.number = \(card).entry AND instr(own.kinds, \(card).kind)))
    """
  }

  /// The kinds that are asked for an entry `e` of a deck `d`.
  static let askedKinds = "coalesce(e.kinds, d.kinds)"

  /// Whether a card with a row counts as new.
  static let isNew = """
    (c.state IS NULL AND c.status = 'active'
      AND (c.skipped_until IS NULL OR c.skipped_until <= ?1))
    """

  /// Whether a card `c` of a deck `d` is due on the day `?1` or in learning steps.
  static let isDue = """
    (c.status = 'active' AND (c.due_day <= ?1 OR c.due_at IS NOT NULL) AND \(isShown("c", "d")))
    """

  static let isInSteps = "c.due_day IS NULL AND c.due_at IS NOT NULL"
}
