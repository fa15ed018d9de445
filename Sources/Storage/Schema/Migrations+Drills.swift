extension Migrations {
  /// Step 11: answers to drills.
  ///
  /// Rows are never deleted: `taken_back` marks an answer that the learner took back, so that an
  /// import does not bring it back.
  static let drills = """
    CREATE TABLE drill_answer (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      tag TEXT NOT NULL,
      word TEXT NOT NULL,
      form TEXT NOT NULL,
      answer TEXT NOT NULL,
      speed INTEGER NOT NULL,
      passed INTEGER NOT NULL,
      in_time INTEGER NOT NULL,
      category TEXT,
      milliseconds INTEGER NOT NULL,
      time INTEGER NOT NULL,
      taken_back INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX drill_answer_time ON drill_answer (time, id);
    """
}
