import Feedback
import RandomTestSupport
import Storage
import Testing

private let header = #"{"dilim":"export","version":3}"#

@Suite(.seeded) struct FeedbackExportTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder()
    store = try LearnerStore(path: folder.record)
  }

  private func other(_ name: String = "other") throws -> LearnerStore {
    try LearnerStore(path: "\(folder.path)/\(name).sqlite")
  }

  /// A record with jobs in every state, follow-ups and conversations.
  private func fill() throws {
    let jobs = jobs(7)
    for job in jobs { _ = try store.queue.enqueue(job) }
    try store.queue.explain(jobs[0])
    _ = try store.explanations.markShown(jobs[0].id)
    try store.queue.explain(jobs[1], dispute)
    for (index, problem) in [(2, SendProblem.request), (3, .server), (4, .invalidReply)] {
      _ = try store.queue.claim(jobs[index].id)
      try store.queue.fail(jobs[index].id, SendFailure(problem), spending: cost, in: here)
    }
    _ = try store.queue.claim(jobs[5].id)
    for (index, text) in awkwardTexts.enumerated() {
      try store.queue.explain(job(answer: text), KeptReply(.text(text), model: text, time: .min))
      try store.explanations.keep(
        KeptFollowUp(
          id: "f\(index)",
          job: jobs[0].id,
          content: index % 2 == 0
            ? .example(ExampleReply(turkish: text, gloss: text)) : .explanation(.text(text)),
          model: text,
          time: .max
        )
      )
    }
    for id in ["1", "2"] {
      try store.conversations.begin(conversation(id, started: .max))
      for (index, text) in awkwardTexts.enumerated() {
        let turn = ChatTurn(index % 3 == 0 ? .learner : .tutor, text)
        try store.conversations.append(
          .init(sequence: index, time: -1, turn, isCut: index == 4),
          toConversation: id
        )
      }
    }
  }

  @Test func `a report is exported, and no import brings the explanation back`() throws {
    try store.queue.explain(job(), reply("Bad."))
    let before = try lines(of: store)
    let other = try other()
    _ = try merge(before, into: other)
    try store.explanations.report(job().id, of: job().request, now: 9)
    let after = try lines(of: store)
    // There it was not reported yet, and here it stays so.
    _ = try merge(after, into: other)
    #expect(try other.explanations.find(id: job().id)?.reply.isReported == true)
    try store.explanations.setReportedAside(job().id)
    _ = try merge(before, into: store)
    #expect(try store.explanations.find(id: job().id) == nil)
    #expect(try store.explanations.all(of: tea).isEmpty)
  }

  @Test func `stopping an export at any line does not affect the next export`() throws {
    try fill()
    let whole = try lines(of: store)
    for count in whole.indices {
      var written: [String] = []
      let isWhole = try store.export { line in
        written.append(line)
        return written.count <= count
      }
      #expect(!isWhole && written == Array(whole[...count]))
      #expect(try lines(of: store) == whole)
    }
    try store.conversations.deleteAll()
  }

  @Test func `the fields of the lines have stable names`() throws {
    try store.queue.explain(
      job(),
      reply("Sen.", objections: [.init(code: "too_long", detail: "hint")])
    )
    _ = try store.queue.enqueue(job(water))
    _ = try store.queue.claim(job(water).id)
    try store.queue.fail(job(water).id, SendFailure(.server), spending: cost, in: here)
    try store.explanations.keep(
      KeptFollowUp(id: "f", job: job().id, content: .explanation(.text("T")), model: "m", time: 1)
    )
    try store.conversations.begin(conversation("c"))
    try store.conversations.append(
      .init(sequence: 0, time: 3, ChatTurn(.learner, "Selam")),
      toConversation: "c"
    )
    try store.conversations.append(
      .init(sequence: 1, time: 4, ChatTurn(.tutor, "Mer"), isCut: true),
      toConversation: "c"
    )
    let question =
      #"{"accepted":[{"literal":true,"text":"Çay içiyorum."}],"answer":"Çay içiyor.","english":"I am drinking tea.","findings":[{"category":"person","expected":"içiyorum","found":"içiyor","id":1,"sentence":"içiyorum, not içiyor."}],"language":"en","level":"A1","right_answer":"Çay içiyorum.","subject":"SUBJECT","verdict":"wrong"}"#
    func request(_ subject: String) -> String { question.replacing("SUBJECT", with: subject) }
    let expected = #"""
      {"dilim":"export","version":3}
      {"attempts":0,"created":0,"id":"\#(job().id)","invalid_replies":0,"losses":0,"model":"m","prompt":"p","reply":{"content":{"confidence":"high","corrected":"Çay içiyorum.","edits":[{"category":"person","id":1,"rule":"I is -um."}],"example":{"gloss":"I am drinking water.","tr":"Su içiyorum."},"explanation":"Sen.","verdict_agrees":true},"model":"m-1","objections":[{"code":"too_long","detail":"hint"}],"time":5},"request":\#(request("a1-u1-writing#tea")),"shown":0,"state":"dispute","type":"job"}
      {"id":"f","job":"\#(job().id)","kind":"explainDifferently","model":"m","reply":"T","time":1,"type":"follow_up"}
      {"attempts":1,"created":0,"due":5000,"id":"\#(job(water).id)","invalid_replies":0,"losses":0,"model":"m","problem":"server","prompt":"p","request":\#(request("a1-u1-writing#water")),"shown":0,"state":"pending","type":"job"}
      {"id":"c","language":"tr","shared":["level","mistakes"],"started":0,"type":"conversation"}
      {"conversation":"c","sequence":0,"speaker":"learner","text":"Selam","time":3,"type":"turn"}
      {"conversation":"c","cut":true,"sequence":1,"speaker":"tutor","text":"Mer","time":4,"type":"turn"}
      """#
    let found = try lines(of: store)
    for (line, wanted) in zip(found, expected.split(separator: "\n")) { #expect(line == wanted) }
    #expect(found.count == 7)
  }

  @Test func `importing an export once or twice restores it byte for byte`() throws {
    try fill()
    let exported = try lines(of: store)
    let other = try other()
    let summary = try merge(exported, into: other)
    #expect(summary.questions == exported.count { $0.contains(#""type":"job""#) })
    #expect(summary.conversations == 2)
    #expect(summary.known == 0)
    #expect(try lines(of: other).map { Array($0.utf8) } == exported.map { Array($0.utf8) })
    #expect(try other.queue.overview() == store.queue.overview())
    let again = try merge(exported, into: other)
    #expect(again == ImportSummary(known: exported.count - 1))
    #expect(try lines(of: other) == exported)
    #expect(try other.conversations.find(id: "2") == store.conversations.find(id: "2"))
    #expect(try merge(lines(of: other), into: store).known == exported.count - 1)
    #expect(try lines(of: store) == exported)
  }

  @Test func `a question takes a later state from another record, never an earlier one`() throws {
    let steps: [(LearnerStore) throws -> Void] = [
      { _ in },
      { _ = try $0.queue.claim(job().id) },
      { try $0.queue.fail(job().id, SendFailure(.request), spending: cost, in: here) },
      { try $0.queue.finish(job().id, with: reply(), spending: cost, in: here) },
    ]
    var exports: [[String]] = []
    for (index, step) in steps.enumerated() {
      if index == 0 { _ = try store.queue.enqueue(job()) }
      try step(store)
      exports.append(try lines(of: store))
    }
    for first in exports.indices {
      for second in exports.indices {
        let other = try other("\(first)-\(second)")
        try merge(exports[first], into: other)
        let summary = try merge(exports[second], into: other)
        #expect(try lines(of: other) == exports[max(first, second)])
        #expect(summary.questions == (second > first ? 1 : 0))
      }
    }
  }

  @Test func `an explanation that was shown in one record is not new in the other`() throws {
    try store.queue.explain(job())
    let other = try other()
    try merge(try lines(of: store), into: other)
    _ = try store.explanations.markShown(job().id)
    try merge(try lines(of: store), into: other)
    #expect(try other.explanations.unseen(limit: 1).isEmpty)
    let own = try other.explanations.find(id: job().id)
    try merge([header], into: other)
    #expect(try other.explanations.find(id: job().id) == own)
  }

  @Test func `an export of the first version is still read`() throws {
    let old = #"{"dilim":"export","version":1}"#
    let profile = #"{"level":"A1","name":"Ali","turkish_keyboard":true,"type":"profile"}"#
    try merge([old, profile], into: store)
    #expect(try lines(of: store) == [header, profile])
  }

  /// The lines of a record with one explanation, its follow-up and a conversation of one turn.
  private func sound() throws -> [String] {
    let origin = try other("origin")
    try origin.queue.explain(job())
    try origin.explanations.keep(
      KeptFollowUp(id: "f", job: job().id, content: .explanation(.text("T")), model: "m", time: 1)
    )
    try origin.conversations.begin(conversation("c"))
    try origin.conversations.append(
      .init(sequence: 0, time: 3, ChatTurn(.learner, "S")),
      toConversation: "c"
    )
    return try lines(of: origin)
  }

  @Test(arguments: [
    (1, #""state":"done""#, #""state":"lost""#, "state"),
    (1, #""state":"done""#, #""state":"pending""#, "due"),
    (1, #""state":"done""#, #""due":1,"state":"pending""#, "reply"),
    (1, #""state":"done""#, #""state":"failed""#, "problem"),
    (1, #""state":"done""#, #""problem":"bad","state":"done""#, "problem"),
    (1, #""state":"done""#, #""state":"dispute""#, "reply"),
    (1, #""reply":{"#, #""answer":{"#, "reply"),
    (1, #""attempts":0"#, #""attempts":-1"#, "attempts"),
    (1, #""level":"A1""#, #""level":"Z1""#, "request.level"),
    (1, #""verdict_agrees":true"#, #""verdict_agrees":1"#, "reply.content.verdict_agrees"),
    (2, "explainDifferently", "sing", "kind"),
    (3, #""language":"tr""#, #""language":"?""#, "language"),
    (3, #""level""#, #""shoes""#, "shared.0"),
    (3, #""id":"c""#, #""id":"""#, "id"),
    (4, #""speaker":"learner""#, #""speaker":"cat""#, "speaker"),
  ])
  func `a wrong field is named with its line, and nothing is imported`(
    line: Int,
    old: String,
    new: String,
    field: String
  ) throws {
    var lines = try sound()
    try #require(lines[line].contains(old))
    lines[line].replace(old, with: new)
    let error = #expect(throws: ImportError.self) { try merge(lines, into: store) }
    #expect(error?.line == line + 1)
    switch error?.reason {
    case .missing(let name), .invalid(let name, _): #expect(name == field)
    default: Issue.record("another reason: \(String(describing: error))")
    }
    #expect(try StorageTests.lines(of: store) == [header])
  }

  @Test func `a line without its owner or after a gap is refused`() throws {
    let sound = try sound()
    func reason(_ lines: [String]) -> ImportError? {
      #expect(throws: ImportError.self) { try merge(lines, into: store) }
    }
    #expect(reason([header, sound[2]]) == ImportError(line: 2, reason: .unknownJob(job().id)))
    #expect(reason([header, sound[4]]) == ImportError(line: 2, reason: .unknownConversation("c")))
    let later = sound[4].replacing(#""sequence":0"#, with: #""sequence":2"#)
    #expect(reason(sound + [later]) == ImportError(line: 6, reason: .gap(next: 1)))
    let otherText = sound[4].replacing(#""S""#, with: #""T""#)
    #expect(reason(sound + [otherText]) == ImportError(line: 6, reason: .conflict))
    let otherStart = sound[3].replacing(#""started":0"#, with: #""started":1"#)
    #expect(reason(sound + [otherStart]) == ImportError(line: 6, reason: .conflict))
    #expect(try lines(of: store) == [header])
  }

  @Test func `mutated exports give errors, never a trap or a partial import`() throws {
    let sound = try sound().map { Array($0.utf8) }
    var random = TestRandom(3)
    var refused = 0
    let attempts = 300
    for attempt in 0..<attempts {
      var mutated = sound
      let index = Int.random(in: 1..<sound.count, using: &random)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<mutated[index].count, using: &random)
        mutated[index][place] = .random(in: 0...255, using: &random)
      }
      var rest = mutated[...]
      let other = try other("\(attempt - refused)")
      do {
        _ = try other.merge { rest.popFirst() }
        _ = try lines(of: other)
      } catch {
        refused += 1
        #expect(try lines(of: other) == [header])
      }
    }
    #expect(refused > 0 && refused < attempts)
  }
}
