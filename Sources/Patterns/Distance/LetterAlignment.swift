import Turkish

/// The letters of an expected and a typed word side by side.
package struct LetterAlignment: Sendable, Equatable {
  /// A step of the alignment; the numbers are byte indices in the expected and in the typed word.
  package enum Step: Sendable, Equatable {
    case same(Int, Int)
    case replaced(Int, Int)
    case missing(Int, before: Int)
    case extra(Int, before: Int)
    /// The letters at these indices and the next ones are swapped.
    case swapped(Int, Int)
  }

  package let steps: [Step]

  package var edits: [Step] {
    steps.filter { step in
      if case .same = step { false } else { true }
    }
  }

  /// The largest table; longer words are paired letter by letter.
  private static let mostCells = 20_000

  /// Creates the cheapest alignment, in which swapped neighbours are one step.
  ///
  /// A letter without its mark costs less than another letter of its kind, vowel or consonant, and
  /// that less than one of the other kind.
  package init(_ expected: [UInt8], _ found: [UInt8]) {
    if expected == found {
      steps = expected.indices.map { .same($0, $0) }
    } else if expected.count * found.count <= Self.mostCells {
      steps = AlignmentTable.steps(expected, found)
    } else {
      steps = Self.byPlace(expected, found)
    }
  }

  /// Creates the alignment to show: letters that are missing or extra in one place stay together, as
  /// far right as possible, so that no ending is cut: aşçı[yım], not aşç[ıy]ı[m].
  package init(shown expected: [UInt8], _ found: [UInt8]) {
    let (short, long) = expected.count < found.count ? (expected, found) : (found, expected)
    let start = zip(short, long).prefix { $0 == $1 }.count
    let count = long.count - short.count
    // Findings call the first of two equal letters the slip.
    let isDoubled = count == 1 && start > 0 && long[start] == long[start - 1]
    guard count > 0, !isDoubled, short[start...].elementsEqual(long[(start + count)...]) else {
      self.init(expected, found)
      return
    }
    let isMissing = expected.count > found.count
    self.init(
      steps: long.indices.map { place in
        if place < start { return .same(place, place) }
        if place < start + count {
          return isMissing ? .missing(place, before: start) : .extra(place, before: start)
        }
        return isMissing ? .same(place, place - count) : .same(place - count, place)
      }
    )
  }

  private init(steps: [Step]) { self.steps = steps }

  private static func byPlace(_ expected: [UInt8], _ found: [UInt8]) -> [Step] {
    (0..<max(expected.count, found.count)).map { place in
      if place >= found.count { return .missing(place, before: found.count) }
      if place >= expected.count { return .extra(place, before: expected.count) }
      return expected[place] == found[place] ? .same(place, place) : .replaced(place, place)
    }
  }
}

/// The table of the costs of aligning prefixes of two words.
private struct AlignmentTable {
  private static let gap: Int32 = 4
  private static let swap: Int32 = 5

  /// For each byte, its ASCII letter in the lower 8 bits and whether it is a vowel in bit 8.
  private static let kinds: [UInt16] = (0...255).map { byte in
    UInt16(CodePage.asciiFolded[byte]) | (CodePage.isVowel(UInt8(byte)) ? 0x100 : 0)
  }

  private let expected: UnsafeBufferPointer<UInt8>
  private let found: UnsafeBufferPointer<UInt8>
  private let kinds: UnsafeBufferPointer<UInt16>
  private let costs: UnsafeMutableBufferPointer<Int32>
  private let width: Int

  static func steps(_ expected: [UInt8], _ found: [UInt8]) -> [LetterAlignment.Step] {
    let width = found.count + 1
    return expected.withUnsafeBufferPointer { expected in
      found.withUnsafeBufferPointer { found in
        kinds.withUnsafeBufferPointer { kinds in
          withUnsafeTemporaryAllocation(of: Int32.self, capacity: width * (expected.count + 1)) {
            AlignmentTable(expected: expected, found: found, kinds: kinds, costs: $0, width: width)
              .steps()
          }
        }
      }
    }
  }

  private func steps() -> [LetterAlignment.Step] {
    fill()
    var steps: [LetterAlignment.Step] = []
    steps.reserveCapacity(max(expected.count, found.count) + 2)
    var (row, column) = (expected.count, found.count)
    while row + column > 0 {
      let step = step(row, column)
      steps.append(step)
      switch step {
      case .same, .replaced: (row, column) = (row - 1, column - 1)
      case .missing: row -= 1
      case .extra: column -= 1
      case .swapped: (row, column) = (row - 2, column - 2)
      }
    }
    steps.reverse()
    return steps
  }

  private func fill() {
    for column in 0..<width { costs[column] = Int32(truncatingIfNeeded: column) &* Self.gap }
    for row in 1..<max(1, expected.count + 1) {
      costs[row &* width] = Int32(truncatingIfNeeded: row) &* Self.gap
      for column in 1..<max(1, width) {
        let place = row &* width &+ column
        var best = costs[place &- width &- 1] &+ replacement(row, column)
        best = min(best, costs[place &- width] &+ Self.gap, costs[place &- 1] &+ Self.gap)
        if isSwapped(row, column) {
          best = min(best, costs[place &- 2 &* width &- 2] &+ Self.swap)
        }
        costs[place] = best
      }
    }
  }

  /// Returns the step that gave a cell its cost.
  private func step(_ row: Int, _ column: Int) -> LetterAlignment.Step {
    let place = row * width + column
    let cost = costs[place]
    if row > 0, column > 0 {
      let own = replacement(row, column)
      if costs[place - width - 1] + own == cost {
        return own == 0 ? .same(row - 1, column - 1) : .replaced(row - 1, column - 1)
      }
    }
    if row > 0, costs[place - width] + Self.gap == cost {
      return .missing(row - 1, before: column)
    }
    if column > 0, costs[place - 1] + Self.gap == cost { return .extra(column - 1, before: row) }
    return .swapped(row - 2, column - 2)
  }

  @inline(__always)
  private func isSwapped(_ row: Int, _ column: Int) -> Bool {
    row > 1 && column > 1 && expected[row &- 1] == found[column &- 2]
      && expected[row &- 2] == found[column &- 1] && expected[row &- 1] != expected[row &- 2]
  }

  @inline(__always)
  private func replacement(_ row: Int, _ column: Int) -> Int32 {
    let (right, wrong) = (expected[row &- 1], found[column &- 1])
    if right == wrong { return 0 }
    let difference = kinds[Int(right)] ^ kinds[Int(wrong)]
    return difference & 0xFF == 0 ? 3 : difference < 0x100 ? 5 : 7
  }
}
