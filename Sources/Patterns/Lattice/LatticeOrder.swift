import Turkish

extension Lattice {
  /// Returns an order in which these words spell one of the forms; nil if none is found.
  ///
  /// Words are compared without marks. The search remembers dead ends and gives up after a fixed
  /// number of steps.
  package func order(of words: [[UInt8]]) -> [Int]? {
    guard words.count > 1, words.count <= 12, !isSingle || hasLetters(of: words) else { return nil }
    var search = OrderSearch(lattice: self, words: words)
    guard isSingle || search.findsEachWord() else { return nil }
    return search.extend(from: 0, used: 0) ? search.order.reversed() : nil
  }

  /// Whether the only form can have the letters of these words, by their number and their sum.
  private func hasLetters(of words: [[UInt8]]) -> Bool {
    var rest = words.reduce(0) { $1.reduce($0) { $0 + Self.weight(of: $1) } }
    for edge in edges where edge.byte != UInt8(ascii: " ") && edge.byte != UInt8(ascii: "'") {
      rest -= Self.weight(of: CodePage.asciiFolded[Int(edge.byte)])
    }
    return rest == 0
  }

  private static func weight(of letter: UInt8) -> Int { (1 << 32) + Int(letter) }
}

/// The search of ``Lattice/order(of:)``.
private struct OrderSearch {
  let lattice: Lattice
  let words: [[UInt8]]
  private let folded = CodePage.asciiFolded
  var order: [Int] = []
  private var failed: Set<Int> = []
  private var stepsLeft = 4_000

  init(lattice: Lattice, words: [[UInt8]]) {
    self.lattice = lattice
    self.words = words
  }

  /// Whether the words that are not yet used lead from a state to the end.
  ///
  /// `used` is a bit set of the words. The depth of the recursion is the number of words.
  mutating func extend(from state: Int, used: Int) -> Bool {
    let key = state << words.count | used
    guard stepsLeft > 0, !failed.contains(key) else { return false }
    stepsLeft -= 1
    for word in words.indices where used & (1 << word) == 0 {
      let after = used | 1 << word
      for end in ends(of: words[word], from: state) {
        let isLast = after == (1 << words.count) - 1
        let goesOn =
          isLast
          ? lattice.endings[end] != nil
          : ends(of: [UInt8(ascii: " ")], from: end).contains { extend(from: $0, used: after) }
        if goesOn {
          order.append(word)
          return true
        }
      }
    }
    failed.insert(key)
    return false
  }

  /// Whether each word occurs in the forms.
  func findsEachWord() -> Bool {
    var starts: Set<Int> = [0]
    for edge in lattice.edges where edge.byte == UInt8(ascii: " ") {
      starts.insert(Int(edge.target))
    }
    return words.allSatisfy { word in
      starts.contains { !ends(of: word, from: $0).isEmpty }
    }
  }

  private func ends(of word: [UInt8], from state: Int) -> [Int] {
    var state = state
    var rest = word[...]
    while let byte = rest.first {
      let targets = targets(of: byte, from: state)
      guard let target = targets.first, !targets.isBranch else { break }
      state = target
      rest = rest.dropFirst()
    }
    var states = [state]
    for byte in rest {
      var next: [Int] = []
      for state in states {
        for index in edgesPastApostrophe(from: state) {
          let edge = lattice.edges[index]
          let target = Int(edge.target)
          if folded[Int(edge.byte)] == byte, !next.contains(target) { next.append(target) }
        }
      }
      states = next
    }
    return states
  }

  /// Returns the edges of a state and those after an apostrophe, which the words don't have.
  private func edgesPastApostrophe(from state: Int) -> [Int] {
    lattice.edgeRange(of: state).flatMap { index -> [Int] in
      guard lattice.edges[index].byte == UInt8(ascii: "'") else { return [index] }
      return Array(lattice.edgeRange(of: Int(lattice.edges[index].target)))
    }
  }

  /// Returns the first state after a letter, and whether there are others.
  private func targets(of byte: UInt8, from state: Int) -> (first: Int?, isBranch: Bool) {
    var first: Int?
    for index in lattice.edgeRange(of: state) where folded[Int(lattice.edges[index].byte)] == byte {
      let target = Int(lattice.edges[index].target)
      if let first, first != target { return (first, true) }
      first = target
    }
    return (first, false)
  }
}
