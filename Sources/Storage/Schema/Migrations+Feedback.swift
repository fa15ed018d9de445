extension Migrations {
  /// Step 2: the queue with its explanations, usage, and conversations with the tutor.
  ///
  /// The reply of a job is in the same row, so that neither exists without the other. While the job
  /// is being sent, `reserved` holds the tokens that count in advance for `reserved_day`.
  static let feedback = """
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
}
