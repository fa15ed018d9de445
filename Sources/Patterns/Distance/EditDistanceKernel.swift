/// Exact Levenshtein distances of many pairs, with storage that is reused.
///
/// The common ends are removed first, which is enough for most answers. The rest is compared with
/// bit vectors in one word, in two, or in blocks of 64 letters.
package struct EditDistanceKernel: Sendable {
  /// The positions of each byte in the pattern, two words per byte; all zero between calls.
  private var masks = [UInt64](repeating: 0, count: 512)

  /// Creates a kernel with its storage of 4 KB.
  package init() {}

  /// Returns the smallest number of insertions, deletions and replacements between two texts.
  package mutating func levenshtein(_ left: [UInt8], _ right: [UInt8]) -> Int {
    left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in levenshtein(left, right) }
    }
  }

  /// Returns the Levenshtein distance of two texts in buffers.
  package mutating func levenshtein(
    _ left: UnsafeBufferPointer<UInt8>,
    _ right: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let core = CommonEnds.stripped(left, right)
    if core.short.count <= 1 { return Self.distance(fromAtMostOne: core.short, to: core.long) }
    if core.short.count > 128 {
      return BlockDistance(pattern: core.short).distance(to: core.long)
    }
    return masks.withUnsafeMutableBufferPointer { masks in
      core.short.count <= 64
        ? Self.oneWord(core, masks: masks)
        : Self.twoWords(core, masks: masks)
    }
  }

  @inline(__always)
  private static func distance(
    fromAtMostOne short: UnsafeBufferPointer<UInt8>,
    to long: UnsafeBufferPointer<UInt8>
  ) -> Int {
    guard long.count > 1, let letter = short.first else { return long.count }
    return long.contains(letter) ? long.count &- 1 : long.count
  }

  @inline(__always)
  private static func oneWord(
    _ core: CommonEnds,
    masks: UnsafeMutableBufferPointer<UInt64>
  ) -> Int {
    var bit: UInt64 = 1
    for letter in core.short {
      masks[Int(letter)] |= bit
      bit &<<= 1
    }
    var column = VerticalDeltas()
    for letter in core.long { column.advance(matches: masks[Int(letter)]) }
    for letter in core.short { masks[Int(letter)] = 0 }
    return core.long.count &+ column.sum(over: core.short.count)
  }

  @inline(__always)
  private static func twoWords(
    _ core: CommonEnds,
    masks: UnsafeMutableBufferPointer<UInt64>
  ) -> Int {
    for (index, letter) in core.short.enumerated() {
      masks[Int(letter) &* 2 &+ index >> 6] |= 1 &<< UInt64(truncatingIfNeeded: index & 63)
    }
    var upper = VerticalDeltas()
    var lower = VerticalDeltas()
    for letter in core.long {
      var carryUp: UInt64 = 1
      var carryDown: UInt64 = 0
      let slot = Int(letter) &* 2
      upper.advance(matches: masks[slot], carryUp: &carryUp, carryDown: &carryDown)
      lower.advance(matches: masks[slot &+ 1], carryUp: &carryUp, carryDown: &carryDown)
    }
    for letter in core.short {
      masks[Int(letter) &* 2] = 0
      masks[Int(letter) &* 2 &+ 1] = 0
    }
    return core.long.count &+ upper.sum(over: 64) &+ lower.sum(over: core.short.count &- 64)
  }
}
