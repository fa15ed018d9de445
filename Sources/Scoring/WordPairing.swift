import Turkish

/// Which words of an answer stand for which words of the accepted form.
struct WordPairing: Sendable {
  /// Word numbers on both sides; one side is empty for a missing or extra word.
  struct Pair: Sendable, Equatable {
    var expected: Range<Int>
    var found: Range<Int>
    var isMoved = false
  }

  private(set) var pairs: [Pair] = []
  /// Whether both sides have the same words, if marks and order are disregarded.
  private(set) var isPermutation = false

  private let expected: [[UInt8]]
  private let found: [[UInt8]]

  private static let gap = 70
  /// Beyond this many cells the words are paired by place alone.
  private static let mostCells = 40_000

  /// Pairs words, given without marks and apostrophes.
  init(_ expected: [[UInt8]], _ found: [[UInt8]]) {
    self.expected = expected
    self.found = found
    let sizes = expected.count * found.count
    if sizes <= Self.mostCells, Self.isPermutation(expected, found) {
      isPermutation = true
      pairByEquality()
    } else if sizes <= Self.mostCells {
      pairByCost()
      markMoved()
    } else {
      pairByPlace()
    }
  }

  private static func isPermutation(_ left: [[UInt8]], _ right: [[UInt8]]) -> Bool {
    left.count == right.count && sum(left) == sum(right) && left != right
      && sorted(left) == sorted(right)
  }

  /// The same for the same words in any order.
  private static func sum(_ words: [[UInt8]]) -> Int {
    words.reduce(0) { $1.reduce($0) { $0 &+ Int($1) } }
  }

  private static func sorted(_ words: [[UInt8]]) -> [[UInt8]] {
    words.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private mutating func pairByPlace() {
    for index in 0..<max(expected.count, found.count) {
      pairs.append(
        Pair(
          expected: min(index, expected.count)..<min(index + 1, expected.count),
          found: min(index, found.count)..<min(index + 1, found.count)
        )
      )
    }
  }

  /// The order of the answer; words out of the longest common order count as moved.
  private mutating func pairByEquality() {
    var isFree = [Bool](repeating: true, count: expected.count)
    var places: [Int] = []
    for word in found {
      let place = expected.indices.first { isFree[$0] && expected[$0] == word } ?? 0
      isFree[place] = false
      places.append(place)
    }
    let kept = Self.longestRise(in: places)
    for (index, place) in places.enumerated() {
      let isMoved = !kept.contains(index)
      pairs.append(
        Pair(expected: place..<place + 1, found: index..<index + 1, isMoved: isMoved)
      )
    }
  }

  private static func longestRise(in places: [Int]) -> Set<Int> {
    var lengths = [Int](repeating: 1, count: places.count)
    var before = [Int?](repeating: nil, count: places.count)
    for index in places.indices {
      for earlier in 0..<index where places[earlier] < places[index] {
        if lengths[earlier] + 1 > lengths[index] {
          lengths[index] = lengths[earlier] + 1
          before[index] = earlier
        }
      }
    }
    var kept: Set<Int> = []
    var place = lengths.indices.max { lengths[$0] < lengths[$1] }
    while let index = place {
      kept.insert(index)
      place = before[index]
    }
    return kept
  }

  private struct Cell {
    var cost = Int.max / 2
    var expected = 0
    var found = 0
  }

  /// Dynamic programming over words: one for one, missing, extra, two for one, one for two.
  private mutating func pairByCost() {
    let width = found.count + 1
    var cells = [Cell](repeating: Cell(), count: (expected.count + 1) * width)
    cells[0].cost = 0
    for row in 0...expected.count {
      for column in 0...found.count where row + column > 0 {
        var best = Cell()
        func offer(_ rows: Int, _ columns: Int, _ cost: @autoclosure () -> Int?) {
          guard row >= rows, column >= columns else { return }
          let before = cells[(row - rows) * width + column - columns].cost
          guard before < best.cost, let cost = cost(), before + cost < best.cost else { return }
          best = Cell(cost: before + cost, expected: rows, found: columns)
        }
        let place = row * width + column
        let otherwise =
          Self.gap
          + min(
            row > 0 ? cells[place - width].cost : .max / 2,
            column > 0 ? cells[place - 1].cost : .max / 2
          )
        if row > 0, column > 0 {
          let most = otherwise - cells[place - width - 1].cost
          offer(1, 1, Self.cost(expected[row - 1], found[column - 1], most: most))
        }
        offer(1, 0, Self.gap)
        offer(0, 1, Self.gap)
        offer(2, 1, Self.joinCost(expected[row - 2], expected[row - 1], found[column - 1]))
        offer(1, 2, Self.joinCost(found[column - 2], found[column - 1], expected[row - 1]))
        cells[row * width + column] = best
      }
    }
    var (row, column) = (expected.count, found.count)
    while row + column > 0 {
      let cell = cells[row * width + column]
      pairs.append(
        Pair(expected: row - cell.expected..<row, found: column - cell.found..<column)
      )
      row -= cell.expected
      column -= cell.found
    }
    pairs.reverse()
  }

  /// Nil if it is certain to be over `most`.
  private static func cost(_ expected: [UInt8], _ found: [UInt8], most: Int) -> Int? {
    if expected == found { return 0 }
    let longest = max(expected.count, found.count)
    if longest > 64 { return 120 }
    let least = abs(expected.count - found.count)
    guard 20 + 100 * least / max(1, longest) <= most else { return nil }
    return 20 + 100 * EditDistance.optimalAlignment(expected, found) / max(1, longest)
  }

  /// Nil unless the two words make the one, or nearly.
  private static func joinCost(_ first: [UInt8], _ second: [UInt8], _ whole: [UInt8]) -> Int? {
    guard whole.count <= 64, abs(first.count + second.count - whole.count) <= 3 else { return nil }
    if Instrumental.joins(first, second, as: whole) { return 5 }
    let distance = EditDistance.optimalAlignment(first + second, whole)
    guard distance <= 1, distance < min(first.count, second.count) else {
      return nil
    }
    return 15 + 100 * distance / whole.count
  }

  /// Joins a word missing in one place with the same word too many in another.
  private mutating func markMoved() {
    for index in pairs.indices where pairs[index].found.isEmpty {
      let word = expected[pairs[index].expected.lowerBound]
      let other = pairs.firstIndex { pair in
        pair.expected.isEmpty && !pair.found.isEmpty && found[pair.found.lowerBound] == word
      }
      guard let other else { continue }
      pairs[other].expected = pairs[index].expected
      pairs[other].isMoved = true
      pairs[index].expected = 0..<0
    }
    pairs.removeAll { $0.expected.isEmpty && $0.found.isEmpty }
  }
}
