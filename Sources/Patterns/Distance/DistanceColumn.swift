/// One word of the column of distances at a place of a lattice, 64 letters of the answer.
struct DistanceColumn {
  var deltas = VerticalDeltas()
  /// The distance above the first row.
  var top = 0
  /// The distance in the last row of the word; kept only where there are words below.
  var bottom = 0

  /// What a letter carries from a word of its column to the one below: a step up or down.
  struct Carry {
    var up: UInt64 = 1
    var down: UInt64 = 0
  }

  /// Goes on by one letter below another word, whose carry becomes the one for the word below.
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

  /// The lesser of two columns cell by cell.
  ///
  /// After Rautiainen, Mäkinen, Marschall 2019, "Bit-parallel sequence-to-graph alignment": the
  /// difference of the two columns is followed in eight bytes at once, eight rows in each.
  @inline(__always)
  static func least(_ left: DistanceColumn, _ right: DistanceColumn) -> DistanceColumn {
    let difference = left.top &- right.top
    let steps = DifferenceSteps(left.deltas, right.deltas)
    if difference &- steps.totalDown >= 0 { return right }
    if difference &+ steps.totalUp <= 0 { return left }
    let signs = steps.signs(from: difference)
    // A step belongs to a column that is the lesser at both of its ends; where the lesser one
    // changes between two rows, they are equally high.
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

/// Where the difference of two columns grows and shrinks from row to row, by up to two.
private struct DifferenceSteps {
  private let up: (UInt64, UInt64)
  private let down: (UInt64, UInt64)
  /// For each group of eight rows the growth up to its end.
  private let growth: UInt64
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

  /// No difference lies higher above the first one than this.
  @inline(__always)
  var totalUp: Int { Int(truncatingIfNeeded: growth &>> 56) }

  /// No difference lies deeper below the first one than this.
  @inline(__always)
  var totalDown: Int { Int(truncatingIfNeeded: shrinkage &>> 56) }

  /// The bits of both words in each byte.
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

  /// For each row whether the difference is at least, and whether it is at most nought.
  ///
  /// A byte holds a difference plus 128. It can't overflow where the sign changes at all: the two
  /// totals are 128 at most together, so no difference is more than 127 away from nought.
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
