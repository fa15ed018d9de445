import Turkish

/// A normalised text with the place of each of its bytes in the source.
package struct NormalizedText: Sendable, Equatable {
  /// The text in ``Turkish/CodePage`` bytes, with one space between words and none at the ends.
  package private(set) var bytes: [UInt8] = []
  private var starts: [Int32] = []
  private var ends: [Int32] = []

  init() {}

  /// Creates a text whose bytes come from one scalar each.
  init(bytes: [UInt8], starts: [Int32]) {
    self.bytes = bytes
    self.starts = starts
    ends = starts.map { $0 &+ 1 }
  }

  /// The normalised text as a string.
  package var text: String { CodePage.decode(bytes) }

  /// The ranges of the words in ``bytes``.
  package var wordRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x20 {
      ranges.append(start..<index)
      start = index + 1
    }
    if start < bytes.count { ranges.append(start..<bytes.count) }
    return ranges
  }

  /// Returns the range in the source of a range of ``bytes``, in Unicode scalars.
  ///
  /// For an empty or invalid range it is an empty range at the nearest place.
  package func sourceSpan(of range: Range<Int>) -> Range<Int> {
    let lower = max(0, min(range.lowerBound, bytes.count))
    let upper = max(lower, min(range.upperBound, bytes.count))
    guard lower < upper else {
      let place = lower < starts.count ? Int(starts[lower]) : ends.last.map(Int.init) ?? 0
      return place..<place
    }
    return Int(starts[lower])..<Int(ends[upper - 1])
  }

  mutating func append(_ scalar: Unicode.Scalar, from source: Range<Int>) {
    var own: [UInt8] = []
    CodePage.append(scalar, to: &own)
    for byte in own { append(byte, from: source) }
  }

  mutating func append(_ byte: UInt8, from source: Range<Int>) {
    bytes.append(byte)
    starts.append(Int32(truncatingIfNeeded: source.lowerBound))
    ends.append(Int32(truncatingIfNeeded: source.upperBound))
  }

  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
    starts.reserveCapacity(count)
    ends.reserveCapacity(count)
  }

  mutating func dropTrailingSpace() {
    guard bytes.last == 0x20 else { return }
    bytes.removeLast()
    starts.removeLast()
    ends.removeLast()
  }
}
