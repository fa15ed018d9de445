import Turkish

/// The costs of edits in the search for the nearest form.
package struct EditCosts: Sendable {
  var replace: Int32
  var insert: Int32
  /// The cost of a letter that differs only in its mark.
  var fold: Int32
  /// The cost of a missing or extra apostrophe.
  var apostrophe: Int32
  /// The cost of a missing or extra space.
  var space: Int32

  /// The costs for learners: edits that they often make are cheaper than the other edits.
  static let learner = EditCosts(replace: 8, insert: 8, fold: 2, apostrophe: 2, space: 5)

  func insertion(of byte: UInt8) -> Int32 {
    byte == UInt8(ascii: " ") ? space : byte == UInt8(ascii: "'") ? apostrophe : insert
  }

  @inline(__always)
  func replacement(_ expected: UInt8, _ found: UInt8, _ folded: UnsafePointer<UInt8>) -> Int32 {
    if expected == found { return 0 }
    if found == AnswerText.eitherI, Lattice.isI(expected) { return 0 }
    if folded[Int(expected)] == folded[Int(found)] { return fold }
    return replace
  }
}

extension Lattice {
  /// The largest number of cells; the search ignores the rest of a longer answer.
  private static let mostCells = 3_000_000

  /// Returns the path of the form nearest to an answer and the cost of the edits.
  ///
  /// It is the algorithm of Wagner and Fischer 1974 over a graph, in time proportional to states
  /// times letters. If an answer is far longer than any form, only its beginning counts.
  package func nearest(to answer: [UInt8], costs: EditCosts = .learner) -> (path: [Int], cost: Int)
  {
    if isSingle, stateCount * (answer.count + 1) > Self.mostCells {
      return (Array(edges.indices), Int.max)
    }
    let room = max(16, Self.mostCells / stateCount - 1)
    let text = Array(answer.prefix(min(room, longest * 2 + 64)))
    let width = text.count + 1
    var search = NearestSearch(lattice: self, text: text, costs: costs)
    let end = search.run()
    let table = search.table
    guard let end else { return ([], 0) }
    let path =
      isSingle ? Array(edges.indices) : trace(table, width: width, text, costs, from: end)
    return (path, Int(table[end * width + width - 1]))
  }

  /// Returns the edges of the cheapest path from the start to a state.
  private func trace(
    _ table: [Int32],
    width: Int,
    _ text: [UInt8],
    _ costs: EditCosts,
    from end: Int
  ) -> [Int] {
    var path: [Int] = []
    var state = end
    var column = width - 1
    while state > 0 || column > 0 {
      let cost = table[state * width + column]
      if let (edge, isReplaced) = step(table, width, text, costs, state, column, cost) {
        path.append(edge)
        state = Int(sources[edge])
        if isReplaced { column -= 1 }
      } else if column > 0 {
        column -= 1
      } else {
        break
      }
    }
    return path.reversed()
  }

  /// Returns the edge that gave a cell its cost, and whether it consumed a byte of the answer.
  private func step(
    _ table: [Int32],
    _ width: Int,
    _ text: [UInt8],
    _ costs: EditCosts,
    _ state: Int,
    _ column: Int,
    _ cost: Int32
  ) -> (edge: Int, isReplaced: Bool)? {
    var skipped: Int?
    for slot in Int(incomingStarts[state])..<Int(incomingStarts[state + 1]) {
      let index = Int(incoming[slot])
      let row = Int(sources[index]) * width
      let byte = edges[index].byte
      if column > 0 {
        let replaced = CodePage.asciiFolded.withUnsafeBufferPointer { folded in
          folded.baseAddress.map { costs.replacement(byte, text[column - 1], $0) } ?? 0
        }
        if table[row + column - 1] + replaced == cost { return (index, true) }
      }
      if skipped == nil, table[row + column] + costs.insertion(of: byte) == cost {
        skipped = index
      }
    }
    if column > 0 {
      let stay = table[state * width + column - 1] + costs.insertion(of: text[column - 1])
      if stay == cost { return nil }
    }
    return skipped.map { ($0, false) }
  }
}
