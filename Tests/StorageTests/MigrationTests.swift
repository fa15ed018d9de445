import CSQLite
import Coordination
import Feedback
import Scoring
import Storage
import Testing

/// Runs a script on a record as another program would.
func execute(_ script: String, on path: String) throws {
  var database: OpaquePointer?
  defer { sqlite3_close(database) }
  try #require(sqlite3_open(path, &database) == SQLITE_OK)
  try #require(sqlite3_exec(database, script, nil, nil, nil) == SQLITE_OK)
}

struct MigrationTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A record in the schema before the queue, with rows in all tables.
  static let first = """
    PRAGMA journal_mode = WAL;
    BEGIN;
    PRAGMA application_id = 1147751533;
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
    PRAGMA user_version = 1;
    INSERT INTO profile VALUES (1, 'Ayşe', 'A2', 1);
    INSERT INTO session (id, lesson, items, started)
    VALUES ('1', 'a1-u1-writing', 'a1-u1-writing#tea' || char(10) || 'a1-u1-writing#water', 7);
    INSERT INTO entry VALUES (1, 0, 8, 'answered', 'a1-u1-writing#tea', NULL, NULL, 'Çay.',
      'wrong', 0.25, '[{"category":"person","expected":"a","found":"b"}]', 900, 2);
    INSERT INTO entry (session, sequence, time, event) VALUES (1, 1, 9, 'finished');
    COMMIT;
    """

  /// Takes steps 10 and 9 of the schema back.
  static let withoutSpeed = """
    DROP INDEX entry_read;
    DROP TABLE drill_answer;
    DROP INDEX entry_unsure;
    DROP INDEX entry_answer;
    CREATE INDEX entry_answer ON entry (event, item, time) WHERE event = 'answered';
    ALTER TABLE entry DROP COLUMN differences;
    ALTER TABLE entry DROP COLUMN practised;
    DROP TRIGGER entry_is_fresh;
    DROP TABLE fresh_session;
    DROP TABLE learner_snapshot;
    DROP INDEX session_day;
    DROP INDEX session_lesson;
    DROP INDEX entry_finish;
    DROP INDEX entry_moment;
    CREATE INDEX entry_time ON entry (time);
    """

  private static let exported = #"""
    {"level":"A2","name":"Ayşe","turkish_keyboard":true,"type":"profile"}
    {"abandoned":false,"id":"1","items":["a1-u1-writing#tea","a1-u1-writing#water"],"kind":"lesson","lesson":"a1-u1-writing","started":7,"type":"session"}
    {"answer":"Çay.","event":"answered","findings":[{"category":"person","expected":"a","found":"b"}],"grader":2,"item":"a1-u1-writing#tea","milliseconds":900,"score":0.25,"sequence":0,"session":"1","time":8,"type":"entry","verdict":"wrong"}
    {"event":"finished","sequence":1,"session":"1","time":9,"type":"entry"}
    """#

  @Test func `a record of the version before keeps its rows and accepts new tables`() throws {
    try execute(Self.first, on: folder.record)
    let store = try #require(try LearnerStore.openExisting(path: folder.record))
    #expect(
      try lines(of: store).dropFirst() == Self.exported.split(separator: "\n").map(String.init)[...]
    )
    try store.queue.explain(job(answer: "Çay."))
    #expect(try store.journal.mistakes(limit: 9).map { $0.explanations.count } == [1])
    let reopened = try LearnerStore(path: folder.record)
    #expect(try reopened.explanations.find(id: job(answer: "Çay.").id) != nil)
    try reopened.journal.append(
      JournalEntry(sequence: 2, time: 10, event: .undone(sequence: 0)),
      to: "1"
    )
    #expect(try reopened.journal.latestUnfinished()?.plan.id == "1")
  }

  @Test func `a record of before unsure answers keeps its answers and takes unsure ones`() throws {
    try execute(Self.first, on: folder.record)
    let store = try #require(try LearnerStore.openExisting(path: folder.record))
    let differences = [Judgement.Difference(expected: "çay \"ş\"", found: "")]
    guard case .answered(var record) = answer(water, .unsure) else { return }
    (record.differences, record.practised) = (differences, "-mAlI")
    let events: [JournalEntry.Event] = [.answered(record), .proposed(sequence: 2)]
    for (index, event) in events.enumerated() {
      let entry = JournalEntry(sequence: index + 2, time: 10, event: event)
      try store.journal.append(entry, to: "1")
    }
    let reopened = try LearnerStore(path: folder.record)
    let entries = try #require(try reopened.journal.session(id: "1")).entries
    #expect(Array(entries.map(\.event).suffix(2)) == events)
    guard case .answered(let old) = entries.first?.event else { return #expect(Bool(false)) }
    #expect(old.answer == "Çay." && old.differences.isEmpty && old.practised == nil)
  }

  @Test func `a record of before texts that were read takes such texts`() throws {
    try execute(Self.first, on: folder.record)
    let store = try #require(try LearnerStore.openExisting(path: folder.record))
    #expect(try store.journal.readTexts() == 0)
    let events: [JournalEntry.Event] = [.played(item: water), .read(item: water)]
    for (index, event) in events.enumerated() {
      let entry = JournalEntry(sequence: index + 2, time: 10, event: event)
      try store.journal.append(entry, to: "1")
    }
    let reopened = try LearnerStore(path: folder.record)
    let entries = try #require(try reopened.journal.session(id: "1")).entries
    #expect(Array(entries.map(\.event).suffix(2)) == events)
    #expect(try reopened.journal.readTexts() == 1)
    let exported = try lines(of: reopened)
    #expect(exported[0] == #"{"dilim":"export","version":8}"#)
    let copy = try LearnerStore(path: TemporaryFolder().record)
    _ = try merge(exported, into: copy)
    #expect(try lines(of: copy) == exported)
  }

  @Test func `a record of a crashed earlier version is migrated with its log`() throws {
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    try #require(sqlite3_open(folder.record, &database) == SQLITE_OK)
    // The first page reaches the file before the log begins, as in a real first start.
    try #require(sqlite3_exec(database, Self.first, nil, nil, nil) == SQLITE_OK)
    try #require(
      sqlite3_exec(
        database,
        "PRAGMA wal_checkpoint; UPDATE profile SET name = 'Can'",
        nil,
        nil,
        nil
      ) == SQLITE_OK
    )
    let store = try LearnerStore(path: try folder.crashCopy().record)
    #expect(try store.profile()?.name == "Can")
    try store.queue.explain(job())
  }

  @Test(arguments: [
    ("UPDATE job SET state = 'lost', reply = NULL", "state", "lost"),
    ("UPDATE job SET state = 'failed', reply = NULL", "problem", ""),
    ("UPDATE job SET problem = 'bored'", "problem", "bored"),
    ("UPDATE job SET request = '{}'", "request", "{}"),
    ("UPDATE job SET reply = '7'", "reply", "7"),
    ("UPDATE follow_up SET kind = 'song'", "kind", "song"),
    ("UPDATE follow_up SET reply = '[]'", "reply", "[]"),
    ("UPDATE endpoint SET breaker = '{\"open\":1}'", "breaker", "{\"open\":1}"),
    ("UPDATE conversation SET language = '??'", "language", "??"),
    ("UPDATE conversation SET shared = 'level shoes'", "shared", "shoes"),
    ("UPDATE turn SET speaker = 'cat'", "speaker", "cat"),
  ])
  func `an unknown value is named in the error`(
    script: String,
    column: String,
    value: String
  ) throws {
    let store = try LearnerStore(path: folder.record)
    try store.queue.explain(job())
    try store.endpoints.save(.blocked(problem: .key, settings: "a"), of: here.endpoint)
    try store.explanations.keep(
      KeptFollowUp(id: "f", job: job().id, content: .explanation(.text("T")), model: "m", time: 1)
    )
    try store.conversations.begin(conversation("c"))
    try store.conversations.append(
      .init(sequence: 0, time: 3, ChatTurn(.learner, "S")),
      toConversation: "c"
    )
    try execute(script, on: folder.record)
    var found: [DatabaseError.Reason] = []
    let reads: [() throws -> Void] = [
      { _ = try store.explanations.find(id: job().id) },
      { _ = try store.explanations.followUp(id: "f") },
      { _ = try store.endpoints.breaker(of: here.endpoint) },
      { _ = try store.conversations.find(id: "c") },
      { _ = try lines(of: store) }, { _ = try store.queue.overview() },
      { _ = try store.conversations.latest(limit: 3) },
      { _ = try store.explanations.disputes(limit: 3) },
    ]
    for read in reads {
      do { try read() } catch let error as DatabaseError { found.append(error.reason) }
    }
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0 == .unknownValue(column: column, value: value) })
  }
}
