import Cards
import Feedback
import Memory
import Storage
import Testing

/// The migration to the schema with cards.
struct CardMigrationTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A record in the schema before cards.
  static let second =
    MigrationTests.first + """
      BEGIN;
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
      INSERT INTO usage VALUES (20000, 3, 900, 20);
      INSERT INTO dialect VALUES ('http://localhost', 'm', 'plain');
      INSERT INTO conversation VALUES (1, 'c', 5, 'en', '');
      INSERT INTO turn VALUES (1, 0, 6, 'learner', 'Merhaba! 😀 ğ', 0);
      INSERT INTO turn VALUES (1, 1, 7, 'tutor', 'Merhaba.', 1);
      PRAGMA user_version = 2;
      COMMIT;
      """

  @Test func `addresses that may contain a key are deleted, and all else is kept`() throws {
    let plain = "http://localhost/v1"
    let secret = ["https://x.example/v1?api_key=sk-1", "https://me:sk-2@x.example/v1"]
    try execute(Self.second, on: folder.record)
    for address in secret + [plain] {
      try execute(
        """
        INSERT INTO endpoint VALUES ('\(address)', '{"closed":{}}');
        INSERT INTO dialect VALUES ('\(address)', 'm', 'plain');
        """,
        on: folder.record
      )
    }
    try LearnerStore(path: folder.record).endpoints.save(.closed, of: "other")
    let rows = try dump(folder.record)
    #expect(rows.count { $0.contains(plain) } == 2)
    #expect(!rows.contains { $0.contains("sk-") })
    #expect(rows.contains { $0.contains("Merhaba! 😀 ğ") })
  }

  @Test func `a record without cards keeps every row and accepts decks`() throws {
    try execute(Self.second, on: folder.record)
    let before = try dump(folder.record)
    #expect(before.count == 9)
    let store = try #require(try LearnerStore.openExisting(path: folder.record))
    // The profile has one more column.
    let after = try dump(folder.record).withoutFocus.map { row in
      row.hasPrefix("profile: ") ? String(row.dropLast(" | NULL".count)) : row
    }
    #expect(after == before)
    #expect(try store.decks.all().isEmpty && store.due.tallies(at: moment).isEmpty)
    let exported = try lines(of: store)
    #expect(exported.contains { $0.contains("Merhaba! 😀 ğ") })
    try store.decks.add(deck())
    try store.cards.add(entry("elma"), to: "d")
    try store.rate(CardID(entry: "id-elma", kind: .type), .good, id: "1")
    // Opening the record again migrates nothing.
    let all = try dump(folder.record)
    let again = try LearnerStore(path: folder.record)
    #expect(try dump(folder.record) == all)
    #expect(try again.cards.answers(to: CardID(entry: "id-elma", kind: .type)).count == 1)
    #expect(try Array(lines(of: again).prefix(exported.count)) == exported)
  }
}
