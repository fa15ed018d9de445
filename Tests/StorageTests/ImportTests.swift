import Coordination
import Curriculum
import RandomTestSupport
import Storage
import Testing

private let header = #"{"dilim":"export","version":1}"#
private let newHeader = header.replacing("1", with: "3")
private let session =
  #"{"id":"1","items":["a1-u1-writing#tea"],"kind":"lesson","lesson":"a1-u1-writing","started":0,"type":"session"}"#
private let entry =
  #"{"event":"answered","grader":1,"item":"a1-u1-writing#tea","answer":"Çay.","milliseconds":5,"score":1,"sequence":0,"session":"1","time":0,"type":"entry","verdict":"correct"}"#

/// A line that must be refused as the third or later, with the reason.
struct BadLine: Sendable, CustomTestStringConvertible {
  let text: String
  let reason: ImportError.Reason

  init(_ text: String, _ reason: ImportError.Reason) {
    self.text = text
    self.reason = reason
  }

  var testDescription: String { text }

  static let all = [
    BadLine("nonsense", .notJSON),
    BadLine("[1]", .notJSON),
    BadLine("{}", .missing(field: "type")),
    BadLine(
      header,
      .invalid(
        field: "type",
        expected:
          "profile, session, entry, job, follow_up, conversation, turn, deck, deleted_deck, card_entry, card, review, game_best, drill_answer"
      )
    ),
    BadLine(
      #"{"type":"profile","name":"A","turkish_keyboard":true}"#,
      .missing(field: "level")
    ),
    BadLine(
      #"{"type":"profile","name":7,"level":"A1","turkish_keyboard":true}"#,
      .invalid(field: "name", expected: "String")
    ),
    BadLine(
      #"{"type":"profile","name":"A","level":"X9","turkish_keyboard":true}"#,
      .invalid(field: "level", expected: "a word that this version knows")
    ),
    BadLine(
      #"{"event":"finished","sequence":0,"session":"9","time":0,"type":"entry"}"#,
      .unknownSession("9")
    ),
    BadLine(
      #"{"event":"finished","sequence":3,"session":"1","time":0,"type":"entry"}"#,
      .gap(next: 1)
    ),
    BadLine(
      #"{"event":"finished","sequence":0,"session":"1","time":0,"type":"entry"}"#,
      .conflict
    ),
    BadLine(session.replacing(#""started":0"#, with: #""started":1"#), .conflict),
    BadLine(entry.replacing("Çay.", with: "C\u{327}ay."), .conflict),
    BadLine(
      #"{"event":"undone","sequence":1,"session":"1","target":1,"time":0,"type":"entry"}"#,
      .invalid(field: "target", expected: "the sequence of an earlier entry")
    ),
    BadLine(
      #"{"event":"dreamt","sequence":1,"session":"1","time":0,"type":"entry"}"#,
      .invalid(field: "event", expected: "an event, not dreamt")
    ),
    BadLine(
      #"{"event":"skipped","item":"x\n#y","sequence":1,"session":"1","time":0,"type":"entry"}"#,
      .invalid(field: "item", expected: "an item such as a1-u1-writing#tea")
    ),
    BadLine(
      session.replacing(#""id":"1""#, with: #""id":"""#),
      .invalid(field: "id", expected: "an id that is not empty")
    ),
    BadLine(
      entry.replacing(
        #""score""#,
        with:
          #""findings":[{"category":"typo","expected":"","found":"","found_span":[3,2]}],"score""#
      ),
      .invalid(field: "findings.0.found_span", expected: "[start, end] with start <= end")
    ),
    BadLine(
      entry.replacing(
        #""score""#,
        with:
          #""findings":[{"category":"typo","expected":"","found":"","facts":[{"kind":"letter_extra","at":1,"found":"ab"}]}],"score""#
      ),
      .invalid(field: "findings.0.facts.0.found", expected: "one letter")
    ),
  ]
}

@Suite(.seeded) struct ImportTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder()
    store = try LearnerStore(path: folder.record)
  }

  @Test func `importing twice changes nothing`() throws {
    #expect(try merge([header, session, entry], into: store).entries == 1)
    let first = try lines(of: store)
    let summary = try merge([header, session, entry], into: store)
    #expect(summary == ImportSummary(sessions: 0, entries: 0, known: 2))
    #expect(try lines(of: store) == first)
  }

  @Test func `new entries are added, and an abandoned session stays abandoned`() throws {
    try merge([header, session, entry], into: store)
    let more =
      #"{"event":"played","item":"a#b","sequence":1,"session":"1","time":9,"type":"entry"}"#
    let givenUp = session.replacing(#""type""#, with: #""abandoned":true,"type""#)
    #expect(try store.journal.latestUnfinished() != nil)
    try merge([header, givenUp, entry, more], into: store)
    #expect(try store.journal.session(id: "1")?.entries.count == 2)
    #expect(try store.journal.latestUnfinished() == nil)
    try merge([header, session], into: store)
    #expect(try store.journal.latestUnfinished() == nil)
  }

  @Test func `the learner's own profile is not replaced`() throws {
    let own = Profile(name: "Ayşe", level: .b1, hasTurkishKeyboard: true)
    try store.save(own)
    let other = #"{"type":"profile","name":"Ali","level":"A1","turkish_keyboard":false}"#
    try merge([header, other], into: store)
    #expect(try store.profile() == own)
  }

  @Test func `empty lines and Windows line ends are ignored`() throws {
    #expect(try merge(["", header + "\r", " ", session + "\r", "\r"], into: store).sessions == 1)
  }

  @Test(arguments: [[], [""], [session], ["nonsense"], ["{}"], ["{\"dilim\":\"backup\"}"]])
  func `input that is not an export is refused`(lines: [String]) throws {
    let error = #expect(throws: ImportError.self) { try merge(lines, into: store) }
    #expect(error == ImportError(line: 1, reason: .missingHeader))
  }

  @Test func `a newer export is refused`() throws {
    let error = #expect(throws: ImportError.self) {
      try merge([#"{"dilim":"export","version":9}"#], into: store)
    }
    #expect(error == ImportError(line: 1, reason: .newer(version: 9, supported: 8)))
  }

  @Test(arguments: BadLine.all)
  func `a wrong line is named, and nothing is imported`(bad: BadLine) throws {
    let error = #expect(throws: ImportError.self) {
      try merge([header, session, entry, "", bad.text], into: store)
    }
    #expect(error == ImportError(line: 5, reason: bad.reason))
    #expect(try lines(of: store) == [newHeader])
  }

  @Test func `bytes that are not UTF-8 are refused`() throws {
    var rest: [[UInt8]] = [
      Array(header.utf8), Array(#"{"type":"profile","name":""#.utf8) + [0xFF, 0x22, 0x7D],
    ]
    let error = #expect(throws: ImportError.self) {
      try store.merge { rest.isEmpty ? nil : rest.removeFirst() }
    }
    #expect(error == ImportError(line: 2, reason: .notJSON))
  }

  @Test func `an import is rolled back if its source fails`() throws {
    var rest = [header, session][...]
    let failure = ImportError(line: 3, reason: .input(message: "disk on fire"))
    let error = #expect(throws: ImportError.self) {
      try store.merge { () throws(ImportError) in
        guard let line = rest.popFirst() else { throw failure }
        return Array(line.utf8)
      }
    }
    #expect(error == failure)
    #expect(try lines(of: store) == [newHeader])
  }

  @Test func `mutated exports give errors, never a trap or a partial import`() throws {
    var generator = JournalGenerator(seed: 11)
    try store.journal.begin(plan())
    for entry in generator.journal(12) { try store.journal.append(entry, to: "1") }
    let sound = try lines(of: store).map { Array($0.utf8) }
    var refused = 0
    var taken = 0
    for _ in 0..<400 {
      let other = try LearnerStore(path: folder.path + "/\(taken).sqlite")
      var mutated = sound
      let index = Int.random(in: 0..<mutated.count, using: &generator.random)
      for _ in 0..<Int.random(in: 1...3, using: &generator.random) where !mutated[index].isEmpty {
        let place = Int.random(in: 0..<mutated[index].count, using: &generator.random)
        mutated[index][place] = .random(in: 0...255, using: &generator.random)
      }
      var rest = mutated[...]
      do {
        _ = try other.merge { rest.popFirst() }
        taken += 1
      } catch {
        refused += 1
        #expect(try lines(of: other) == [newHeader])
      }
    }
    // A letter of an answer may change to another without harm.
    #expect(refused > 0 && taken > 0)
  }
}
