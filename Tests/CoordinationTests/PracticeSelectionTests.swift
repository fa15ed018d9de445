import Coordination
import TestSupport
import Testing

@Suite struct PracticeSelectionTests {
  @Test func `items that are not known come first, whatever the seed`() throws {
    let items = try SmallCourse.items(SmallCourse.writing)
    try #require(items.count > 1)
    for item in items {
      for seed in 0..<20 as Range<UInt64> {
        let count = items.count - 1
        let drawn = PracticeSelection.draw(from: items, count: count, seed: seed, known: [item.id])
        #expect(drawn.count == count && !drawn.contains { $0.id == item.id })
      }
    }
  }
}
