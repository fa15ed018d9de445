/// A text prepared to be compared with many others.
package struct PreparedReference: Sendable {
  /// The text in the code page.
  package let bytes: [UInt8]
  private let comparer: Comparer

  private enum Comparer: Sendable {
    case empty
    /// The positions of each byte in the text.
    case oneWord([UInt64])
    case blocks(BlockDistance)
  }

  /// Prepares a text; one of up to 64 bytes takes 2 KB.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    comparer = bytes.withUnsafeBufferPointer { text in
      if text.isEmpty { return .empty }
      if text.count > 64 { return .blocks(BlockDistance(pattern: text)) }
      var masks = [UInt64](repeating: 0, count: 256)
      for (index, letter) in text.enumerated() { masks[Int(letter)] |= 1 << UInt64(index) }
      return .oneWord(masks)
    }
  }

  /// Returns the Levenshtein distance to a text.
  package func levenshtein(to text: [UInt8]) -> Int {
    text.withUnsafeBufferPointer { text in
      switch comparer {
      case .empty: text.count
      case .oneWord(let masks): Self.distance(to: text, masks: masks, length: bytes.count)
      case .blocks(let blocks): blocks.distance(to: text)
      }
    }
  }

  /// Returns the Levenshtein distances to the texts of a batch, in their order.
  package func levenshtein(to batch: TextBatch) -> [Int] {
    switch comparer {
    case .empty: batch.lengths
    case .oneWord(let masks): LaneDistances(masks: masks, length: bytes.count).distances(to: batch)
    case .blocks(let blocks): batch.map(blocks.distance)
    }
  }

  private static func distance(
    to text: UnsafeBufferPointer<UInt8>,
    masks: [UInt64],
    length: Int
  ) -> Int {
    masks.withUnsafeBufferPointer { masks in
      var column = VerticalDeltas()
      for letter in text { column.advance(matches: masks[Int(letter)]) }
      return text.count &+ column.sum(over: length)
    }
  }
}
