import Coordination
import Curriculum
import RandomTestSupport
import Scoring
import Storage
import Testing

/// The snapshot of what replaying the journal has computed, and the lessons that home shows.
@Suite(.seeded) struct HistorySnapshotTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func store(_ events: [JournalEntry.Event]) throws -> LearnerStore {
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    for entry in entries(events) { try store.journal.append(entry, to: "1") }
    return store
  }

  private func keep(_ state: [UInt64], until time: Int64, in store: LearnerStore) throws {
    let count = try store.journal.changeCount()
    try store.journal.keep(state, until: time, ifUnchangedSince: count)
  }

  @Test func `a snapshot names the sessions with newer entries`() throws {
    let store = try store([answer(tea), answer(water), answer(tea)])
    #expect(try store.journal.snapshot() == nil)
    try keep([7, .max, 0], until: 15_000, in: store)
    try store.journal.append(entries([.finished], from: 99_000)[0].at(3), to: "1")
    try store.journal.begin(plan("2"))
    try store.journal.append(entries([answer(tea)], from: 99_000)[0], to: "2")
    let snapshot = try #require(try store.journal.snapshot())
    #expect(snapshot.state == [7, .max, 0])
    #expect(snapshot.sessions.map(\.plan.id) == ["1", "2"])
    #expect(snapshot.sessions.map(\.firstNew) == [2, 0])
    #expect(snapshot.sessions.map(\.entries.count) == [4, 1])
  }

  @Test func `a later snapshot has fewer new entries, and none is forgotten`() throws {
    let store = try store([answer(tea), answer(water), answer(tea)])
    try keep([1], until: 0, in: store)
    #expect(try store.journal.snapshot()?.sessions.map(\.firstNew) == [0])
    try keep([2], until: 20_000, in: store)
    #expect(try store.journal.snapshot()?.sessions.map(\.firstNew) == [2])
    try keep([3], until: 20_001, in: store)
    #expect(try store.journal.snapshot()?.sessions.isEmpty == true)
    #expect(try store.journal.snapshot()?.state == [3])
  }

  @Test func `nothing is kept if another process has written meanwhile`() throws {
    let store = try store([answer(tea)])
    let count = try store.journal.changeCount()
    try execute("UPDATE profile SET name = 'Can'", on: folder.record)
    try execute("UPDATE session SET abandoned = 1", on: folder.record)
    try store.journal.keep([1], until: 9, ifUnchangedSince: count)
    #expect(try store.journal.snapshot() == nil)
  }

  @Test func `imported sessions are new to a snapshot, however old they are`() throws {
    let other = try TemporaryFolder()
    let export = try {
      let store = try LearnerStore(path: other.record)
      try store.journal.begin(plan("old", started: -9))
      try store.journal.append(JournalEntry(sequence: 0, time: -9, event: answer(tea)), to: "old")
      return try lines(of: store)
    }()
    let store = try store([answer(tea)])
    try keep([1], until: 9, in: store)
    var rest = export[...]
    _ = try store.merge { rest.popFirst().map { Array($0.utf8) } }
    let snapshot = try #require(try store.journal.snapshot())
    #expect(snapshot.sessions.map(\.plan.id) == ["old"])
    #expect(snapshot.sessions.map(\.firstNew) == [0])
  }

  @Test func `the snapshot is in no export`() throws {
    let store = try store([answer(tea), .finished])
    let before = try lines(of: store)
    try keep([1, 2, 3], until: 9, in: store)
    #expect(try lines(of: store) == before)
  }

  @Test func `a record of the first version gets its indexes and has no snapshot`() throws {
    try execute(MigrationTests.first, on: folder.record)
    let store = try #require(try LearnerStore.openExisting(path: folder.record))
    #expect(try store.journal.begunLessons() == [lesson: 1])
    #expect(try store.journal.snapshot() == nil)
    try keep([5], until: 9, in: store)
    #expect(try store.journal.snapshot()?.sessions.map(\.firstNew) == [1])
  }

  @Test(arguments: UInt64(1)...20)
  func `home knows the lessons that progress knows`(seed: UInt64) throws {
    var random = TestRandom(seed)
    let store = try LearnerStore(path: folder.record)
    let names = ["a1-u1-writing", "a1-u1-writing-x", "a1-u1-writing2", "a1-u2-reading", "b1-u1-a"]
    let items = names.flatMap { name in
      (0..<3).map { ItemID(lesson: LessonID(rawValue: name), item: "i\($0)") }
    }
    for session in 0..<6 {
      let name = names.randomElement(using: &random) ?? ""
      try store.journal.begin(plan("\(session)", lesson: LessonID(rawValue: name)))
      for sequence in 0..<8 {
        let event: JournalEntry.Event =
          switch Int.random(in: 0..<8, using: &random) {
          case 0 where sequence > 0: .undone(sequence: Int.random(in: 0..<sequence, using: &random))
          case 1 where sequence > 0:
            .overruled(sequence: Int.random(in: 0..<sequence, using: &random))
          case 2 where sequence == 7: .finished
          case let number:
            answer(items.randomElement(using: &random) ?? tea, number < 7 ? .wrong : .correct)
          }
        let time = Int64.random(in: 0..<50, using: &random)
        try store.journal.append(
          JournalEntry(sequence: sequence, time: time, event: event),
          to: "\(session)"
        )
      }
    }
    let progress = try store.journal.progress()
    #expect(try store.journal.begunLessons() == progress.lessons.mapValues(\.finished))
  }
}

extension JournalEntry {
  fileprivate func at(_ sequence: Int) -> JournalEntry {
    JournalEntry(sequence: sequence, time: time, event: event)
  }
}
