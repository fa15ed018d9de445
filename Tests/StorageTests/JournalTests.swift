import Coordination
import Curriculum
import Scoring
import Storage
import Testing

struct JournalTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `a profile is kept and replaced`() throws {
    let store = try LearnerStore(path: folder.record)
    #expect(try store.profile() == nil)
    try store.save(Profile(name: "Ayşe", level: .a1, hasTurkishKeyboard: false))
    try store.save(Profile(name: "Ayşe \u{0} 🇹🇷", level: .b2, hasTurkishKeyboard: true))
    let reopened = try LearnerStore(path: folder.record)
    let expected = Profile(name: "Ayşe \u{0} 🇹🇷", level: .b2, hasTurkishKeyboard: true)
    #expect(try reopened.profile() == expected)
  }

  @Test func `a session is found again with every event as it was`() throws {
    let finding = Finding(
      category: .miParticle,
      expected: "mısın",
      found: "misin",
      expectedSpan: 0..<5,
      foundSpan: nil,
      facts: everyFact
    )
    let journal = entries([
      answer(tea, .almost, findings: [finding, finding]), .hinted(item: tea, step: 3),
      .skipped(item: water), .played(item: water), .revealed(item: tea), .undone(sequence: 0),
      .overruled(sequence: 0), .finished,
    ])
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    for entry in journal { try store.journal.append(entry, to: "1") }
    let found = try #require(try LearnerStore(path: folder.record).journal.session(id: "1"))
    #expect(found.plan == plan())
    #expect(found.entries == journal)
    #expect(try store.journal.session(id: "2") == nil)
  }

  @Test(arguments: awkwardTexts)
  func `an answer is kept byte for byte`(text: String) throws {
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    try store.journal.append(entries([answer(text: text)])[0], to: "1")
    let event = try store.journal.session(id: "1")?.entries.first?.event
    guard case .answered(let record) = event else {
      Issue.record("not an answer: \(String(describing: event))")
      return
    }
    #expect(Array(record.answer.utf8) == Array(text.utf8))
  }

  @Test func `an entry that another window has written is refused with the next number`() throws {
    let first = try LearnerStore(path: folder.record)
    let second = try LearnerStore(path: folder.record)
    try first.journal.begin(plan())
    let journal = entries([answer(), answer(water), .finished])
    try first.journal.append(journal[0], to: "1")
    try first.journal.append(journal[1], to: "1")
    let error = #expect(throws: DatabaseError.self) {
      try second.journal.append(journal[0], to: "1")
    }
    #expect(error?.reason == .sequenceTaken(next: 2))
    #expect(try second.journal.session(id: "1")?.entries == Array(journal[..<2]))
    try second.journal.append(journal[2], to: "1")
    #expect(try first.journal.session(id: "1")?.entries == journal)
  }

  @Test func `an entry that would leave a gap is refused`() throws {
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    let error = #expect(throws: DatabaseError.self) {
      try store.journal.append(JournalEntry(sequence: 1, time: 0, event: .finished), to: "1")
    }
    #expect(error?.reason == .sequenceGap(next: 0))
  }

  @Test func `an entry of a session that was not begun is refused`() throws {
    let store = try LearnerStore(path: folder.record)
    let entry = entries([.finished])[0]
    let error = #expect(throws: DatabaseError.self) { try store.journal.append(entry, to: "none") }
    #expect(error?.reason == .unknownSession("none"))
    let other = #expect(throws: DatabaseError.self) { try store.journal.abandon(session: "none") }
    #expect(other?.reason == .unknownSession("none"))
  }

  @Test func `a session can't be begun twice`() throws {
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    let error = #expect(throws: DatabaseError.self) { try store.journal.begin(plan(started: 5)) }
    #expect(error?.reason == .sessionExists("1"))
    #expect(try store.journal.session(id: "1")?.plan == plan())
  }

  @Test func `the latest unfinished session is the one to resume`() throws {
    let store = try LearnerStore(path: folder.record)
    #expect(try store.journal.latestUnfinished() == nil)
    try store.journal.begin(plan("a", started: 3))
    try store.journal.begin(plan("b", started: 2))
    #expect(try store.journal.latestUnfinished()?.plan.id == "a")
    try store.journal.append(entries([.finished])[0], to: "a")
    #expect(try store.journal.latestUnfinished()?.plan.id == "b")
    try store.journal.abandon(session: "b")
    #expect(try store.journal.latestUnfinished() == nil)
    #expect(try store.journal.session(id: "b")?.isAbandoned == true)
  }

  @Test func `undoing an answer of a finished session opens it again`() throws {
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    let journal = entries([answer(), .finished, .undone(sequence: 0), answer(), .finished])
    for (index, isOpen) in [true, false, true, true, false].enumerated() {
      try store.journal.append(journal[index], to: "1")
      #expect(try store.journal.session(id: "1")?.isOpen == isOpen)
      #expect(try (store.journal.latestUnfinished() != nil) == isOpen)
    }
  }

  @Test func `overruling a mark at the summary leaves the session finished`() throws {
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    for entry in entries([answer(tea, .wrong), .finished, .overruled(sequence: 0)]) {
      try store.journal.append(entry, to: "1")
    }
    #expect(try store.journal.latestUnfinished() == nil)
  }

  @Test func `the unfinished session of a kind is found among others`() throws {
    let store = try LearnerStore(path: folder.record)
    let kinds: [SessionPlan.Kind] = [
      .lesson(lesson), .lesson(LessonID(rawValue: "a1-u2-reading")),
      .practice(skill: .reading, level: .a1), .practice(skill: .reading, level: .c2),
      .practice(skill: .speaking, level: .a1),
    ]
    for (index, kind) in kinds.enumerated() {
      try store.journal.begin(
        SessionPlan(id: "\(index)", kind: kind, items: [], started: Int64(index))
      )
    }
    for (index, kind) in kinds.enumerated() {
      #expect(try store.journal.unfinishedSession(kind: kind)?.plan.id == "\(index)")
    }
    #expect(
      try store.journal.unfinishedSession(kind: .practice(skill: .writing, level: .a1)) == nil
    )
  }
}
