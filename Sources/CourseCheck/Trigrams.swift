/// The letter trigrams of a text with their counts.
struct Trigrams: Sendable {
  /// Sorted by code, each code once.
  private let entries: [(code: UInt64, count: Int)]
  /// The sum of the squares of the counts.
  private let squares: Int

  /// Counts the trigrams of a text with a space before and after it.
  init(_ text: String) {
    let letters = " \(text) ".unicodeScalars.map { UInt64($0.value) }
    var counts: [UInt64: Int] = [:]
    for start in letters.indices.dropLast(2) {
      // A scalar has 21 bits, so three fit into 64.
      let code = letters[start] << 42 | letters[start + 1] << 21 | letters[start + 2]
      counts[code, default: 0] += 1
    }
    entries = counts.sorted { $0.key < $1.key }.map { (code: $0.key, count: $0.value) }
    squares = counts.values.reduce(0) { $0 + $1 * $1 }
  }

  /// Returns the cosine similarity in whole per cent, or 0 if it is below 50.
  ///
  /// `product` is the scalar product of the counts. The computation is in integers and needs no
  /// mathematics library.
  fileprivate func similarity(to other: Trigrams, product: Int) -> Int {
    let whole = squares * other.squares
    // Most pairs are far below 50 per cent.
    guard 4 * product * product >= whole else { return 0 }
    return (50...100).last { $0 * $0 * whole <= 10_000 * product * product } ?? 0
  }

  /// An inverted index of texts by trigram.
  struct Index: Sendable {
    private var texts: [Trigrams] = []
    /// The texts that contain a trigram, with its count in each.
    private var places: [UInt64: [(text: Int, count: Int)]] = [:]

    /// Returns the texts in the index that are at least so similar, in the order of their numbers.
    func similarities(of text: Trigrams, from least: Int) -> [(text: Int, similarity: Int)] {
      var products = [Int](repeating: 0, count: texts.count)
      for entry in text.entries {
        for place in places[entry.code] ?? [] { products[place.text] += entry.count * place.count }
      }
      return products.indices.compactMap { other in
        guard products[other] > 0 else { return nil }
        let similarity = text.similarity(to: texts[other], product: products[other])
        return similarity >= least ? (other, similarity) : nil
      }
    }

    /// Adds a text, which gets the next number; the first is 0.
    mutating func add(_ text: Trigrams) {
      for entry in text.entries {
        places[entry.code, default: []].append((texts.count, entry.count))
      }
      texts.append(text)
    }
  }
}
