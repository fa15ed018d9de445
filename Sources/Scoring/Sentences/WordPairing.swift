import Patterns
import Turkish

/// The pairing of the words of an answer with those of the accepted form.
struct WordPairing {
  /// The indices of words on both sides; one side is empty for a missing or extra word.
  struct Pair: Sendable, Equatable {
    var expected: Range<Int>
    var found: Range<Int>
    var isMoved = false
  }

  private(set) var pairs: [Pair] = []
  /// Whether both sides have the same words in different orders, without regard to marks.
  private(set) var isPermutation = false

  private let expected: [[UInt8]]
  private let found: [[UInt8]]

  private static let gap = 70
  /// The largest table; longer texts are paired word by word.
  private static let mostCells = 40_000

  /// Whether the words with these indices are forms of one stem.
  private let shareStem: (Int, Int) -> Bool

  /// Whether a typed word is a form of the stem of an expected one, written together with mI.
  private let isQuestion: (Int, Int) -> Bool

  /// Pairs words, which are given without marks and apostrophes.
  init(
    _ expected: [[UInt8]],
    _ found: [[UInt8]],
    shareStem: @escaping (Int, Int) -> Bool,
    isQuestion: @escaping (Int, Int) -> Bool = { _, _ in false }
  ) {
    self.isQuestion = isQuestion
    self.expected = expected
    self.found = found
    self.shareStem = shareStem
    let sizes = expected.count * found.count
    if sizes <= Self.mostCells, Self.isPermutation(expected, found) {
      isPermutation = true
      pairByEquality()
    } else if sizes <= Self.mostCells {
      pairByCost()
      markSwapped()
      markMoved()
    } else {
      pairByPlace()
    }
  }

  private static func isPermutation(_ left: [[UInt8]], _ right: [[UInt8]]) -> Bool {
    left.count == right.count && sum(left) == sum(right) && left != right
      && sorted(left) == sorted(right)
  }

  /// Returns a sum of letters that is equal for the same words in any order.
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

  /// Pairs equal words; those outside the longest common subsequence count as moved.
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

  /// Pairs equal words at both ends, and the words between them by a table of costs.
  private mutating func pairByCost() {
    let shortest = min(expected.count, found.count)
    var head = 0
    while head < shortest, expected[head] == found[head] { head += 1 }
    var tail = 0
    while tail < shortest - head,
      expected[expected.count - 1 - tail] == found[found.count - 1 - tail]
    {
      tail += 1
    }
    let (rows, columns) = (head..<expected.count - tail, head..<found.count - tail)
    for place in 0..<head {
      pairs.append(Pair(expected: place..<place + 1, found: place..<place + 1))
    }
    if rows.count == 1, columns.count == 1 {
      pairs.append(Pair(expected: rows, found: columns))
    } else {
      pairByTable(rows, columns)
    }
    for place in 0..<tail {
      let (row, column) = (rows.upperBound + place, columns.upperBound + place)
      pairs.append(Pair(expected: row..<row + 1, found: column..<column + 1))
    }
  }

  /// Pairs words by dynamic programming: one to one, missing, extra, two to one, one to two.
  private mutating func pairByTable(_ rows: Range<Int>, _ columns: Range<Int>) {
    let width = columns.count + 1
    let (top, left) = (rows.lowerBound, columns.lowerBound)
    var cells = [Cell](repeating: Cell(), count: (rows.count + 1) * width)
    cells[0].cost = 0
    for row in 0...rows.count {
      for column in 0...columns.count where row + column > 0 {
        var best = Cell()
        func offer(_ rows: Int, _ columns: Int, _ cost: @autoclosure () -> Int?) {
          guard row >= rows, column >= columns else { return }
          let before = cells[(row - rows) * width + column - columns].cost
          guard before < best.cost, let cost = cost(), before + cost < best.cost else { return }
          best = Cell(cost: before + cost, expected: rows, found: columns)
        }
        let (right, typed) = (top + row, left + column)
        offer(1, 1, cost(right - 1, typed - 1))
        offer(1, 0, Self.gap)
        offer(0, 1, Self.gap)
        offer(
          2,
          1,
          Self.joinCost(expected[right - 2], expected[right - 1], found[typed - 1])
            ?? questionCost(right - 2, typed - 1)
        )
        offer(2, 2, isMovedSeam(right - 2, typed - 2) ? 10 : nil)
        offer(1, 2, Self.joinCost(found[typed - 2], found[typed - 1], expected[right - 1]))
        cells[row * width + column] = best
      }
    }
    let start = pairs.count
    var (row, column) = (rows.count, columns.count)
    while row + column > 0 {
      let cell = cells[row * width + column]
      pairs.append(
        Pair(
          expected: top + row - cell.expected..<top + row,
          found: left + column - cell.found..<left + column
        )
      )
      row -= cell.expected
      column -= cell.found
    }
    pairs[start...].reverse()
  }

