/// One 64-bit word of a column of the distance table, for 64 letters of the answer.
struct DistanceColumn {
  var deltas = VerticalDeltas()
  /// The distance above the first row.
  var top = 0
  /// The distance in the last row of the word; kept only if the answer has several words.
  var bottom = 0

  /// The carry from a word of a column to the word below: a step up or down.
  struct Carry {
    var up: UInt64 = 1
    var down: UInt64 = 0
  }

  /// Advances by one letter, with the carry of the word above; sets the carry for the word below.
  @inline(__always)
  mutating func advance(matches: UInt64, _ carry: inout Carry, lastRow: UInt64) {
    deltas.advance(
      matches: matches,
      carryUp: &carry.up,
      carryDown: &carry.down,
      lastRow: lastRow
    )
    bottom &+= Int(truncatingIfNeeded: carry.up) &- Int(truncatingIfNeeded: carry.down)
  }

  /// Returns the minimum of two columns, cell by cell.
  ///
  /// Source: Rautiainen, Mäkinen, Marschall 2019, "Bit-parallel sequence-to-graph alignment". The
  /// difference of the columns is computed in eight bytes at once, eight rows in each.
  @inline(__always)
  static func least(_ left: DistanceColumn, _ right: DistanceColumn) -> DistanceColumn {
    let difference = left.top &- right.top
    let steps = DifferenceSteps(left.deltas, right.deltas)
    if difference &- steps.totalDown >= 0 { return right }
    if difference &+ steps.totalUp <= 0 { return left }
    let signs = steps.signs(from: difference)
    // A step is taken from the column that is smaller at both ends of the step. Where the smaller
    // column changes between two rows, the columns are equal.
    let isLeft = signs.isAtMost & (signs.isAtMost << 1 | (difference <= 0 ? 1 : 0))
    let isRight = signs.isAtLeast & (signs.isAtLeast << 1 | (difference >= 0 ? 1 : 0))
    return DistanceColumn(
      deltas: VerticalDeltas(
        plus: left.deltas.plus & isLeft | right.deltas.plus & isRight,
        minus: left.deltas.minus & isLeft | right.deltas.minus & isRight
      ),
      top: min(left.top, right.top),
      bottom: min(left.bottom, right.bottom)
    )
  }
}

/// The changes of the difference of two columns from row to row, -2 to 2.
private struct DifferenceSteps {
  private let up: (UInt64, UInt64)
  private let down: (UInt64, UInt64)
  /// In byte i, the sum of the steps up in the first i + 1 groups of eight rows.
  private let growth: UInt64
  /// In byte i, the sum of the steps down in the first i + 1 groups of eight rows.
  private let shrinkage: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  init(_ left: VerticalDeltas, _ right: VerticalDeltas) {
    up = (left.plus & ~right.plus, right.minus & ~left.minus)
    down = (right.plus & ~left.plus, left.minus & ~right.minus)
    growth = Self.byteCounts(up) &* Self.ones
    shrinkage = Self.byteCounts(down) &* Self.ones
  }

  /// The sum of all steps up, an upper bound for the growth of the difference.
  @inline(__always)
  var totalUp: Int { Int(truncatingIfNeeded: growth &>> 56) }

  /// The sum of all steps down, an upper bound for the fall of the difference.
  @inline(__always)
  var totalDown: Int { Int(truncatingIfNeeded: shrinkage &>> 56) }

  /// Returns, for each byte, the number of bits of both words.
  @inline(__always)
  private static func byteCounts(_ words: (UInt64, UInt64)) -> UInt64 {
    let fours = fourCounts(words.0) &+ fourCounts(words.1)
    return (fours & 0x0F0F_0F0F_0F0F_0F0F) &+ (fours &>> 4 & 0x0F0F_0F0F_0F0F_0F0F)
  }

  @inline(__always)
  private static func fourCounts(_ bits: UInt64) -> UInt64 {
    let pairs = bits &- (bits &>> 1 & 0x5555_5555_5555_5555)
    return (pairs & 0x3333_3333_3333_3333) &+ (pairs &>> 2 & 0x3333_3333_3333_3333)
  }

  /// Returns, for each row, whether the difference is at least 0 and whether it is at most 0.
  ///
  /// A byte holds a difference plus 128. It doesn't overflow if the sign changes: the two totals
  /// are at most 128 together, so every difference is between -127 and 127.
  @inline(__always)
  func signs(from first: Int) -> (isAtLeast: UInt64, isAtMost: UInt64) {
    var difference = UInt64(truncatingIfNeeded: first &+ 128) &* Self.ones
    difference = difference &+ growth &<< 8 &- shrinkage &<< 8
    var isAtLeast: UInt64 = 0
    var isMore: UInt64 = 0
    for row in 0..<UInt64(8) {
      difference =
        difference &+ (up.0 &>> row & Self.ones) &+ (up.1 &>> row & Self.ones)
        &- (down.0 &>> row & Self.ones) &- (down.1 &>> row & Self.ones)
      isAtLeast |= (difference & Self.tops) &>> (7 &- row)
      isMore |= ((difference &- Self.ones) & Self.tops) &>> (7 &- row)
    }
    return (isAtLeast, ~isMore)
  }
}
