import Cards
import Memory
import Storage
import Testing

/// The migration to entries with their own kinds of card.
struct OwnKindsMigrationTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A record in the previous schema, with a deck of two words; one was answered.
  private static let third =
    CardMigrationTests.second + """
      BEGIN;
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
        UPDATE card_entry SET has_new = (
            SELECT count(*) FROM card AS c
            WHERE c.entry = card_entry.number AND c.state IS NOT NULL
            AND instr(d.kinds, ' ' || c.kind || ' ')
          ) < length(d.kinds) - length(replace(d.kinds, ' ', '')) - 1
          FROM deck AS d WHERE d.number = card_entry.deck AND card_entry.number = NEW.entry;
      END;
      CREATE TRIGGER card_changes AFTER UPDATE OF state ON card
      WHEN (OLD.state IS NULL) <> (NEW.state IS NULL) BEGIN
        UPDATE card_entry SET has_new = (
            SELECT count(*) FROM card AS c
            WHERE c.entry = card_entry.number AND c.state IS NOT NULL
            AND instr(d.kinds, ' ' || c.kind || ' ')
          ) < length(d.kinds) - length(replace(d.kinds, ' ', '')) - 1
          FROM deck AS d WHERE d.number = card_entry.deck AND card_entry.number = NEW.entry;
      END;
      CREATE TRIGGER card_ends AFTER DELETE ON card WHEN OLD.state IS NOT NULL BEGIN
        UPDATE card_entry SET has_new = (
            SELECT count(*) FROM card AS c
            WHERE c.entry = card_entry.number AND c.state IS NOT NULL
            AND instr(d.kinds, ' ' || c.kind || ' ')
          ) < length(d.kinds) - length(replace(d.kinds, ' ', '')) - 1
          FROM deck AS d WHERE d.number = card_entry.deck AND card_entry.number = OLD.entry;
      END;
      CREATE TRIGGER entry_moves AFTER UPDATE OF deck ON card_entry WHEN NEW.deck <> OLD.deck BEGIN
        UPDATE card SET deck = NEW.deck WHERE entry = NEW.number;
        UPDATE card_entry SET has_new = (
            SELECT count(*) FROM card AS c
            WHERE c.entry = card_entry.number AND c.state IS NOT NULL
            AND instr(d.kinds, ' ' || c.kind || ' ')
          ) < length(d.kinds) - length(replace(d.kinds, ' ', '')) - 1
          FROM deck AS d WHERE d.number = card_entry.deck AND card_entry.number = NEW.number;
      END;
      CREATE TRIGGER deck_asks AFTER UPDATE OF kinds ON deck WHEN NEW.kinds <> OLD.kinds BEGIN
        UPDATE card_entry SET has_new = (
            SELECT count(*) FROM card AS c
            WHERE c.entry = card_entry.number AND c.state IS NOT NULL
            AND instr(d.kinds, ' ' || c.kind || ' ')
          ) < length(d.kinds) - length(replace(d.kinds, ' ', '')) - 1
          FROM deck AS d WHERE d.number = card_entry.deck AND card_entry.deck = NEW.number;
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
      INSERT INTO deck VALUES
        (1, 'd', 'own', 'Deck d', '', 1, 'fsrs', ' recognise type ', 20, 200, 8, 0, NULL);
      INSERT INTO card_entry VALUES
        (1, 'id-ev', 1, 1, 0, 'word', 'ev', 'ev', 'ev', '', 'house', '', '', '', '', '', '', 1),
        (2, 'id-su', 1, 1, 0, 'word', 'su', 'su', 'su', '', 'water', '', '', '', '', '', '', 1);
      INSERT INTO card VALUES (4, 1, 1, 'recognise', 'known', NULL, NULL, NULL, NULL, 0, 0);
      PRAGMA user_version = 3;
      COMMIT;
      """

  @Test func `a record with cards keeps every row, and its entries have the kinds of their decks`()
    throws
  {
    try execute(Self.third, on: folder.record)
    let before = try dump(folder.record)
    let store = try #require(try LearnerStore.openExisting(path: folder.record))
    // An entry and the profile have one more column.
    let after = try dump(folder.record).withoutFocus.map { row in
      row.hasPrefix("card_entry: ") || row.hasPrefix("profile: ")
        ? String(row.dropLast(" | NULL".count)) : row
    }
    #expect(after == before && before.count == 13)
    let kinds = try store.cards.entries().map { $0.cards.map(\.kind) }
    #expect(kinds == [[.recognise, .type], [.recognise, .type]])
    #expect(try store.decks.countOfOwnKinds(inDeck: "d") == 0)
    // New cards are still found until all are answered.
    try store.rate(CardID(entry: "id-su", kind: .recognise), .easy, id: "1")
    try store.rate(CardID(entry: "id-su", kind: .type), .easy, id: "2")
    #expect(try dump(folder.record).contains { $0.hasPrefix("card_entry: 2 | 'id-su' | 1 | 0") })
    try store.decks.update(deck("d", settings(kinds: CardKind.allCases)))
    #expect(try dump(folder.record).contains { $0.hasPrefix("card_entry: 2 | 'id-su' | 1 | 1") })
  }
}