  /// Returns the cost of pairing two words; forms of one stem cost less than words that look alike.
  private func cost(_ row: Int, _ column: Int) -> Int {
    let (right, typed) = (expected[row], found[column])
    if right == typed { return 0 }
    let longest = max(right.count, typed.count)
    if longest > 64 { return 120 }
    let share = 100 * EditDistance.optimalAlignment(right, typed) / max(1, longest)
    return shareStem(row, column) ? 12 + share / 4 : 20 + share
  }

  /// Whether two words are parted at another place: hiç birşey for hiçbir şey.
  private func isMovedSeam(_ row: Int, _ column: Int) -> Bool {
    expected[row] != found[column]
      && expected[row] + expected[row + 1] == found[column] + found[column + 1]
  }

  /// Returns the cost of pairing a word and mI with a typed word; nil if that doesn't join them.
  private func questionCost(_ row: Int, _ column: Int) -> Int? {
    guard QuestionParticle.matches(expected[row + 1]), isQuestion(row, column) else { return nil }
    return 30
  }

  /// Returns the cost of joining two words into one; nil if the result differs too much.
  private static func joinCost(_ first: [UInt8], _ second: [UInt8], _ whole: [UInt8]) -> Int? {
    guard whole.count <= 64, abs(first.count + second.count - whole.count) <= 3 else { return nil }
    if Instrumental.joins(first, second, as: whole) { return 5 }
    if QuestionParticle.matches(second), whole.starts(with: first),
      QuestionParticle.matches(Array(whole.dropFirst(first.count)))
    {
      return 10
    }
    if isHead(first, of: whole), second.starts(with: whole.dropFirst(first.count)),
      whole.count >= first.count + 4
    {
      return 25
    }
    if isCompound(first, second, whole) { return 20 }
    let distance = EditDistance.optimalAlignment(first + second, whole)
    guard distance <= 1, distance < min(first.count, second.count) else {
      return nil
    }
    return 15 + 100 * distance / whole.count
  }

  /// Whether a noun and etmek or olmak make the verb, whose noun may change: kayıp etti, kaybetti.
  private static func isCompound(_ noun: [UInt8], _ verb: [UInt8], _ whole: [UInt8]) -> Bool {
    guard verb.count > 3, noun.count > 2, whole.count > verb.count + 2,
      ["et", "ed", "ol"].contains(where: { verb.starts(with: $0.utf8) }),
      whole.suffix(verb.count) == verb[...], whole.prefix(2) == noun.prefix(2)
    else { return false }
    return EditDistance.optimalAlignment(noun, Array(whole.dropLast(verb.count))) <= 2
  }

  private static func isHead(_ first: [UInt8], of whole: [UInt8]) -> Bool {
    first.count > 2 && whole.starts(with: first)
  }

  /// Swaps the partners of two pairs if each word fits the other pair, and marks them as moved.
  private mutating func markSwapped() {
    let wrong = pairs.indices.filter { index in
      let pair = pairs[index]
      return pair.expected.count == 1 && pair.found.count == 1
        && expected[pair.expected.lowerBound] != found[pair.found.lowerBound]
        && !shareStem(pair.expected.lowerBound, pair.found.lowerBound)
    }
    guard wrong.count > 1, wrong.count <= Self.mostSwaps else { return }
    for (number, left) in wrong.enumerated() {
      for right in wrong[(number + 1)...] where !pairs[left].isMoved && !pairs[right].isMoved {
        guard isSame(pairs[left].expected, pairs[right].found),
          isSame(pairs[right].expected, pairs[left].found)
        else { continue }
        (pairs[left].expected, pairs[right].expected) = (
          pairs[right].expected, pairs[left].expected
        )
        pairs[left].isMoved = true
        pairs[right].isMoved = true
      }
    }
  }

  private static let mostSwaps = 6

  private func isSame(_ row: Range<Int>, _ column: Range<Int>) -> Bool {
    expected[row.lowerBound] == found[column.lowerBound]
      || shareStem(row.lowerBound, column.lowerBound)
  }

  /// Pairs a missing word with an extra word that is the same or of the same stem, as moved.
  private mutating func markMoved() {
    for index in pairs.indices where pairs[index].found.isEmpty {
      let place = pairs[index].expected.lowerBound
      let extras = pairs.indices.filter { pairs[$0].expected.isEmpty && !pairs[$0].found.isEmpty }
      let other =
        extras.first { found[pairs[$0].found.lowerBound] == expected[place] }
        ?? extras.first { shareStem(place, pairs[$0].found.lowerBound) }
      guard let other else { continue }
      pairs[other].expected = pairs[index].expected
      pairs[other].isMoved = true
      pairs[index].expected = 0..<0
    }
    pairs.removeAll { $0.expected.isEmpty && $0.found.isEmpty }
  }
}
