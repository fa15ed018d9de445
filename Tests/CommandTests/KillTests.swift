import Foundation
import RandomTestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `kill -9` at any moment of a lesson in a pipe.
///
/// `DILIM_KILL_ROUNDS=1000 swift test --filter KillTests` tries longer.
@Suite(.seeded) struct KillTests {
  private let learner: Learner
  private static let script = ["Ben öğretmenim.", "Yorgun musun?", "Okula gidiyorum."]
  private static let items = ["teacher", "tired", "school"].map { "a1-u1-writing#\($0)" }

  init() throws { learner = try Learner() }

  @Test func `a graded answer is kept exactly once, and the lesson continues where it was`() throws
  {
    let rounds = ProcessInfo.processInfo.environment["DILIM_KILL_ROUNDS"].flatMap { Int($0) } ?? 25
    var chance = TestRandom(20_260_131)
    var window = try lessonTime()
    var known = 0
    var totals = (marks: 0, unseen: 0, killed: 0)
    for round in 0..<rounds {
      let position = known % 3
      let typed = Self.script[position...] + Self.script
      let outcome = try studyUntilKilled(
        Array(typed.prefix(Int.random(in: 1...3, using: &chance))),
        within: window,
        &chance
      )
      let export = try learner.run(["export"])
      #expect(export.code == 0, "round \(round): \(export.errors)")
      let answers = export.lines.compactMap { answeredItem($0) }
      let fresh = answers.count - known
      #expect(fresh == outcome.marks || fresh == outcome.marks + 1, "round \(round)")
      // Each answer once and in order: none was lost, doubled or given to another item.
      #expect(answers == (0..<answers.count).map { Self.items[$0 % 3] }, "round \(round)")
      known = answers.count
      totals.marks += outcome.marks
      totals.unseen += fresh - outcome.marks
      totals.killed += outcome.isKilled ? 1 : 0
      // Adapts to the current speed of the machine.
      window = window * (outcome.isKilled ? 1.1 : 0.7)
      if known % 3 > 0 { try expectResumed(at: known % 3) }
    }
    #expect(totals.killed > rounds / 4)
    #expect(totals.marks > 0)
    print(
      "kill -9: \(rounds) rounds, \(totals.killed) in mid-lesson, \(totals.marks) marks seen, "
        + "\(totals.marks + totals.unseen) kept, \(totals.unseen) kept before they were seen"
    )
  }

  private func answeredItem(_ line: String) -> String? {
    guard let entry = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
      entry["event"] as? String == "answered"
    else { return nil }
    return entry["item"] as? String
  }

  private func expectResumed(at position: Int) throws {
    let run = try learner.run(["lesson", "a1-u1-writing"])
    #expect(run.output.contains("Going on where you left off: \(position) of 3 done."))
    #expect(run.output.contains("\n\(position + 1)/3  Put into Turkish:"))
  }

  /// The duration of a lesson with three answers, so that the kills fall into it.
  private func lessonTime() throws -> Duration {
    let other = try Learner()
    return try Delay.of { _ = try other.run(["lesson", "a1-u1-writing"], lines: Self.script) }
  }

  /// Types lines into a lesson and kills it at a random moment; returns the number of verdicts seen.
  private func studyUntilKilled(
    _ lines: [String],
    within window: Duration,
    _ chance: inout TestRandom
  ) throws -> (marks: Int, isKilled: Bool) {
    let (input, output) = (try Child.Pipe(), try Child.Pipe())
    let child = try Child(
      Learner.program,
      arguments: ["lesson", "a1-u1-writing"],
      environment: learner.environment,
      stream: .descriptors(input.reading, output.writing, output.writing)
    )
    close(input.reading)
    close(output.writing)
    defer {
      close(input.writing)
      close(output.reading)
    }
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    _ = write(input.writing, bytes, bytes.count)
    Delay.spin(for: window * Double.random(in: 0..<2, using: &chance))
    let end = child.kill()
    var received: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65_536)
    while case let count = read(output.reading, &block, block.count), count > 0 {
      received += block[..<count]
    }
    let text = String(decoding: received, as: UTF8.self)
    #expect(end.code == 128 + SIGKILL || end.code == 0, "ended by itself: \(text)")
    return (text.ranges(of: "\n+ Doğru! (correct)\n").count, end.code == 128 + SIGKILL)
  }
}
