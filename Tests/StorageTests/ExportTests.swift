import Coordination
import Curriculum
import RandomTestSupport
import Scoring
import Storage
import Testing

/// All lines of the record's export.
func lines(of store: LearnerStore) throws -> [String] {
  var lines: [String] = []
  _ = try store.export {
    lines.append($0)
    return true
  }
  return lines
}

/// Imports lines.
@discardableResult
func merge(_ lines: [String], into store: LearnerStore) throws(ImportError) -> ImportSummary {
  var rest = lines[...]
  return try store.merge { rest.popFirst().map { Array($0.utf8) } }
}

@Suite(.seeded) struct ExportTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `an unsure answer is exported with its differences, and imported`() throws {
    let store = try LearnerStore(path: folder.record)
    try store.journal.begin(plan("f0"))
    guard case .answered(var record) = answer(tea, .unsure, text: "Çaydır.") else { return }
    record.differences = [Judgement.Difference(expected: "Çay", found: "Çaydır")]
    record.practised = "-mAlI"
    for entry in entries([.answered(record), .proposed(sequence: 0)]) {
      try store.journal.append(entry, to: "f0")
    }
    let exported = try lines(of: store)
    #expect(exported.first == #"{"dilim":"export","version":6}"#)
    #expect(
      exported.suffix(2) == [
        #"{"answer":"Çaydır.","differences":[{"expected":"Çay","found":"Çaydır"}],"event":"answered","findings":[],"grader":1,"item":"a1-u1-writing#tea","milliseconds":1000,"practised":"-mAlI","score":0.5,"sequence":0,"session":"f0","time":0,"type":"entry","verdict":"unsure"}"#,
        #"{"event":"proposed","sequence":1,"session":"f0","target":0,"time":10000,"type":"entry"}"#,
      ]
    )
    let other = try LearnerStore(path: folder.path + "/other.db")
    try merge(exported, into: other)
    #expect(try lines(of: other) == exported)
    #expect(try merge(exported, into: other).known == exported.count - 1)
  }

  @Test func `an export is one JSON object a line with stable names`() throws {
    let store = try LearnerStore(path: folder.record)
    try store.save(Profile(name: "Ali \"A/Ş\"", level: .a1, hasTurkishKeyboard: false))
    try store.journal.begin(plan("f0", started: -5))
    try store.journal.begin(
      SessionPlan(
        id: "f1",
        kind: .practice(skill: .speaking, level: .b1),
        items: [],
        started: .max
      )
    )
    let finding = Finding(
      category: .stemVowel,
      expected: "ağzı",
      found: "ağızı",
      expectedSpan: 0..<4,
      foundSpan: nil,
      facts: [.letterExtra(at: 2, found: "ı"), .split]
    )
    let journal = entries([
      answer(tea, .correctWithNote, text: "Çay.", findings: [finding]), .hinted(item: tea, step: 2),
      .skipped(item: tea), .played(item: tea), .revealed(item: tea), .undone(sequence: 0),
      .overruled(sequence: 0), .finished,
    ])
    for entry in journal { try store.journal.append(entry, to: "f0") }
    try store.journal.abandon(session: "f1")
    let expected = #"""
      {"dilim":"export","version":3}
      {"level":"A1","name":"Ali \"A/Ş\"","turkish_keyboard":false,"type":"profile"}
      {"abandoned":false,"id":"f0","items":["a1-u1-writing#tea","a1-u1-writing#water"],"kind":"lesson","lesson":"a1-u1-writing","started":-5,"type":"session"}
      {"answer":"Çay.","event":"answered","findings":[{"category":"stem_vowel","expected":"ağzı","expected_span":[0,4],"facts":[{"at":2,"found":"ı","kind":"letter_extra"},{"kind":"split"}],"found":"ağızı"}],"grader":1,"item":"a1-u1-writing#tea","milliseconds":1000,"score":0.5,"sequence":0,"session":"f0","time":0,"type":"entry","verdict":"correct_with_note"}
      {"event":"hinted","item":"a1-u1-writing#tea","sequence":1,"session":"f0","step":2,"time":10000,"type":"entry"}
      {"event":"skipped","item":"a1-u1-writing#tea","sequence":2,"session":"f0","time":20000,"type":"entry"}
      {"event":"played","item":"a1-u1-writing#tea","sequence":3,"session":"f0","time":30000,"type":"entry"}
      {"event":"revealed","item":"a1-u1-writing#tea","sequence":4,"session":"f0","time":40000,"type":"entry"}
      {"event":"undone","sequence":5,"session":"f0","target":0,"time":50000,"type":"entry"}
      {"event":"overruled","sequence":6,"session":"f0","target":0,"time":60000,"type":"entry"}
      {"event":"finished","sequence":7,"session":"f0","time":70000,"type":"entry"}
      {"abandoned":true,"id":"f1","items":[],"kind":"practice","level":"B1","skill":"speaking","started":9223372036854775807,"type":"session"}
      """#
    #expect(try lines(of: store) == expected.split(separator: "\n").map(String.init))
  }

  @Test func `an export stops when its writer says so`() throws {
    let store = try LearnerStore(path: folder.record)
    for id in 0..<5 { try store.journal.begin(plan("\(id)")) }
    var taken = 0
    let isWhole = try store.export { _ in
      taken += 1
      return taken < 3
    }
    #expect(!isWhole)
    #expect(taken == 3)
    try store.journal.begin(plan("later"))
    #expect(try store.export { _ in true })
  }

  @Test(arguments: UInt64(1)...20)
  func `an import restores an export byte for byte`(seed: UInt64) throws {
    var generator = JournalGenerator(seed: seed)
    let store = try LearnerStore(path: folder.record)
    try store.save(
      Profile(
        name: awkwardTexts[Int(seed) % awkwardTexts.count],
        level: .c1,
        hasTurkishKeyboard: true
      )
    )
    for session in 0..<4 {
      try store.journal.begin(plan("\(session)", started: [.min, 0, .max, 5][session]))
      for entry in generator.journal(40) { try store.journal.append(entry, to: "\(session)") }
      if session == 2 { try store.journal.abandon(session: "2") }
    }
    let exported = try lines(of: store)
    let other = try LearnerStore(path: folder.path + "/other.sqlite")
    let summary = try merge(exported, into: other)
    #expect(summary.sessions == 4)
    #expect(summary.entries == 160)
    #expect(summary.known == 0)
    #expect(try lines(of: other).map { Array($0.utf8) } == exported.map { Array($0.utf8) })
    #expect(try other.journal.progress() == store.journal.progress())
    #expect(try other.journal.latestUnfinished() == store.journal.latestUnfinished())
    for session in 0..<4 {
      #expect(
        try other.journal.session(id: "\(session)") == store.journal.session(id: "\(session)")
      )
    }
  }
}
