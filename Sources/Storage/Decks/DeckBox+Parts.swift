package import Cards

/// The entries that were added to the deck of a list before its end.
package struct BegunEntries: Sendable {
  let entries: [CardEntry]
  /// The id of the deck if it was added with them.
  let deck: String?
}

/// Decks of the course of which the record has only the words that the learner has met.
extension DeckBox {
  /// Adds entries to a course deck, and the deck if the record lacks it; returns what was added.
  package func begin(
    _ entries: [CardEntry],
    of deck: Deck
  ) throws(DatabaseError) -> BegunEntries {
    try record.change { () throws(DatabaseError) in
      let isNew = try insert(DeckRow(deck))
      var added: [CardEntry] = []
      for entry in entries where try cards.insert(CardEntryRow(entry), into: deck.id) {
        added.append(entry)
      }
      return BegunEntries(entries: added, deck: isNew ? deck.id : nil)
    }
  }

  /// Deletes the entries that were added, except those with a card that was used since.
  ///
  /// A deck that was added with them is deleted if it is empty then.
  package func takeBack(_ begun: BegunEntries) throws(DatabaseError) {
    try record.change { () throws(DatabaseError) in
      for entry in begun.entries {
        try connection.run(Self.deletingUnused, [.text(entry.id)])
        try cards.share(word: entry.foldedWord)
      }
      if let deck = begun.deck { try connection.run(Self.deletingEmpty, [.text(deck)]) }
    }
  }

  /// Updates the texts of a course deck and of those of its entries that the record has.
  package func refresh(_ deck: Deck, _ entries: [CardEntry]) throws(DatabaseError) {
    _ = try record.change { () throws(DatabaseError) in
      try merge(deck, entries, adding: false)
    }
  }

  /// Adds the missing entries of a course deck whose list was done at the time of its creation.
  ///
  /// A deck that was begun before is dated to that time.
  package func complete(_ deck: Deck, _ entries: [CardEntry]) throws(DatabaseError) {
    try record.change { () throws(DatabaseError) in
      try merge(deck, entries)
      try connection.run(
        "UPDATE deck SET created = ?2 WHERE id = ?1 AND created < ?2",
        [.text(deck.id), .integer(deck.created)]
      )
    }
  }

  private static let deletingUnused = """
    DELETE FROM card_entry WHERE id = ?
    AND NOT EXISTS (SELECT 1 FROM card WHERE card.entry = card_entry.number)
    """
  private static let deletingEmpty = """
    DELETE FROM deck WHERE id = ?
    AND NOT EXISTS (SELECT 1 FROM card_entry WHERE card_entry.deck = deck.number)
    """
}
