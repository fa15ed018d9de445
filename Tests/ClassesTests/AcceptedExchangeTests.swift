import Classes
import RandomTestSupport
import Testing

/// Teachers of a class who exchange their accepted answers with a server.
@Suite(.seeded) struct AcceptedExchangeTests {
  private func answer(
    _ pattern: String,
    _ points: Double = 1,
    item: String = "cook",
    note: String? = nil
  ) -> AcceptedAnswer {
    AcceptedAnswer(item: item, answer: pattern, points: points, note: note)
  }

  private func exchange(
    _ here: [AcceptedAnswer],
    _ there: [AcceptedAnswer],
    withdrawn: [AcceptedAnswer] = [],
    before: [AcceptedAnswer]
  ) -> AcceptedExchange {
    AcceptedExchange(
      here: here,
      there: there.map { .init($0) } + withdrawn.map { .init($0, isWithdrawn: true) },
      before: before
    )
  }

  @Test func `what is new on either side goes to the other`() {
    let result = exchange([answer("a")], [answer("b")], before: [])
    #expect(result.sent == [answer("a")] && result.taken == [answer("b")])
    #expect(result.dropped.isEmpty && result.withdrawn.isEmpty)
  }

  @Test
  func `a line that is deleted here is withdrawn, and one that a colleague withdraws is dropped`() {
    let both = [answer("a"), answer("b")]
    let deleted = exchange([answer("a")], both, before: both)
    #expect(deleted.withdrawn == [answer("b")] && deleted.taken.isEmpty)
    let theirs = exchange(both, [answer("b")], withdrawn: [answer("a")], before: both)
    #expect(theirs.dropped == [answer("a")] && theirs.sent.isEmpty)
  }

  @Test func `what the server lacks was not withdrawn: it is sent again`() {
    let both = [answer("a"), answer("b")]
    let result = exchange(both, [], before: both)
    #expect(result.sent == both && result.dropped.isEmpty)
    #expect(exchange([], [], before: both) == exchange([], [], before: []))
  }

  @Test func `a change is told from what was there before it`() {
    let old = [answer("a", 1)]
    #expect(exchange([answer("a", 0.5)], old, before: old).sent == [answer("a", 0.5)])
    let noted = answer("a", 1, note: "x")
    #expect(exchange(old, [noted], before: old).taken == [noted])
    let both = exchange([answer("a", 0)], [answer("a", 0.5)], before: old)
    #expect(both.sent == [answer("a", 0)] && both.taken.isEmpty)
    let kept = exchange([], [answer("a", 0.5)], before: old)
    #expect(kept.withdrawn == [answer("a", 0.5)])
    let again = exchange([answer("a", 0.5)], [], withdrawn: old, before: old)
    #expect(again.sent == [answer("a", 0.5)] && again.dropped.isEmpty)
  }

  @Test func `rounding, capitals of an item and a line that is there twice change nothing`() {
    let here = [answer("a", 1), answer("a", 1.0 / 3), answer("b", item: "Cook")]
    let result = exchange(here, [answer("a", 0.333), answer("b")], before: [])
    #expect(result == exchange([], [], before: []))
    let spellings = [answer("b"), answer("b", item: "Cook")]
    #expect(exchange([], spellings, before: [answer("b")]).withdrawn == spellings)
  }

  /// A server, whose answers are in the order in which they came.
  private struct Server {
    var answers: [AcceptedExchange.Shared] = []

    mutating func put(_ answer: AcceptedAnswer, isWithdrawn: Bool) {
      answers.removeAll { $0.answer.answer == answer.answer }
      answers.append(.init(answer, isWithdrawn: isWithdrawn))
    }

    var accepted: [AcceptedAnswer] { answers.filter { !$0.isWithdrawn }.map(\.answer) }
  }

  /// A teacher's machine, with a table as the file that it is.
  private struct Teacher {
    var text = AcceptedList(delimiter: .semicolon).text
    var noted = ExchangedAnswers.bytes([])

    func list() throws -> AcceptedList {
      let list = try AcceptedList(AnswerTable(DecodedText(Array(text.utf8)).text))
      #expect(list.faults.isEmpty)
      return list
    }

    mutating func exchange(with server: inout Server) throws {
      var list = try list()
      let exchange = AcceptedExchange(
        here: list.answers,
        there: server.answers,
        before: try ExchangedAnswers.answers(in: noted)
      )
      for answer in exchange.dropped { list.withdraw(answer) }
      for answer in exchange.taken { _ = try list.accept(answer) }
      for answer in exchange.sent { server.put(answer, isWithdrawn: false) }
      for answer in exchange.withdrawn { server.put(answer, isWithdrawn: true) }
      list.sort(as: server.accepted)
      text = list.text
      noted = ExchangedAnswers.bytes(list.answers)
    }
  }

  @Test(arguments: 0..<100)
  func `after any changes two exchanges leave all sides alike, in one order`(stream: UInt64) throws
  {
    var random = TestRandom(stream)
    var server = Server()
    var teachers = [Teacher(), Teacher(), Teacher()]
    for _ in 0..<40 {
      let place = Int.random(in: 0..<3, using: &random)
      if Bool.random(using: &random) {
        try teachers[place].exchange(with: &server)
        #expect(try teachers[place].list().answers == server.accepted)
        continue
      }
      let pattern = ["a", "b", "=c;\"", "(ben) d"].randomElement(using: &random) ?? "a"
      var list = try teachers[place].list()
      if Int.random(in: 0..<3, using: &random) > 0 {
        let points = Double(Int.random(in: 0...4, using: &random)) / 4
        let note = Bool.random(using: &random) ? "x, y" : nil
        _ = try list.accept(answer(pattern, points, note: note))
      } else {
        list.withdraw(answer(pattern))
      }
      teachers[place].text = list.text
    }
    for _ in 0..<2 {
      for place in 0..<3 { try teachers[place].exchange(with: &server) }
    }
    for teacher in teachers { #expect(try teacher.list().answers == server.accepted) }
    let end = server.answers
    for place in 0..<3 { try teachers[place].exchange(with: &server) }
    #expect(server.answers == end)
  }

  @Test func `what both sides have is read as it was written`() throws {
    let answers = [answer("(Ben) ahçıyım.", 0.25, item: "a1-u1-writing#cook", note: "\"x\"\n")]
    let bytes = ExchangedAnswers.bytes(answers)
    #expect(try ExchangedAnswers.answers(in: bytes) == answers)
    #expect(try ExchangedAnswers.answers(in: ExchangedAnswers.bytes([])) == [])
    let broken = bytes + Array("{\"item\":\"a\"}\n".utf8)
    #expect(throws: TableFault.self) { try ExchangedAnswers.answers(in: broken) }
  }
}
