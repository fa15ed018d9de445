import Turkish

extension Lattice {
  private static let mostWords = 200
  private static let longestWord = 40

  /// Returns the different words of all forms that begin with a letter, with or without its mark.
  ///
  /// The number of words is limited.
  package func words(beginningWith letter: UInt8) -> [[UInt8]] {
    let folded = CodePage.asciiFolded[Int(letter)]
    var words: [[UInt8]] = []
    var seen: Set<[UInt8]> = []
    for state in 0..<stateCount where isWordStart(state) {
      for edge in edgeRange(of: state) where CodePage.asciiFolded[Int(edges[edge].byte)] == folded {
        spell(from: Int(edges[edge].target), [edges[edge].byte], &words, &seen)
      }
      if words.count >= Self.mostWords { break }
    }
    return words
  }

  private func isWordStart(_ state: Int) -> Bool {
    if state == 0 { return true }
    return incoming[Int(incomingStarts[state])..<Int(incomingStarts[state + 1])].contains {
      edges[Int($0)].byte == UInt8(ascii: " ")
    }
  }

  private func spell(
    from state: Int,
    _ letters: [UInt8],
    _ words: inout [[UInt8]],
    _ seen: inout Set<[UInt8]>
  ) {
    guard words.count < Self.mostWords, letters.count <= Self.longestWord else { return }
    let range = edgeRange(of: state)
    let isEnd =
      endings[state] != nil || range.contains { edges[$0].byte == UInt8(ascii: " ") }
    if isEnd, !letters.isEmpty, seen.insert(letters).inserted { words.append(letters) }
    for index in range where edges[index].byte != UInt8(ascii: " ") {
      spell(from: Int(edges[index].target), letters + [edges[index].byte], &words, &seen)
    }
  }
}
