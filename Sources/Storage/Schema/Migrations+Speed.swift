extension Migrations {
  /// Step 9: what a record of years needs to open quickly.
  ///
  /// The indexes hold what home, the day and the page of progress count, so that no count reads the
  /// answers themselves. `entry_moment` replaces the index of times, which lacked the other columns.
  ///
  /// `learner_snapshot` holds what replaying the journal has computed, and `fresh_session` the
  /// sessions that have entries after that, each with the sequence number of its first such entry. A
  /// trigger notes them, whichever way the entries come. Both tables can be emptied at any time: the
  /// journal gives the same numbers.
  static let speed = """
    DROP INDEX IF EXISTS entry_time;
    CREATE INDEX entry_moment ON entry (time, event, milliseconds);
    CREATE INDEX entry_finish ON entry (session, time) WHERE event = 'finished';
    CREATE INDEX session_lesson ON session (lesson, open) WHERE lesson IS NOT NULL;
    CREATE INDEX session_day ON session (skill, started) WHERE skill IS NOT NULL;
    CREATE TABLE learner_snapshot (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      state BLOB NOT NULL
    ) STRICT;
    CREATE TABLE fresh_session (
      session INTEGER PRIMARY KEY,
      sequence INTEGER NOT NULL
    ) STRICT;
    CREATE TRIGGER entry_is_fresh AFTER INSERT ON entry
    WHEN EXISTS (SELECT 1 FROM learner_snapshot)
    AND NOT EXISTS (SELECT 1 FROM fresh_session WHERE session = NEW.session) BEGIN
      INSERT INTO fresh_session VALUES (NEW.session, NEW.sequence);
    END;
    """
}
