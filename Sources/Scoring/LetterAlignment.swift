import Turkish

/// The letters of an expected and a typed word side by side.
struct LetterAlignment: Sendable, Equatable {
  /// One step; the numbers are places in the expected and the typed word.
  enum Step: Sendable, Equatable {
    case same(Int, Int)
    case replaced(Int, Int)
    case missing(Int, before: Int)
    case extra(Int, before: Int)
    /// The letters at these places and the ones behind them are swapped.
    case swapped(Int, Int)
  }

  let steps: [Step]

  var edits: [Step] {
    steps.filter { step in
      if case .same = step { false } else { true }
    }
  }

  /// Longer words than this are laid side by side letter for letter.
  private static let mostCells = 20_000
  private static let gap = 4
  private static let swap = 5

  /// The cheapest alignment with swapped neighbours as one step; table of both lengths.
  ///
  /// A letter without its mark is nearer than another vowel, and that nearer than a consonant.
  init(_ expected: [UInt8], _ found: [UInt8]) {
    guard expected.count * found.count <= Self.mostCells else {
      steps = Self.byPlace(expected, found)
      return
    }
    let width = found.count + 1
    var table = [Int](repeating: 0, count: (expected.count + 1) * width)
    for row in 0...expected.count {
      for column in 0...found.count where row + column > 0 {
        table[row * width + column] = Self.best(table, width, expected, found, row, column).cost
      }
    }
    var steps: [Step] = []
    var (row, column) = (expected.count, found.count)
    while row + column > 0 {
      let step = Self.best(table, width, expected, found, row, column).step
      steps.append(step)
      switch step {
      case .same, .replaced: (row, column) = (row - 1, column - 1)
      case .missing: row -= 1
      case .extra: column -= 1
      case .swapped: (row, column) = (row - 2, column - 2)
      }
    }
    self.steps = steps.reversed()
  }

  private static func byPlace(_ expected: [UInt8], _ found: [UInt8]) -> [Step] {
    (0..<max(expected.count, found.count)).map { place in
      if place >= found.count { return .missing(place, before: found.count) }
      if place >= expected.count { return .extra(place, before: expected.count) }
      return expected[place] == found[place] ? .same(place, place) : .replaced(place, place)
    }
  }

  private static func best(
    _ table: [Int],
    _ width: Int,
    _ expected: [UInt8],
    _ found: [UInt8],
    _ row: Int,
    _ column: Int
  ) -> (cost: Int, step: Step) {
    var best = (cost: Int.max, step: Step.same(0, 0))
    func offer(_ cost: Int, _ step: Step) {
      if cost < best.cost { best = (cost, step) }
    }
    if row > 0, column > 0 {
      let before = table[(row - 1) * width + column - 1]
      let cost = replacement(expected[row - 1], found[column - 1])
      offer(
        before + cost,
        cost == 0 ? .same(row - 1, column - 1) : .replaced(row - 1, column - 1)
      )
    }
    if row > 0 {
      offer(table[(row - 1) * width + column] + gap, .missing(row - 1, before: column))
    }
    if column > 0 {
      offer(table[row * width + column - 1] + gap, .extra(column - 1, before: row))
    }
    if row > 1, column > 1, expected[row - 1] == found[column - 2],
      expected[row - 2] == found[column - 1], expected[row - 1] != expected[row - 2]
    {
      offer(table[(row - 2) * width + column - 2] + swap, .swapped(row - 2, column - 2))
    }
    return best
  }

  private static func replacement(_ expected: UInt8, _ found: UInt8) -> Int {
    if expected == found { return 0 }
    if CodePage.asciiFolded[Int(expected)] == CodePage.asciiFolded[Int(found)] { return 3 }
    return CodePage.isVowel(expected) == CodePage.isVowel(found) ? 5 : 7
  }
}
