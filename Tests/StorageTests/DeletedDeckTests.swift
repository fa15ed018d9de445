import Cards
import Coordination
import Curriculum
import Memory
import Storage
import Testing

/// Finished word lists and deleted course decks.
struct DeletedDeckTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder()
    store = try LearnerStore(path: folder.record)
  }

  private func courseDeck(_ id: String, created: Int64 = 1) -> Deck {
    Deck(id: id, origin: .course, title: id, created: created)
  }

  private func read(_ lesson: String, session: String, at time: Int64) throws {
    try store.journal.begin(plan(session, lesson: LessonID(rawValue: lesson)))
    try store.journal.append(JournalEntry(sequence: 0, time: time, event: .finished), to: session)
  }

  @Test func `a word list counts as read from its first finish on`() throws {
    try read("a1-u2-vocabulary", session: "2", at: 50)
    try read("a1-u2-vocabulary", session: "3", at: 20)
    try read("a1-u1-vocabulary", session: "1", at: 30)
    try read("a1-u1-writing", session: "4", at: 5)
    try store.journal.begin(plan("5", lesson: LessonID(rawValue: "a1-u3-vocabulary")))
    let lists = try store.journal.readLists()
    #expect(lists.map(\.lesson.rawValue) == ["a1-u2-vocabulary", "a1-u1-vocabulary"])
    #expect(lists.map(\.time) == [20, 30])
  }

  @Test func `a deleted course deck is remembered until it is added again`() throws {
    try store.decks.adopt(courseDeck("a1-u1"), [entry("ev")])
    try store.decks.add(deck("mine"))
    #expect(try store.decks.deletedIDs().isEmpty)
    #expect(try store.decks.delete(id: "a1-u1") && store.decks.delete(id: "mine"))
    #expect(try !store.decks.delete(id: "a1-u1") && !store.decks.delete(id: "a1-u9"))
    #expect(try store.decks.deletedIDs() == ["a1-u1"])
    try store.decks.adopt(courseDeck("a1-u1"), [entry("ev")])
    #expect(try store.decks.deletedIDs().isEmpty)
    // A deck that was added for a missed word and removed with it was not deleted by the learner.
    try store.decks.takeBack(store.decks.begin([entry("at")], of: courseDeck("a1-u2")))
    #expect(try store.decks.all().map(\.id) == ["a1-u1"])
    #expect(try store.decks.deletedIDs().isEmpty)
  }

  @Test func `only an export with deleted decks needs the newest version`()
    throws
  {
    #expect(try lines(of: store) == [#"{"dilim":"export","version":3}"#])
    try store.decks.adopt(courseDeck("a1-u1"), [entry("ev")])
    try store.decks.delete(id: "a1-u1")
    let exported = try lines(of: store)
    #expect(
      exported == [
        #"{"dilim":"export","version":4}"#, #"{"id":"a1-u1","type":"deleted_deck"}"#,
      ]
    )
    let other = try LearnerStore(path: folder.path + "/other.sqlite")
    try merge(exported, into: other)
    #expect(try other.decks.deletedIDs() == ["a1-u1"] && lines(of: other) == exported)
    #expect(try merge(exported, into: other).known == 1)
    let bad = [exported[0], #"{"id":"","type":"deleted_deck"}"#]
    #expect(throws: ImportError.self) { try merge(bad, into: other) }
  }

  @Test func `a deck that one machine still has is on both after an exchange`() throws {
    let other = try LearnerStore(path: folder.path + "/other.sqlite")
    for machine in [store, other] { try machine.decks.adopt(courseDeck("a1-u1"), [entry("ev")]) }
    try store.decks.delete(id: "a1-u1")
    let (ours, theirs) = (try lines(of: store), try lines(of: other))
    try merge(theirs, into: store)
    try merge(ours, into: other)
    for machine in [store, other] {
      #expect(try machine.decks.deletedIDs().isEmpty && machine.decks.all().map(\.id) == ["a1-u1"])
    }
  }

  @Test func `two machines with the same decks have them in the same order`() throws {
    let other = try LearnerStore(path: folder.path + "/other.sqlite")
    for (machine, decks) in [
      (store, [("a1-u1", 10), ("a1-u3", 30), ("a1-u2", 20)]),
      (other, [("a1-u3", 5), ("a1-u4", 15), ("a1-u1", 40)]),
    ] {
      for (id, time) in decks { try machine.decks.adopt(courseDeck(id, created: Int64(time)), []) }
    }
    let (ours, theirs) = (try lines(of: store), try lines(of: other))
    try merge(theirs, into: store)
    try merge(ours, into: other)
    for machine in [store, other] {
      #expect(try machine.decks.all().map(\.id) == ["a1-u3", "a1-u1", "a1-u4", "a1-u2"])
      #expect(try machine.decks.all().map(\.created) == [5, 10, 15, 20])
      #expect(try machine.due.tallies(at: moment).map(\.deck) == machine.decks.all().map(\.id))
    }
  }

  @Test func `a record of the version before keeps every row and remembers deletions`() throws {
    try store.decks.adopt(courseDeck("a1-u1"), [entry("ev")])
    try store.rate(CardID(entry: "id-ev", kind: .type), .good, id: "1")
    try read("a1-u2-vocabulary", session: "2", at: 50)
    let old = """
      DROP TRIGGER deck_returns;
      DROP TABLE deleted_deck;
      \(MigrationTests.withoutSpeed)
      DROP INDEX entry_time;
      ALTER TABLE profile DROP COLUMN minutes;
      ALTER TABLE session DROP COLUMN focus;
      PRAGMA user_version = 5;
      """
    try execute(old, on: folder.record)
    let before = try dump(folder.record)
    let opened = try #require(try LearnerStore.openExisting(path: folder.record))
    #expect(try dump(folder.record).withoutFocus == before)
    #expect(try opened.journal.readLists().map(\.lesson.rawValue) == ["a1-u2-vocabulary"])
    #expect(try opened.decks.delete(id: "a1-u1") && opened.decks.deletedIDs() == ["a1-u1"])
  }
}
