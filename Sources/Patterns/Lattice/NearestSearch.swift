import Turkish

/// The table of costs from the start of a lattice to each state for each prefix of an answer.
///
/// Only cells within a bound are computed, and the bound is raised until a form lies within it
/// (Ukkonen 1985). Most answers are near a form, so most states are never visited. The cells of a
/// cheapest path are exact; others may hold more than their cost.
struct NearestSearch {
  /// One row for each state, with one column for each prefix of the answer.
  private(set) var table: [Int32] = []

  private let lattice: Lattice
  private let costs: EditCosts
  private let text: [UInt8]
  private let foldedText: [UInt8]
  private let skipping: [Int32]
  private let width: Int

  /// The columns of a state that may lie within the bound.
  private struct Reach {
    var first = Int.max
    var last = -1
  }

  private static let farAway = Int32.max / 2
  private static let bounds: [Int32] = [40, farAway]

  init(lattice: Lattice, text: [UInt8], costs: EditCosts) {
    self.lattice = lattice
    self.text = text
    self.costs = costs
    foldedText = text.map { CodePage.asciiFolded[Int($0)] }
    skipping = text.map { costs.insertion(of: $0) }
    width = text.count + 1
  }

  /// Fills the table; returns the accepting state with the smallest cost.
  mutating func run() -> Int? {
    for bound in Self.bounds {
      var cells = [Int32](repeating: Self.farAway, count: lattice.stateCount * width)
      let end = cells.withUnsafeMutableBufferPointer { cells in
        withUnsafeTemporaryAllocation(of: Reach.self, capacity: lattice.stateCount) { reach in
          reach.initialize(repeating: Reach())
          return withLetters { letters in
            cells.baseAddress.flatMap { fill($0, reach, letters, within: bound) }
          }
        }
      }
      table = cells
      if let end { return end }
    }
    return nil
  }

  private func withLetters(_ body: (Letters) -> Int?) -> Int? {
    text.withUnsafeBufferPointer { text in
      foldedText.withUnsafeBufferPointer { foldedText in
        CodePage.asciiFolded.withUnsafeBufferPointer { folded in
          guard let text = text.baseAddress, let foldedText = foldedText.baseAddress,
            let folded = folded.baseAddress
          else { return nil }
          return body(Letters(text: text, foldedText: foldedText, folded: folded))
        }
      }
    }
  }

  private func fill(
    _ cells: UnsafeMutablePointer<Int32>,
    _ reach: UnsafeMutableBufferPointer<Reach>,
    _ letters: Letters,
    within bound: Int32
  ) -> Int? {
    var best: (state: Int, cost: Int32)?
    cells[0] = 0
    reach[0] = Reach(first: 0, last: 0)
    for state in reach.indices where reach[state].last >= 0 {
      let row = cells + state &* width
      let columns = settle(row, reach[state], within: bound)
      guard columns.first <= columns.last else { continue }
      if lattice.endings[state] != nil, columns.last == width - 1,
        best.map({ row[width - 1] < $0.cost }) ?? true
      {
        best = (state, row[width - 1])
      }
      for index in lattice.edgeRange(of: state) {
        let edge = lattice.edges[index]
        let target = Int(edge.target)
        relax(cells + target &* width, from: row, columns, edge.byte, letters)
        reach[target].first = min(reach[target].first, columns.first)
        reach[target].last = max(reach[target].last, min(columns.last + 1, width - 1))
      }
    }
    return best?.state
  }

  /// Adds the costs of extra letters; returns the columns within the bound.
  ///
  /// The range is empty if its first column is after its last.
  @inline(__always)
  private func settle(
    _ row: UnsafeMutablePointer<Int32>,
    _ reach: Reach,
    within bound: Int32
  ) -> Reach {
    var (first, last) = (reach.first, reach.last)
    var column = first + 1
    while column < width {
      let cost = row[column &- 1] &+ skipping[column &- 1]
      if column > last {
        guard cost <= bound else { break }
        last = column
      }
      if cost < row[column] { row[column] = cost }
      column &+= 1
    }
    while first <= last, row[first] > bound { first &+= 1 }
    while first <= last, row[last] > bound { last &-= 1 }
    return Reach(first: first, last: last)
  }

  /// Lowers the costs of a state to those by way of an edge.
  @inline(__always)
  private func relax(
    _ target: UnsafeMutablePointer<Int32>,
    from source: UnsafeMutablePointer<Int32>,
    _ columns: Reach,
    _ letter: UInt8,
    _ letters: Letters
  ) {
    let skip = costs.insertion(of: letter)
    let replace = { letters.replacement(letter, at: $0, costs) }
    let (first, last) = (columns.first, columns.last)
    target[first] = min(target[first], source[first] &+ skip)
    var column = first &+ 1
    while column <= last {
      let replaced = source[column &- 1] &+ replace(column &- 1)
      target[column] = min(target[column], min(replaced, source[column] &+ skip))
      column &+= 1
    }
    if column < width {
      target[column] = min(target[column], source[column &- 1] &+ replace(column &- 1))
    }
  }

  /// The answer as typed and without marks, with the table that removes marks.
  private struct Letters {
    let text: UnsafePointer<UInt8>
    let foldedText: UnsafePointer<UInt8>
    let folded: UnsafePointer<UInt8>

    /// Returns the cost of a replacement, without a branch so that the loop can be vectorised.
    @inline(__always)
    func replacement(_ letter: UInt8, at place: Int, _ costs: EditCosts) -> Int32 {
      let found = text[place]
      let other = Lattice.isI(letter) ? AnswerText.eitherI : letter
      let cost = foldedText[place] == folded[Int(letter)] ? costs.fold : costs.replace
      return found == letter || found == other ? 0 : cost
    }
  }
}
