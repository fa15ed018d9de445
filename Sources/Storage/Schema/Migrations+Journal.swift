extension Migrations {
  /// Step 1: profile and journal.
  ///
  /// Entries are never changed or deleted; everything else is computed from them.
  ///
  /// `open` says that a session is not finished. Triggers derive it from the entries, so that the
  /// program need not read all sessions when it starts. Undoing an answer of a finished session
  /// opens the session again.
  static let journal = """
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
}
