/// How often each three letters in a row stand in a text.
struct Trigrams: Sendable {
  /// Sorted by code, each code once.
  private let entries: [(code: UInt64, count: Int)]
  /// The sum of the squares of the counts.
  private let squares: Int

  /// Counts the trigrams of a text with a space before and behind it.
  init(_ text: String) {
    let letters = " \(text) ".unicodeScalars.map { UInt64($0.value) }
    var counts: [UInt64: Int] = [:]
    for start in letters.indices.dropLast(2) {
      // A scalar has 21 bits, so three of them fit.
      let code = letters[start] << 42 | letters[start + 1] << 21 | letters[start + 2]
      counts[code, default: 0] += 1
    }
    entries = counts.sorted { $0.key < $1.key }.map { (code: $0.key, count: $0.value) }
    squares = counts.values.reduce(0) { $0 + $1 * $1 }
  }

  /// The cosine in whole per cent, 100 for the same trigrams in the same shares; 0 below 50.
  ///
  /// In whole numbers, so that no mathematics library is needed; linear in the two lengths.
  func likeness(to other: Trigrams) -> Int {
    var product = 0
    var left = 0
    var right = 0
    while left < entries.count, right < other.entries.count {
      let (mine, theirs) = (entries[left], other.entries[right])
      if mine.code == theirs.code { product += mine.count * theirs.count }
      if mine.code <= theirs.code { left += 1 }
      if theirs.code <= mine.code { right += 1 }
    }
    let whole = squares * other.squares
    // Most pairs have little in common and need no exact figure.
    guard 4 * product * product >= whole else { return 0 }
    return (50...100).last { $0 * $0 * whole <= 10_000 * product * product } ?? 0
  }
}
