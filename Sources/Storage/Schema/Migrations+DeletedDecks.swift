extension Migrations {
  /// Step 6: decks of the course that the learner has deleted.
  ///
  /// Reading their word lists must not bring them back. A deck that the learner adds again is
  /// removed from the table.
  static let deletedDecks = """
    CREATE TABLE deleted_deck (
      id TEXT PRIMARY KEY
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER deck_returns AFTER INSERT ON deck BEGIN
      DELETE FROM deleted_deck WHERE id = NEW.id;
    END;
    """
}
