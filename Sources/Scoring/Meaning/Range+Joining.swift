extension Range<Int> {
  /// The smallest range that has both, in either order.
  ///
  /// A filter may put a unit before another whose words come earlier, so the bounds of two neighbours
  /// need not be in order.
  func joined(with other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
