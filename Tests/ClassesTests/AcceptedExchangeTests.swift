import Classes
import RandomTestSupport
import Testing

/// Two teachers of a class who exchange their accepted answers with a server.
@Suite(.seeded) struct AcceptedExchangeTests {
  private func answer(
    _ pattern: String,
    _ points: Double = 1,
    item: String = "cook",
    note: String? = nil
  ) -> AcceptedAnswer {
    AcceptedAnswer(item: item, answer: pattern, points: points, note: note)
  }

  @Test func `what is new on either side goes to the other`() {
    let exchange = AcceptedExchange(here: [answer("a")], there: [answer("b")], before: [])
    #expect(exchange.sent == [answer("a")] && exchange.taken == [answer("b")])
    #expect(exchange.dropped.isEmpty && exchange.withdrawn.isEmpty)
  }

  @Test func `what was on both sides and is on one was withdrawn by the other`() {
    let both = [answer("a"), answer("b")]
    let exchange = AcceptedExchange(here: [answer("a")], there: [answer("b")], before: both)
    #expect(exchange.withdrawn == [answer("b")] && exchange.dropped == [answer("a")])
    #expect(exchange.sent.isEmpty && exchange.taken.isEmpty)
  }

  @Test func `a change is told from what was there before it`() {
    let old = [answer("a", 1)]
    let mine = AcceptedExchange(here: [answer("a", 0.5)], there: old, before: old)
    #expect(mine.sent == [answer("a", 0.5)] && mine.taken.isEmpty)
    let theirs = AcceptedExchange(here: old, there: [answer("a", 1, note: "x")], before: old)
    #expect(theirs.taken == [answer("a", 1, note: "x")] && theirs.sent.isEmpty)
    let both = AcceptedExchange(here: [answer("a", 0)], there: [answer("a", 0.5)], before: old)
    #expect(both.sent == [answer("a", 0)] && both.taken.isEmpty)
    let kept = AcceptedExchange(here: [], there: [answer("a", 0.5)], before: old)
    #expect(kept.withdrawn == [answer("a", 0.5)])
    let again = AcceptedExchange(here: [answer("a", 0.5)], there: [], before: old)
    #expect(again.sent == [answer("a", 0.5)] && again.dropped.isEmpty)
  }

  @Test func `rounding, capitals of an item and a line that is there twice change nothing`() {
    let here = [answer("a", 1), answer("a", 1.0 / 3), answer("b", item: "Cook")]
    let there = [answer("a", 0.333), answer("b")]
    let exchange = AcceptedExchange(here: here, there: there, before: [])
    #expect(exchange == AcceptedExchange(here: [], there: [], before: []))
  }

  /// A teacher's machine.
  private struct Teacher {
    var here: [AcceptedAnswer] = []
    var before: [AcceptedAnswer] = []

    mutating func exchange(with there: inout [AcceptedAnswer]) {
      let exchange = AcceptedExchange(here: here, there: there, before: before)
      here = Self.apply(exchange.taken, exchange.dropped, to: here)
      there = Self.apply(exchange.sent, exchange.withdrawn, to: there)
      before = here
    }

    static func apply(
      _ new: [AcceptedAnswer],
      _ gone: [AcceptedAnswer],
      to list: [AcceptedAnswer]
    ) -> [AcceptedAnswer] {
      let names = Set((new + gone).map(\.answer))
      return list.filter { !names.contains($0.answer) } + new
    }
  }

  private func sorted(_ list: [AcceptedAnswer]) -> [AcceptedAnswer] {
    list.sorted { $0.answer < $1.answer }
  }

  @Test(arguments: 0..<200)
  func `after any changes two exchanges leave all three sides alike`(stream: UInt64) {
    var random = TestRandom(stream)
    var there: [AcceptedAnswer] = []
    var teachers = [Teacher(), Teacher(), Teacher()]
    for _ in 0..<40 {
      let place = Int.random(in: 0..<3, using: &random)
      if Bool.random(using: &random) {
        teachers[place].exchange(with: &there)
        #expect(sorted(teachers[place].here) == sorted(there))
        continue
      }
      let pattern = ["a", "b", "c"].randomElement(using: &random) ?? "a"
      teachers[place].here.removeAll { $0.answer == pattern }
      if Int.random(in: 0..<3, using: &random) > 0 {
        let points = Double(Int.random(in: 0...4, using: &random)) / 4
        teachers[place].here.append(answer(pattern, points))
      }
    }
    for _ in 0..<2 {
      for place in 0..<3 { teachers[place].exchange(with: &there) }
    }
    for teacher in teachers { #expect(sorted(teacher.here) == sorted(there)) }
    let end = there
    for place in 0..<3 { teachers[place].exchange(with: &there) }
    #expect(there == end)
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
