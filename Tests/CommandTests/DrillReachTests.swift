import Foundation
import Testing

/// The forms that `dilim drill` asks of a learner who names no point.
struct DrillReachTests {
  private let learner: Learner

  init() throws { learner = try Learner() }

  /// The cues of forty items.
  private func cues(_ options: String...) throws -> [String] {
    let skips = String(repeating: ":skip\n", count: 40)
    let run = try learner.run(
      ["drill", "--json", "--seed", "7", "--content", Document.content] + options,
      input: skips
    )
    #expect(run.errors == "")
    return run.lines.compactMap { line in
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["cue"] as? String
    }
  }

  @Test func `a new learner is asked for no ending of a later unit`() throws {
    let cues = try cues()
    #expect(cues.count >= 40)
    for cue in cues {
      #expect(
        !cue.contains("(object)") && !cue.contains("of the") && !cue.hasPrefix("my "),
        "\(cue)"
      )
    }
  }

  @Test func `with a level all its forms are asked`() throws {
    let cues = try cues("--level", "A1")
    #expect(cues.contains { $0.contains("(object)") || $0.contains("of the") })
  }
}
