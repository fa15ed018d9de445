/// One word of a column of the distance table: the steps between its cells as two bit sets.
///
/// Hyyrö 2003, "A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances". Bit i
/// belongs to letter i of the pattern; the distance is the row above plus the steps.
struct VerticalDeltas {
  /// Where a cell is one more than the cell above.
  var plus = ~UInt64(0)
  /// Where a cell is one less than the cell above.
  var minus = UInt64(0)

  /// Moves to the next column, below a border row where every step to the right costs one.
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
  /// `carry` is the step to the right above this word's first row (-1, 0 or 1 in two bits) and
  /// becomes the one in its last, bit 63 unless the text ends before.
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

  /// The sum of the steps over the lowest `count` bits; `count` is 1 to 64.
  ///
  /// No bit is in both sets, so the sum is the bits of `plus` and of the complement of `minus`, less
  /// 64; the two are counted in one go, since plain x86-64 has no instruction for it.
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
