import Foundation
import NetworkTestSupport
import RandomTestSupport
import Testing

/// Long queues: all named answers are queued, and one call sends them.
@Suite(.seeded) struct LongQueueTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  private static let now = "2026-03-01T10:00:00Z"

  /// Gives a number of different wrong answers to the same item.
  private func answerWrong(_ count: Int) throws {
    let letters = Array("abcdefghijklmnoprstuvyz")
    let words = letters.flatMap { first in letters.map { "\(first)\($0)a" } }
    let lines = words.prefix(count).map { "Ben öğretmenım \($0)" }
    let others = ["Yorgun musun?", "Okula gidiyorum."]
    _ = try learner.run(
      ["lesson", "a1-u1-writing"],
      lines: lines.prefix(1) + others + lines.dropFirst(),
      with: ["DILIM_NOW": Self.now]
    )
  }

  private func feedback(_ option: String, _ model: ModelServer? = nil) throws -> Run {
    let environment = model?.environment ?? ["DILIM_MODEL": "m"]
    return try learner.run(
      ["feedback", option],
      with: environment.merging(["DILIM_NOW": Self.now]) { $1 }
    )
  }

  private static func explanation() throws -> String {
    try ModelServer.explanation(ModelServer.text).replacing(#""harmony""#, with: #""other""#)
  }

  /// A server that fails at every fifth request on average, with one kind of fault after the other.
  private func faulty(_ kinds: [String: [Step]]) throws -> ModelServer {
    let good = try ModelServer.counted(try Self.explanation())
    let faults = kinds.sorted { $0.key < $1.key }.map(\.value)
    return try ModelServer { number in
      var random = TestRandom(UInt64(number))
      let isFault = Int.random(in: 0..<5, using: &random) == 0
      return isFault ? faults.randomElement(using: &random) ?? good : good
    }
  }

  private static func faults() throws -> [String: [Step]] {
    let pieces = try ModelServer.pieces(of: try explanation())
    return [
      "broken off": [.chunkedHead()] + pieces.prefix(25) + [.close],
      "broken off before the text": [.chunkedHead(), .close],
      "reset": [.reset],
      "429": ModelServer.refusal(429, "Slow", code: "rate_limit"),
      "429 with a wish": ModelServer.refusal(429, "Slow", code: "rate_limit", ["retry-after: 20"]),
      "500": ModelServer.refusal(500, "Oops"),
      "503": ModelServer.refusal(503, "Overloaded"),
      "timeout": [.hang],
      "timeout in the middle": [.chunkedHead()] + pieces.prefix(5) + [.hang],
    ]
  }

  @Test func `all wrong answers of the named days are queued, and others are counted`() throws {
    // More than one page of answers, which once was all that was added.
    try answerWrong(220)
    #expect(try feedback("--add").output == "220 answers added to the queue.\n")
    #expect(try feedback("--add").output == "0 answers added to the queue.\n")
    // The item has changed: the wrong answer is right now.
    let lesson = "a1/a1-u1-writing.lesson"
    let text = try String(contentsOfFile: "\(Learner.content)/\(lesson)", encoding: .utf8)
    for name in ["syllabus.txt", lesson] {
      let content =
        name == lesson
        ? text.replacing("= (Ben) öğretmenim.", with: "= (Ben) öğretmenim.\n= Ben öğretmenım aaa.")
        : try String(contentsOfFile: "\(Learner.content)/\(name)", encoding: .utf8)
      _ = try learner.write(content, to: "course/\(name)")
    }
    _ = try feedback("--delete")
    let again = try learner.run(
      ["feedback", "--add", "--content", "\(learner.home)/course"],
      with: ["DILIM_NOW": Self.now, "DILIM_MODEL": "m"]
    )
    #expect(
      again.lines.count == 2
        && again.output.hasPrefix("219 answers added to the queue.\n1 left out")
    )
  }

  @Test func `one call sends the whole queue as long as the endpoint responds`() throws {
    let model = try faulty(try Self.faults())
    try learner.set(
      "requests_per_run = 1000",
      "requests_per_day = 10000",
      "tokens_per_day = 100000000",
      "first_byte_timeout = 0.5",
      "silence_timeout = 0.5"
    )
    try answerWrong(120)
    #expect(try feedback("--add").output == "120 answers added to the queue.\n")
    let run = try feedback("--send", model)
    #expect(run.code == 0 && run.output.hasSuffix("\nNothing is left to be sent.\n"), "\(run.all)")
    #expect(run.output.ranges(of: ": explained\n").count == 120)
    #expect(model.requests.count > 140)
  }

  @Test(arguments: [["broken off"], ["500", "503"], ["429"], ["reset"]])
  func `a repeated fault finally ends the run, and loses nothing`(
    _ kinds: [String]
  ) throws {
    let faults = try Self.faults().filter { kinds.contains($0.key) }.map(\.value)
    let good = try ModelServer.counted(try Self.explanation())
    let model = try ModelServer { $0 < 2 ? good : faults[$0 % faults.count] }
    try learner.set("requests_per_run = 1000")
    try answerWrong(12)
    _ = try feedback("--add")
    let run = try feedback("--send", model)
    #expect(run.code == 4 && run.output.ranges(of: ": explained\n").count == 2)
    #expect(run.errors.contains("10 answers still wait; the next can be sent in "), "\(run.errors)")
    #expect(run.errors.contains(" (dilim feedback --send). "), "\(run.errors)")
    // Five questions in a row, each tried three times; of a connection that has served before, the
    // library doubts the connection once.
    #expect((2 + 15...2 + 16).contains(model.requests.count))
    let whole = try ModelServer(good)
    var later = whole.environment
    later["DILIM_NOW"] = "2026-03-01T11:00:00Z"
    let rest = try learner.run(["feedback", "--send"], with: later)
    #expect(rest.code == 0 && rest.output.ranges(of: ": explained\n").count == 10, "\(rest.all)")
  }

  @Test func `at a limit it says how many still wait and how to continue`() throws {
    let model = try ModelServer(try ModelServer.counted(try Self.explanation()))
    try answerWrong(9)
    _ = try feedback("--add")
    try learner.set("requests_per_run = 3", "requests_per_day = 5")
    let first = try feedback("--send", model)
    #expect(
      first.errors.hasSuffix(
        "The limit of a run is reached (requests_per_run = 3); 6 answers still wait. Go on: dilim "
          + "feedback --send; or allow more: dilim config set requests_per_run NUMBER\n"
      )
    )
    let second = try feedback("--send", model)
    #expect(
      second.errors
        == "The limit of the day is reached (requests_per_day = 5); 4 answers still wait. Go on after "
        + "midnight; or allow more: dilim config set requests_per_day NUMBER\n"
    )
    try learner.set("requests_per_run = 3", "tokens_per_day = 1000")
    let third = try feedback("--send", model)
    #expect(third.errors.contains("(tokens_per_day = 1000); 4 answers still wait."))
    #expect(model.requests.count == 5 && first.code == 0 && second.code == 0 && third.code == 0)
  }
}
