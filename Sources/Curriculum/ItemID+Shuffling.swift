import SeededRandom

extension ItemID {
  /// Returns the elements in an order that depends only on the item, so that it is always the same.
  ///
  /// It is a Fisher-Yates shuffle by SplitMix64, seeded with the FNV-1a hash (64 bits) of the id.
  func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var elements = elements
    var random = SplitMix64(seed: Self.hash(description))
    for last in elements.indices.dropFirst().reversed() {
      elements.swapAt(last, Int(random.next() % UInt64(last + 1)))
    }
    return elements
  }

  /// Returns the elements shuffled, but never in their own order.
  func mixed<Element: Equatable>(_ elements: [Element]) -> [Element] {
    let order = shuffled(elements)
    return order == elements ? Array(order.dropFirst() + order.prefix(1)) : order
  }

  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
