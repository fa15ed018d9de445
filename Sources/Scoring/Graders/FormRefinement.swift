import Patterns

/// Brings the form of a comparison closer to the words of the answer.
///
/// The nearest form by letters may have optional words that the learner did not write, or lack some
/// that the learner wrote. A reason must not demand what the pattern leaves open.
struct FormRefinement {
  private let lattice: Lattice
  private var words: [[UInt8]]
  private var path: [Int]?
  private let unmatched: (expected: [[UInt8]], found: [[UInt8]])

  private static let mostWords = 6

  /// Creates the refinement of a comparison with a form of the lattice.
  init(_ comparison: SentenceComparison, in lattice: Lattice) {
    self.lattice = lattice
    words = comparison.expectedWords
    unmatched = comparison.unmatchedWords
  }

  /// Returns the path of the closer form; nil if there is none.
  mutating func refinedPath() -> [Int]? {
    guard unmatched.expected.count <= Self.mostWords, unmatched.found.count <= Self.mostWords else {
      return nil
    }
    for typed in unmatched.found { place(typed) }
    for word in unmatched.expected { leaveOut(word) }
    return path
  }

  /// Puts a typed word into the form: in place of an unmatched one, or between two words.
  private mutating func place(_ typed: [UInt8]) {
    for word in unmatched.expected {
      guard let place = words.firstIndex(of: word) else { continue }
      if keep(words[..<place] + [typed] + words[(place + 1)...]) { return }
    }
    for place in words.indices where keep(words[..<place] + [typed] + words[place...]) { return }
    _ = keep(words[...] + [typed])
  }

  private mutating func leaveOut(_ word: [UInt8]) {
    guard let place = words.firstIndex(of: word), words.count > 1 else { return }
    _ = keep(words[..<place] + words[(place + 1)...])
  }

  /// Keeps a form if the pattern has it.
  private mutating func keep(_ form: ArraySlice<[UInt8]>) -> Bool {
    guard let found = lattice.trace(Array(form.joined(separator: [UInt8(ascii: " ")]))) else {
      return false
    }
    (words, path) = (Array(form), found)
    return true
  }
}
