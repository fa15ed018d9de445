import Coordination
import Curriculum
import Memory
import Scoring
import Storage
import Testing

/// Days with planned items in the record.
struct LearnerDayTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let day = SessionPlan(id: "d", kind: .today(minutes: 15), items: [], started: 5_000)
  private let events: [JournalEntry.Event] = [
    .planned(item: tea, reason: .course), answer(tea, .wrong),
    .planned(item: water, reason: .mistake(GrammarTag(rawValue: "accusative"))),
  ]

  private func store() throws -> LearnerStore {
    let store = try LearnerStore(path: folder.record)
    try store.save(Profile(name: "Ali", level: .a2, hasTurkishKeyboard: true, minutes: 30))
    try store.journal.begin(day)
    for entry in entries(events, from: 6_000) { try store.journal.append(entry, to: "d") }
    return store
  }

  @Test func `a day is read as it was written`() throws {
    let store = try store()
    let stored = try #require(try store.journal.session(id: "d"))
    #expect(stored.plan == day && stored.isOpen)
    #expect(stored.entries.map(\.event) == events)
    #expect(try store.profile()?.minutes == 30)
    let progress = LessonProgress(plan: stored.plan, entries: stored.entries)
    #expect(progress.states.map(\.id) == [tea, water] && progress.queue == [1])
  }

  @Test func `an unfinished day is no unfinished lesson, and is found on its day`() throws {
    let journal = try store().journal
    #expect(try journal.latestUnfinished() == nil)
    #expect(try journal.unfinishedDay(since: 5_000)?.plan.id == "d")
    #expect(try journal.unfinishedDay(since: 5_001) == nil)
    #expect(try journal.unfinishedDays(before: 5_001) == ["d"])
    #expect(try journal.lastDayEnd(since: 0) == nil)
    try journal.append(JournalEntry(sequence: 3, time: 40_000, event: .finished), to: "d")
    #expect(try journal.lastDayEnd(since: 0) == 40_000)
    #expect(try journal.lastDayEnd(since: 40_001) == nil)
    #expect(try journal.unfinishedDay(since: 0) == nil)
    #expect(try journal.times(since: 16_000).map(\.time) == [16_000, 26_000, 40_000])
    #expect(try journal.lastEntry(before: 16_000) == 6_000)
  }

  @Test func `a placement takes nothing from the time of the day`() throws {
    let journal = try store().journal
    let before = try journal.times(since: 0).map(\.time)
    let plan = SessionPlan(id: "p", kind: .placement, items: [], started: 50_000)
    try journal.begin(plan)
    let item = ItemID(lesson: LessonID(rawValue: "a1-u1-reading"), item: "su")
    let entry = JournalEntry(sequence: 0, time: 60_000, event: .skipped(item: item))
    try journal.append(entry, to: "p")
    #expect(try journal.times(since: 0).map(\.time) == before)
    let lesson = SessionPlan(id: "l", kind: .lesson(item.lesson), items: [], started: 70_000)
    try journal.begin(lesson)
    try journal.append(entry, to: "l")
    #expect(try journal.times(since: 0).map(\.time) == before + [60_000])
  }

  @Test func `the entries of word lists are told from others`() throws {
    let journal = try store().journal
    for (id, lesson) in [("w", "a1-u1-vocabulary"), ("r", "a1-u1-reading")] {
      let list = LessonID(rawValue: lesson)
      try journal.begin(SessionPlan(id: id, kind: .lesson(list), items: [], started: 7_000))
      let item = ItemID(lesson: list, item: "su")
      let time: Int64 = id == "w" ? 70_000 : 90_000
      try journal.append(
        JournalEntry(sequence: 0, time: time, event: .skipped(item: item)),
        to: id
      )
    }
    #expect(try journal.wordTimes(since: 0) == [70_000])
    #expect(try journal.wordTimes(since: 70_001).isEmpty)
  }

  @Test func `days with an answer count, and an answer that was undone is none`() throws {
    let journal = try store().journal
    let days = StudyDay(-2)...StudyDay(2)
    #expect(try journal.activeDays(days, offset: 0) == [StudyDay(0)])
    #expect(try journal.activeDays(days, offset: 20_000) == [StudyDay(-1)])
    let undone = JournalEntry(sequence: 3, time: 40_000, event: .undone(sequence: 1))
    try journal.append(undone, to: "d")
    #expect(try journal.activeDays(days, offset: 0).isEmpty)
  }

  @Test func `an export carries the day, and an import brings it back`() throws {
    let lines = try lines(of: store())
    #expect(lines[0] == #"{"dilim":"export","version":5}"#)
    #expect(lines[1].contains(#""minutes":30"#))
    #expect(
      lines[2] == #"{"abandoned":false,"id":"d","items":[],"kind":"today","minutes":15,"#
        + #""started":5000,"type":"session"}"#
    )
    #expect(
      lines[5] == #"{"event":"planned","item":"a1-u1-writing#water","reason":"mistake accusative","#
        + #""sequence":2,"session":"d","time":26000,"type":"entry"}"#
    )
    let other = try TemporaryFolder()
    let copy = try LearnerStore(path: other.record)
    var rest = lines.map { Array($0.utf8) }[...]
    _ = try copy.merge { rest.popFirst() }
    #expect(try self.lines(of: copy) == lines)
  }

  @Test func `an unknown reason is refused`() throws {
    let text = [
      #"{"dilim":"export","version":5}"#,
      #"{"abandoned":false,"id":"d","items":[],"kind":"today","minutes":15,"started":0,"type":"session"}"#,
      #"{"event":"planned","item":"a1-u1-writing#tea","reason":"mood","sequence":0,"session":"d","time":1,"type":"entry"}"#,
    ]
    var rest = text.map { Array($0.utf8) }[...]
    let store = try LearnerStore(path: folder.record)
    #expect(throws: ImportError.self) { try store.merge { rest.popFirst() } }
    #expect(try store.journal.session(id: "d") == nil)
  }

  @Test func `without days an export stays readable by earlier versions`() throws {
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    #expect(try lines(of: store)[0] == #"{"dilim":"export","version":3}"#)
  }

  private func lines(of store: LearnerStore) throws -> [String] {
    var lines: [String] = []
    _ = try store.export { line in
      lines.append(line)
      return true
    }
    return lines
  }
}
