extension Migrations {
  /// Step 6: the course decks that the learner has deleted.
  ///
  /// Working through their word lists must not add them again. A trigger removes a deck from the
  /// table when the learner adds it.
  static let deletedDecks = """
    CREATE TABLE deleted_deck (
      id TEXT PRIMARY KEY
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER deck_returns AFTER INSERT ON deck BEGIN
      DELETE FROM deleted_deck WHERE id = NEW.id;
    END;
    """
}
