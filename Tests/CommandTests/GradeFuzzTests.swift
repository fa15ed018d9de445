import Foundation
import RandomTestSupport
import Testing

/// Hostile lines for `grade --json`.
@Suite(.seeded) struct GradeFuzzTests {
  let learner: Learner

  init() throws { learner = try Learner() }

  /// The number of mutated lines; set by `DILIM_FUZZ`.
  private static let count =
    ProcessInfo.processInfo.environment["DILIM_FUZZ"].flatMap(Int.init) ?? 5_000

  @Test func `every mutated line gets one reply in order, and none stops the program`() throws {
    var random = TestRandom(7)
    var input: [UInt8] = []
    for _ in 0..<Self.count { input += Self.mutated(using: &random) + [0x0A] }
    let run = try learner.run(
      Learner.program,
      ["grade", "--json"],
      input: input,
      within: .seconds(300)
    )
    let lines = run.output.split(separator: "\n")
    #expect(run.code == 3 && lines.count == Self.count)
    for line in lines {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  private static let seeds = [
    #"{"id":1,"accept":["(Ben) {bugün / okula} gid[iyor|ecek]im."],"answer":"okula gidiyorum"}"#,
    #"{"id":{"a":[1,2.5,null]},"accept":["Ne?"],"answer":"ne","strict":true}"#,
    #"{"id":"x","item":"a1-u1-writing#teacher","answer":"ogretmenim"}"#,
  ].map { Array($0.utf8) }

  private static let pieces =
    [
      "{", "}", "[", "]", "\"", "\\u0000", "\\ud800", "null", "(", "|", "/", "i\u{307}", "1e400",
    ].map { Array($0.utf8) } + [[0xFF], [0xC4], [0x00]]

  private static func mutated(using random: inout TestRandom) -> [UInt8] {
    func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }
    var line = seeds[below(seeds.count)]
    for _ in 0..<below(4) {
      let place = below(line.count + 1)
      switch below(3) {
      case 0 where place < line.count: line[place] = UInt8(truncatingIfNeeded: below(256))
      case 1: line.insert(contentsOf: pieces[below(pieces.count)], at: place)
      default: line.removeSubrange(place..<min(line.count, place + 4))
      }
    }
    return line.filter { $0 != 0x0A }
  }
}
