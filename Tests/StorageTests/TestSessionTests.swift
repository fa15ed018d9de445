import Coordination
import Curriculum
import Scoring
import Storage
import Testing

/// Placements and level tests in the record.
@Suite struct TestSessionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let placement = SessionPlan(id: "p", kind: .placement, items: [], started: 3)
  private let test = SessionPlan(id: "t", kind: .levelTest(.b2), items: [tea, water], started: 4)

  private func store() throws -> LearnerStore {
    let store = try LearnerStore(path: folder.record)
    for plan in [placement, test] { try store.journal.begin(plan) }
    for entry in entries([answer(tea), .revealed(item: water)]) {
      try store.journal.append(entry, to: "p")
    }
    return store
  }

  @Test func anUnfinishedTestIsFoundWithItsEntries() throws {
    let store = try store()
    let found = try #require(try store.journal.unfinishedSession(kind: .placement))
    #expect(found.plan == placement && found.entries.count == 2)
    #expect(try store.journal.unfinishedSession(kind: .levelTest(.b2))?.plan == test)
    #expect(try store.journal.unfinishedSession(kind: .levelTest(.b1)) == nil)
    #expect(try store.journal.finishedSession(kind: .placement) == nil)
    #expect(try store.journal.latestUnfinished()?.plan == test)
  }

  @Test func theLastFinishedTestIsFound() throws {
    let store = try store()
    try store.journal.append(JournalEntry(sequence: 2, time: 9, event: .finished), to: "p")
    #expect(try store.journal.finishedSession(kind: .placement)?.entries.last?.time == 9)
    #expect(try store.journal.unfinishedSession(kind: .placement) == nil)
    #expect(try store.journal.progress().items[tea]?.answers == 1)
    #expect(try store.journal.progress().lessons[lesson]?.finished == 0)
  }

  @Test func wrongAnswersOfATestAreNoMistakes() throws {
    let store = try store()
    try store.journal.append(entries([answer(tea, .wrong)])[0], to: "t")
    #expect(try store.journal.firstTries().isEmpty)
    #expect(try store.journal.mistakes(limit: 9).isEmpty)
    #expect(try store.journal.mistakenItems(limit: 9).isEmpty)
    #expect(try store.journal.begunLessons().isEmpty)
    #expect(try store.journal.answers(to: tea, limit: 9).count == 2)
  }

  @Test func anExportWithTestsIsReadBackAndSaysSoInItsVersion() throws {
    let lines = try lines(of: store())
    #expect(lines.first == #"{"dilim":"export","version":5}"#)
    #expect(
      lines.contains(
        #"{"abandoned":false,"id":"p","items":[],"kind":"placement","started":3,"type":"session"}"#
      )
    )
    let item = "a1-u1-writing#"
    #expect(
      lines.contains(
        #"{"abandoned":false,"id":"t","items":["\#(item)tea","\#(item)water"],"kind":"level_test","level":"B2","started":4,"type":"session"}"#
      )
    )
    let other = try LearnerStore(path: TemporaryFolder().record)
    try merge(lines, into: other)
    #expect(try StorageTests.lines(of: other) == lines)
    try merge(lines, into: other)
    #expect(try StorageTests.lines(of: other) == lines)
  }
}
