import Curriculum
import RandomTestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.seeded) struct LessonFuzzTests {
  /// The number of mutated files, which `DILIM_FUZZ` sets.
  private static let count =
    ProcessInfo.processInfo.environment["DILIM_FUZZ"].flatMap(Int.init) ?? 20_000

  @Test func `mutated lesson files never trap, and every refusal names a line of the file`() {
    var random = Mutations(1)
    let seeds = [LessonTexts.writing, LessonTexts.reading, LessonTexts.checkpoint].map {
      Array($0.utf8)
    }
    let names = ["a1-u6-writing", "a1-u1-reading", "a1-u4-checkpoint"]
    let reader = LessonReader(tags: [GrammarTag(rawValue: "accusative")])
    let anyTags = LessonReader()
    var read = 0
    var refused = 0
    for number in 0..<Self.count {
      let index = number % seeds.count
      let bytes = random.mutated(seeds[index])
      let last = bytes.count(where: { $0 == 0x0A }) + 1
      do {
        let lesson = try (number % 2 == 0 ? reader : anyTags).read(
          bytes,
          file: "Content/a1/\(names[index]).lesson"
        )
        read += 1
        if lesson.exercises.isEmpty { Issue.record("a lesson without exercises") }
      } catch {
        refused += 1
        let places = error.errors.map(\.line)
        if places.isEmpty || places != places.sorted() || !places.allSatisfy((0...last).contains) {
          Issue.record("errors out of place: \(error.errors)")
        }
      }
      if number % 16 == 0 {
        let fixed = IdentityWriter.addingMissingIDs(to: bytes)
        if IdentityWriter.addingMissingIDs(to: fixed) != fixed { Issue.record("not idempotent") }
        _ = try? SyllabusReader.read(bytes, file: "syllabus.txt")
      }
    }
    #expect(read > 0)
    #expect(refused > read)
    print("lesson reader: \(Self.count) mutated files, \(read) read, \(refused) refused, 0 crashes")
  }
}

/// Seeded random changes of a file: flipped bytes, swapped lines, deletions and insertions.
private struct Mutations {
  private var random: TestRandom
  private static let scraps: [[UInt8]] = [
    Array("{#".utf8), Array("}".utf8), Array(" :: ".utf8), Array("|".utf8), Array("\n\n".utf8),
    Array("\r\n".utf8), Array("\u{307}".utf8), Array("\u{FEFF}".utf8), Array("\t".utf8), [0],
    [0xFF],
    [0xC3], [0xE2, 0x80], Array("? ".utf8), Array("= ".utf8), Array("- ".utf8), Array("x ".utf8),
    Array("~ ".utf8), Array("\" ".utf8), Array("* ".utf8), Array("! ".utf8), Array("#".utf8),
    Array("id: ".utf8), Array("grammar: ,,".utf8), Array("🇹🇷".utf8), Array("\u{200D}".utf8),
  ]

  init(_ stream: UInt64) { random = TestRandom(stream) }

  private mutating func next(below bound: Int) -> Int {
    Int.random(in: 0..<max(1, bound), using: &random)
  }

  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...next(below: 4) {
      let place = next(below: bytes.count + 1)
      let end = min(bytes.count, place + next(below: 30))
      switch next(below: 7) {
      case 0 where place < bytes.count: bytes[place] = UInt8(next(below: 256))
      case 1: bytes.insert(UInt8(next(below: 256)), at: place)
      case 2: bytes.insert(contentsOf: Self.scraps[next(below: Self.scraps.count)], at: place)
      case 3: bytes.removeSubrange(place..<end)
      case 4: bytes.removeSubrange(place...)
      case 5: bytes.insert(contentsOf: bytes[place..<end], at: next(below: bytes.count + 1))
      default: bytes = swapped(bytes)
      }
    }
    return bytes
  }

  private mutating func swapped(_ bytes: [UInt8]) -> [UInt8] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    lines.swapAt(next(below: lines.count), next(below: lines.count))
    return Array(lines.joined(separator: [0x0A]))
  }
}
