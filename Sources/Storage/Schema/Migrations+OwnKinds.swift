extension Migrations {
  /// Step 5: the kinds of card that replace those of the deck for an entry; NULL for most entries.
  ///
  /// Imported notes may have such kinds. The triggers of `has_new` now use them too.
  static let ownKinds = """
    ALTER TABLE card_entry ADD COLUMN kinds TEXT;
    DROP TRIGGER card_begins;
    DROP TRIGGER card_changes;
    DROP TRIGGER card_ends;
    DROP TRIGGER entry_moves;
    DROP TRIGGER deck_asks;
    CREATE TRIGGER card_begins AFTER INSERT ON card WHEN NEW.state IS NOT NULL BEGIN
      \(newCards(of: "card_entry.number = NEW.entry"))
    END;
    CREATE TRIGGER card_changes AFTER UPDATE OF state ON card
    WHEN (OLD.state IS NULL) <> (NEW.state IS NULL) BEGIN
      \(newCards(of: "card_entry.number = NEW.entry"))
    END;
    CREATE TRIGGER card_ends AFTER DELETE ON card WHEN OLD.state IS NOT NULL BEGIN
      \(newCards(of: "card_entry.number = OLD.entry"))
    END;
    CREATE TRIGGER entry_moves AFTER UPDATE OF deck ON card_entry WHEN NEW.deck <> OLD.deck BEGIN
      UPDATE card SET deck = NEW.deck WHERE entry = NEW.number;
      \(newCards(of: "card_entry.number = NEW.number"))
    END;
    CREATE TRIGGER deck_asks AFTER UPDATE OF kinds ON deck WHEN NEW.kinds <> OLD.kinds BEGIN
      \(newCards(of: "card_entry.deck = NEW.number"))
    END;
    CREATE TRIGGER entry_asks AFTER UPDATE OF kinds ON card_entry WHEN NEW.kinds IS NOT OLD.kinds
    BEGIN
      \(newCards(of: "card_entry.number = NEW.number"))
    END;
    """

  /// Updates `has_new` of the entries that meet a condition: whether they have fewer answered kinds
  /// than asked ones.
  private static func newCards(of condition: String) -> String {
    let kinds = "coalesce(card_entry.kinds, d.kinds)"
    return """
      UPDATE card_entry SET has_new = (
          SELECT count(*) FROM card AS c
          WHERE c.entry = card_entry.number AND c.state IS NOT NULL
          AND instr(\(kinds), ' ' || c.kind || ' ')
        ) < length(\(kinds)) - length(replace(\(kinds), ' ', '')) - 1
        FROM deck AS d WHERE d.number = card_entry.deck AND \(condition);
      """
  }
}
