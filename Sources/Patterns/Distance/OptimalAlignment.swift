/// The edit distance in which two swapped neighbours are one edit.
enum OptimalAlignment {
  /// Returns the distance by Hyyrö 2003 with transpositions; the pattern has 1 to 64 bytes.
  static func oneWord(
    _ pattern: UnsafeBufferPointer<UInt8>,
    _ text: UnsafeBufferPointer<UInt8>
  ) -> Int {
    // 32 bits are enough for most words, and their masks take half the stack.
    pattern.count <= 32
      ? distance(pattern, text, in: UInt32.self)
      : distance(pattern, text, in: UInt64.self)
  }

  @inline(__always)
  private static func distance<Mask: FixedWidthInteger>(
    _ pattern: UnsafeBufferPointer<UInt8>,
    _ text: UnsafeBufferPointer<UInt8>,
    in mask: Mask.Type
  ) -> Int {
    withUnsafeTemporaryAllocation(of: Mask.self, capacity: 256) { masks in
      for letter in text { masks[Int(letter)] = 0 }
      for letter in pattern { masks[Int(letter)] = 0 }
      for (index, letter) in pattern.enumerated() {
        masks[Int(letter)] |= 1 &<< Mask(truncatingIfNeeded: index)
      }
      return distance(text, length: pattern.count) { UInt64(truncatingIfNeeded: masks[Int($0)]) }
    }
  }

  @inline(__always)
  private static func distance(
    _ text: UnsafeBufferPointer<UInt8>,
    length: Int,
    matches: (UInt8) -> UInt64
  ) -> Int {
    var column = VerticalDeltas()
    var diagonal: UInt64 = 0
    var previous: UInt64 = 0
    for letter in text {
      let current = matches(letter)
      let swapped = (~diagonal & current) << 1 & previous
      diagonal =
        (((current & column.plus) &+ column.plus) ^ column.plus) | current | column.minus | swapped
      let up = (column.minus | ~(diagonal | column.plus)) << 1 | 1
      let down = (diagonal & column.plus) << 1
      column.plus = down | ~(diagonal | up)
      column.minus = up & diagonal
      previous = current
    }
    return text.count &+ column.sum(over: length)
  }

  /// Returns the distance from a table of three rows, for longer texts.
  static func table(
    _ short: UnsafeBufferPointer<UInt8>,
    _ long: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...short.count)
    for (row, letter) in long.enumerated() {
      var current = [row + 1]
      for column in 1...short.count {
        var best = last[column - 1] + (short[column - 1] == letter ? 0 : 1)
        best = min(best, last[column] + 1, current[column - 1] + 1)
        if row > 0, column > 1, short[column - 2] == letter, short[column - 1] == long[row - 1] {
          best = min(best, beforeLast[column - 2] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[short.count]
  }
}
