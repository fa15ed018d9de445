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
  /// In whole numbers, so that no mathematics library is needed.
  fileprivate func likeness(to other: Trigrams, product: Int) -> Int {
    let whole = squares * other.squares
    // Most pairs have little in common and need no exact figure.
    guard 4 * product * product >= whole else { return 0 }
    return (50...100).last { $0 * $0 * whole <= 10_000 * product * product } ?? 0
  }

  /// Texts by their trigrams: only texts that share one are ever compared.
  struct Index: Sendable {
    private var texts: [Trigrams] = []
    /// Which texts hold a trigram, and how often.
    private var places: [UInt64: [(text: Int, count: Int)]] = [:]

    /// The texts so far with their likeness, in the order in which they were added.
    func likenesses(of text: Trigrams, from least: Int) -> [(text: Int, likeness: Int)] {
      var products = [Int](repeating: 0, count: texts.count)
      for entry in text.entries {
        for place in places[entry.code] ?? [] { products[place.text] += entry.count * place.count }
      }
      return products.indices.compactMap { other in
        guard products[other] > 0 else { return nil }
        let likeness = text.likeness(to: texts[other], product: products[other])
        return likeness >= least ? (other, likeness) : nil
      }
    }

    /// Adds a text, which gets the next number from 0.
    mutating func add(_ text: Trigrams) {
      for entry in text.entries {
        places[entry.code, default: []].append((texts.count, entry.count))
      }
      texts.append(text)
    }
  }
}
