/// The steps that bring a database to the present form.
///
/// A step is never changed once it has been released; a change of the form is a new step.
enum Migrations {
  /// The number of steps is the version of the form, kept in `user_version`.
  static var version: Int { steps.count }

  /// Applies the steps that the database lacks, all in one transaction: each more would have to
  /// reach the disk several times over before the program can begin.
  static func apply(to connection: Connection) throws(DatabaseError) {
    try connection.transaction { () throws(DatabaseError) in
      // Another instance may have applied steps since the version was last read.
      let found = try version(of: connection)
      guard found < version else { return }
      for step in steps[found...] { try connection.run(step) }
      try connection.run("PRAGMA user_version = \(version)")
    }
  }

  /// The version of a database's form; 0 for an empty one.
  static func version(of connection: Connection) throws(DatabaseError) -> Int {
    try connection.statement("PRAGMA user_version").one { $0.int(0) } ?? 0
  }

  private static let steps = [journal, feedback, cards, plainAddresses, ownKinds, deletedDecks]

  /// The journal of sessions: entries are only ever added, and everything else is counted from them.
  ///
  /// `open` says that a session may be resumed. It follows from the entries and is kept by triggers,
  /// so that the start of the program need not look through all sessions; taking back an answer of a
  /// finished session opens it again.
  private static let journal = """
    PRAGMA application_id = \(DatabaseFile.applicationID);
    CREATE TABLE profile (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      name TEXT NOT NULL,
      level TEXT NOT NULL,
      turkish_keyboard INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE session (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      lesson TEXT,
      skill TEXT,
      level TEXT,
      items TEXT NOT NULL,
      started INTEGER NOT NULL,
      abandoned INTEGER NOT NULL DEFAULT 0,
      open INTEGER NOT NULL DEFAULT 1,
      CHECK ((lesson IS NULL) = (skill IS NOT NULL AND level IS NOT NULL))
    ) STRICT;
    CREATE INDEX session_open ON session (started) WHERE open AND NOT abandoned;
    CREATE TABLE entry (
      session INTEGER NOT NULL REFERENCES session (number),
      sequence INTEGER NOT NULL,
      time INTEGER NOT NULL,
      event TEXT NOT NULL,
      item TEXT,
      step INTEGER,
      target INTEGER,
      answer TEXT,
      verdict TEXT,
      score REAL,
      findings TEXT,
      milliseconds INTEGER,
      grader INTEGER,
      PRIMARY KEY (session, sequence)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX entry_answer ON entry (event, item, time) WHERE event = 'answered';
    CREATE INDEX entry_target ON entry (event, session, target) WHERE target IS NOT NULL;
    CREATE TRIGGER entry_finishes AFTER INSERT ON entry WHEN NEW.event = 'finished' BEGIN
      UPDATE session SET open = 0 WHERE number = NEW.session;
    END;
    CREATE TRIGGER entry_reopens AFTER INSERT ON entry WHEN NEW.event = 'undone' BEGIN
      UPDATE session SET open = 1 WHERE number = NEW.session;
    END;
    """

  /// The queue with the explanations that came of it, what was spent, and the conversations with the tutor.
  ///
  /// A job keeps its reply in its own row, so that the one can't be there without the other. While
  /// it is sent, `reserved` holds the tokens that were counted in advance on `reserved_day`.
  private static let feedback = """
    CREATE TABLE job (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      subject TEXT NOT NULL,
      answer TEXT NOT NULL,
      request TEXT NOT NULL,
      prompt TEXT NOT NULL,
      model TEXT NOT NULL,
      created INTEGER NOT NULL,
      state TEXT NOT NULL,
      due INTEGER,
      problem TEXT,
      attempts INTEGER NOT NULL,
      invalid_replies INTEGER NOT NULL,
      losses INTEGER NOT NULL,
      reply TEXT,
      shown INTEGER NOT NULL,
      reserved_day INTEGER,
      reserved INTEGER,
      CHECK ((reply IS NOT NULL) = (state IN ('done', 'dispute'))),
      CHECK ((reserved IS NULL) = (reserved_day IS NULL))
    ) STRICT;
    CREATE INDEX job_state ON job (state, due, created, number);
    CREATE INDEX job_answer ON job (subject, answer);
    CREATE TABLE follow_up (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      job INTEGER NOT NULL REFERENCES job (number) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      reply TEXT NOT NULL,
      model TEXT NOT NULL,
      time INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX follow_up_job ON follow_up (job);
    CREATE TABLE usage (
      day INTEGER PRIMARY KEY,
      requests INTEGER NOT NULL,
      tokens INTEGER NOT NULL,
      estimated_tokens INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE endpoint (
      address TEXT PRIMARY KEY,
      breaker TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE dialect (
      endpoint TEXT NOT NULL,
      model TEXT NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (endpoint, model)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE conversation (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      started INTEGER NOT NULL,
      language TEXT NOT NULL,
      shared TEXT NOT NULL
    ) STRICT;
    CREATE TABLE turn (
      conversation INTEGER NOT NULL REFERENCES conversation (number) ON DELETE CASCADE,
      sequence INTEGER NOT NULL,
      time INTEGER NOT NULL,
      speaker TEXT NOT NULL,
      text TEXT NOT NULL,
      cut INTEGER NOT NULL,
      PRIMARY KEY (conversation, sequence)
    ) STRICT, WITHOUT ROWID;
    """

  /// Decks with their entries and cards, the log of their reviews, and what was reached in the
  /// word game.
  ///
  /// An entry has a card of each kind that its deck asks. Only those that were answered, or put
  /// aside, have a row: all others stand as a new card does, so that to take in many words is to
  /// write one row each. The number of a card is therefore known without its row: four times that
  /// of its entry, and the place of its kind. `has_new` says that a kind was never answered, and is
  /// kept by triggers; `position` is the place among entries with new cards, the earlier made first
  /// among equals. `shared_word` holds the entries whose word others have too, and the first of them.
  ///
  /// The log is the truth; `state`, `due_at`, `due_day`, `reps` and `lapses` of a card follow from it
  /// and are kept so that what is due is known by one read of an index. `before` is the standing of
  /// the card before the review, so that taking it back restores the card byte for byte.
  private static let cards = """
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

  /// Forgets what is known of endpoints whose address may hold a key or a password: such addresses
  /// are refused by now, and what was known is found out again.
  private static let plainAddresses = """
    DELETE FROM endpoint WHERE address GLOB '*[?@]*';
    DELETE FROM dialect WHERE endpoint GLOB '*[?@]*';
    """

  /// Sets `has_new` of the entries of a condition: whether fewer kinds are answered than asked.
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

  /// Decks of the course that the learner has deleted.
  ///
  /// Reading their word lists must not bring them back. One that comes back by the learner's own
  /// wish is deleted no more.
  private static let deletedDecks = """
    CREATE TABLE deleted_deck (
      id TEXT PRIMARY KEY
    ) STRICT, WITHOUT ROWID;
    CREATE TRIGGER deck_returns AFTER INSERT ON deck BEGIN
      DELETE FROM deleted_deck WHERE id = NEW.id;
    END;
    """
}
