extension Migrations {
  /// Step 3: decks with their entries and cards, the log of reviews, and scores of the word game.
  ///
  /// An entry has a card of each kind that its deck asks. Only a card that was answered, skipped or
  /// marked as known has a row; all others are new. So an import writes one row for each word. The
  /// number of a card is computed without its row: four times the number of its entry, plus the
  /// place of its kind. `has_new` says that the entry has a new card; triggers update it.
  /// `position` orders the entries with new cards; with the same position, the older entry comes
  /// first. `shared_word` holds the entries whose word other entries have too, each with the first
  /// of these entries.
  ///
  /// `state`, `due_at`, `due_day`, `reps` and `lapses` of a card are derived from the log of
  /// reviews and stored, so that an index finds the due cards. `before` is the state of the card
  /// before the review, with which undoing restores the card byte for byte.
  static let cards = """
    CREATE TABLE deck (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      origin TEXT NOT NULL,
      title TEXT NOT NULL,
      description TEXT NOT NULL,
      created INTEGER NOT NULL,
      scheduler TEXT NOT NULL,
      kinds TEXT NOT NULL,
      new_limit INTEGER NOT NULL,
      review_limit INTEGER NOT NULL,
      leech INTEGER NOT NULL,
      favourite INTEGER NOT NULL,
      viewed INTEGER
    ) STRICT;
    CREATE TABLE card_entry (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      deck INTEGER NOT NULL REFERENCES deck (number) ON DELETE CASCADE,
      has_new INTEGER NOT NULL DEFAULT 1,
      position INTEGER NOT NULL DEFAULT 0,
      shape TEXT NOT NULL,
      word TEXT NOT NULL,
      folded TEXT NOT NULL,
      search TEXT NOT NULL,
      part_of_speech TEXT NOT NULL,
      meaning TEXT NOT NULL,
      categories TEXT NOT NULL,
      example TEXT NOT NULL,
      translation TEXT NOT NULL,
      image TEXT NOT NULL,
      sound TEXT NOT NULL,
      tags TEXT NOT NULL,
      created INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX card_entry_deck ON card_entry (deck, has_new, position);
    CREATE INDEX card_entry_word ON card_entry (folded);
    CREATE TABLE shared_word (
      entry INTEGER PRIMARY KEY REFERENCES card_entry (number) ON DELETE CASCADE,
      word INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX shared_word_word ON shared_word (word);
    CREATE TABLE card (
      number INTEGER PRIMARY KEY,
      entry INTEGER NOT NULL REFERENCES card_entry (number) ON DELETE CASCADE,
      deck INTEGER NOT NULL,
      kind TEXT NOT NULL,
      status TEXT NOT NULL,
      skipped_until INTEGER,
      state TEXT,
      due_at INTEGER,
      due_day INTEGER,
      reps INTEGER NOT NULL,
      lapses INTEGER NOT NULL,
      UNIQUE (entry, kind),
      CHECK (number / 4 = entry)
    ) STRICT;
    CREATE INDEX card_due ON card (deck, status, due_day, due_at, entry, kind, skipped_until);
    CREATE INDEX card_step ON card (due_at) WHERE due_at IS NOT NULL;
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
    CREATE TABLE review (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      card INTEGER NOT NULL REFERENCES card (number) ON DELETE CASCADE,
      time INTEGER NOT NULL,
      day INTEGER NOT NULL,
      rating INTEGER NOT NULL,
      typed TEXT,
      milliseconds INTEGER NOT NULL,
      scheduler TEXT NOT NULL,
      in_session INTEGER NOT NULL,
      before TEXT NOT NULL
    ) STRICT;
    CREATE INDEX review_card ON review (card, number);
    CREATE INDEX review_day ON review (day, card);
    CREATE INDEX review_time ON review (time);
    CREATE TABLE game_best (
      root TEXT PRIMARY KEY,
      score INTEGER NOT NULL,
      words INTEGER NOT NULL,
      time INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  /// Updates `has_new` of the entries that meet a condition: whether they have fewer answered kinds
  /// than asked ones.
  private static func newCards(of condition: String) -> String {
    """
    UPDATE card_entry SET has_new = (
        SELECT count(*) FROM card AS c
        WHERE c.entry = card_entry.number AND c.state IS NOT NULL
        AND instr(d.kinds, ' ' || c.kind || ' ')
      ) < length(d.kinds) - length(replace(d.kinds, ' ', '')) - 1
      FROM deck AS d WHERE d.number = card_entry.deck AND \(condition);
    """
  }
}
