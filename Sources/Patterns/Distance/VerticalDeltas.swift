/// One word of a column of the distance table: the steps between its cells as two bit sets.
///
/// Bit i belongs to letter i of the pattern; the distance is that of the row above plus the steps.
/// Source: Hyyrö 2003, "A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit
/// Distances".
struct VerticalDeltas {
  /// Where a cell is one more than the cell above.
  var plus = ~UInt64(0)
  /// Where a cell is one less than the cell above.
  var minus = UInt64(0)

  /// Moves to the next column of the first word, above which every step to the right costs 1.
  @inline(__always)
  mutating func advance(matches: UInt64) {
    let diagonal = (((matches & plus) &+ plus) ^ plus) | matches | minus
    let up = (minus | ~(diagonal | plus)) << 1 | 1
    let down = (diagonal & plus) << 1
    plus = down | ~(diagonal | up)
    minus = up & diagonal
  }

  /// Moves to the next column, below another word.
  ///
  /// The carries are the step to the right above the first row of this word: -1, 0 or 1 in two
  /// bits. They are set to that of `lastRow`, which is 63 unless the text ends earlier.
  @inline(__always)
  mutating func advance(
    matches: UInt64,
    carryUp: inout UInt64,
    carryDown: inout UInt64,
    lastRow: UInt64 = 63
  ) {
    let known = matches | carryDown
    let diagonal = (((known & plus) &+ plus) ^ plus) | known | minus
    let up = minus | ~(diagonal | plus)
    let down = diagonal & plus
    let shiftedUp = up << 1 | carryUp
    let shiftedDown = down << 1 | carryDown
    carryUp = up &>> lastRow & 1
    carryDown = down &>> lastRow & 1
    plus = shiftedDown | ~(diagonal | shiftedUp)
    minus = shiftedUp & diagonal
  }

  /// Returns the sum of the steps over the lowest `count` bits; `count` is 1 to 64.
  ///
  /// No bit is in both sets, so the sum is the bit count of `plus` plus that of `~minus`, less 64.
  /// Both are counted together because baseline x86-64 has no instruction for a bit count.
  @inline(__always)
  func sum(over count: Int) -> Int {
    let shift = UInt64(truncatingIfNeeded: 64 &- count)
    let pairs = Self.pairCounts(plus &<< shift)
    let others = Self.pairCounts(~(minus &<< shift))
    let low: UInt64 = 0x3333_3333_3333_3333
    let fours = (pairs & low) &+ (pairs &>> 2 & low) &+ (others & low) &+ (others &>> 2 & low)
    let bytes: UInt64 = 0x0F0F_0F0F_0F0F_0F0F
    let eights = (fours & bytes) &+ (fours &>> 4 & bytes)
    return Int(truncatingIfNeeded: (eights &* 0x0101_0101_0101_0101) &>> 56) &- 64
  }

  @inline(__always)
  private static func pairCounts(_ bits: UInt64) -> UInt64 {
    bits &- (bits &>> 1 & 0x5555_5555_5555_5555)
  }
}
