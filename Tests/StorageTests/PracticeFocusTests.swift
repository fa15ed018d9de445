import Cards
import Coordination
import Curriculum
import Memory
import Scoring
import Storage
import Testing

/// Sessions that were drawn for a purpose, and what they are drawn from.
struct PracticeFocusTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let focuses: [PracticeFocus] = [
    .mistakes, .words, .weak, .grammar([GrammarTag(rawValue: "locative")]),
    .grammar(["locative", "plural"].map { GrammarTag(rawValue: $0) }),
  ]

  private func focused(_ focus: PracticeFocus, id: String = "f") -> SessionPlan {
    SessionPlan(id: id, kind: .focused(focus, level: .b1), items: [tea, water], started: 7)
  }

  @Test(arguments: focuses)
  func `a session keeps its purpose, also through an export`(focus: PracticeFocus) throws {
    let store = try LearnerStore(path: folder.record)
    let plan = focused(focus)
    try store.journal.begin(plan)
    try store.journal.append(entries([answer()])[0], to: "f")
    #expect(try store.journal.session(id: "f")?.plan == plan)
    #expect(try store.journal.unfinishedSession(kind: plan.kind)?.plan == plan)
    #expect(try store.journal.latestUnfinished()?.plan == plan)
    let exported = try lines(of: store)
    #expect(exported[0] == #"{"dilim":"export","version":5}"#)
    #expect(exported[1].contains("\"focus\":\"\(focus.text)\""))
    let other = try LearnerStore(path: folder.path + "/other.db")
    try merge(exported, into: other)
    #expect(try lines(of: other) == exported)
    // Merging again changes nothing.
    try merge(exported, into: other)
    #expect(try lines(of: other) == exported)
  }

  @Test func `sessions of a skill are no sessions for a purpose`() throws {
    let store = try LearnerStore(path: folder.record)
    for (index, focus) in Self.focuses.enumerated() {
      try store.journal.begin(focused(focus, id: "\(index)"))
    }
    let skills: [Skill] = [.vocabulary, .checkpoint]
    for skill in skills {
      let kind = SessionPlan.Kind.practice(skill: skill, level: .b1)
      #expect(try store.journal.unfinishedSession(kind: kind) == nil)
    }
    for (index, focus) in Self.focuses.enumerated() {
      let found = try store.journal.unfinishedSession(kind: .focused(focus, level: .b1))
      #expect(found?.plan.id == "\(index)")
    }
  }

  @Test func `an export without a purpose keeps the version that older programs read`() throws {
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan())
    #expect(try lines(of: store)[0] == #"{"dilim":"export","version":3}"#)
  }

  @Test func `an unknown purpose in an export is refused with its field`() throws {
    let store = try LearnerStore(path: folder.record)
    let line =
      #"{"type":"session","kind":"practice","id":"1","level":"A1","focus":"fun","items":[],"#
    #expect(throws: ImportError.self) {
      try merge(
        [#"{"dilim":"export","version":5}"#, line + #""started":1}"#],
        into: store
      )
    }
  }

  @Test func `a record of the version before keeps every row and gets the new column`() throws {
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan("a"))
    try store.journal.begin(
      SessionPlan(id: "b", kind: .practice(skill: .writing, level: .a2), items: [tea], started: 3)
    )
    let before = try lines(of: store)
    try execute(
      MigrationTests.withoutSpeed
        + "ALTER TABLE session DROP COLUMN focus; PRAGMA user_version = 7;",
      on: folder.record
    )
    let opened = try #require(try LearnerStore.openExisting(path: folder.record))
    #expect(try lines(of: opened) == before)
    try opened.journal.begin(focused(.weak))
    #expect(try opened.journal.session(id: "f")?.plan.kind == .focused(.weak, level: .b1))
  }

  @Test func `words of the course that were forgotten lately are failed tries, the latest once`()
    throws
  {
    let store = try LearnerStore(path: folder.record)
    try store.decks.add(deck("d"))
    for id in ["a1-u1-vocabulary#kedi", "a1-u1-vocabulary#ev", "own"] {
      try store.cards.add(entry(id, id: id), to: "d")
    }
    let cat = CardID(entry: "a1-u1-vocabulary#kedi", kind: .type)
    try store.rate(cat, .again, at: noon, id: "1")
    try store.rate(cat, .again, at: noon + 60_000, id: "2")
    try store.rate(CardID(entry: "a1-u1-vocabulary#ev", kind: .type), .good, id: "3")
    try store.rate(CardID(entry: "own", kind: .type), .again, id: "4")
    let word = try #require(ItemID(cat.entry))
    let failed = FirstTry(item: word, time: noon + 60_000, passes: false)
    #expect(try store.cards.forgottenWords(since: noon) == [failed])
    #expect(try store.cards.forgottenWords(since: noon + 60_001).isEmpty)
  }

  @Test func `only the first try of a session counts, unless it was undone or overruled`() throws {
    let store = try LearnerStore(path: folder.record)
    func session(_ id: String, _ events: [JournalEntry.Event], at time: Int64) throws {
      try store.journal.begin(plan(id, started: time))
      for entry in entries(events, from: time) { try store.journal.append(entry, to: id) }
    }
    try session("a", [answer(tea, .wrong), answer(tea), answer(water)], at: 0)
    try session("b", [answer(tea, .almost), .undone(sequence: 0), answer(tea)], at: 100_000)
    try session("c", [answer(water, .wrong), .overruled(sequence: 0)], at: 200_000)
    try session("d", [.revealed(item: tea), answer(tea)], at: 300_000)
    #expect(
      try store.journal.firstTries() == [
        FirstTry(item: tea, time: 0, passes: false),
        FirstTry(item: water, time: 20_000, passes: true),
        FirstTry(item: tea, time: 120_000, passes: true),
        FirstTry(item: water, time: 200_000, passes: true),
        FirstTry(item: tea, time: 300_000, passes: false),
      ]
    )
  }

  @Test func `a word that is typed right after its choice failed is no try`() throws {
    let store = try LearnerStore(path: folder.record)
    let word = try #require(ItemID("a1-u1-vocabulary#kedi"))
    for (id, events, time) in [
      ("a", [answer(word.wordChoice, .wrong), answer(word)], 0),
      ("b", [answer(word.wordChoice), answer(word)], 100_000),
      ("c", [answer(word.wordChoice, .wrong), answer(word, .wrong)], 200_000),
    ] as [(String, [JournalEntry.Event], Int64)] {
      try store.journal.begin(plan(id, started: time))
      for entry in entries(events, from: time) { try store.journal.append(entry, to: id) }
    }
    let tries = try store.journal.firstTries()
    #expect(tries.map(\.item) == [word.wordChoice, word.wordChoice, word, word.wordChoice, word])
    #expect(tries.map(\.passes) == [false, true, true, false, false])
  }
}
