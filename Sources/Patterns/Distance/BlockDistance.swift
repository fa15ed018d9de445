/// The Levenshtein distance of a text of any length to others, computed in blocks of 64 letters.
struct BlockDistance: Sendable {
  private let length: Int
  private let blocks: Int
  /// The row of masks of each byte; row 0 is all zero, for the bytes that are not in the pattern.
  private var rows = [Int](repeating: 0, count: 256)
  private var masks: [UInt64]

  init(pattern: UnsafeBufferPointer<UInt8>) {
    length = pattern.count
    blocks = (pattern.count + 63) / 64
    masks = [UInt64](repeating: 0, count: blocks)
    for (index, letter) in pattern.enumerated() {
      if rows[Int(letter)] == 0 {
        rows[Int(letter)] = masks.count
        masks += repeatElement(0, count: blocks)
      }
      masks[rows[Int(letter)] + index >> 6] |= 1 << UInt64(index & 63)
    }
  }

  /// Returns the distance to a text, in time proportional to its length times the blocks.
  func distance(to text: UnsafeBufferPointer<UInt8>) -> Int {
    guard length > 0 else { return text.count }
    var column = [VerticalDeltas](repeating: VerticalDeltas(), count: blocks)
    column.withUnsafeMutableBufferPointer { column in
      masks.withUnsafeBufferPointer { masks in
        for letter in text {
          Self.advance(column, masks: masks, row: rows[Int(letter)])
        }
      }
    }
    let full = column.dropLast().reduce(0) { $0 + $1.sum(over: 64) }
    let rest = column.last?.sum(over: length - (blocks - 1) * 64) ?? 0
    return text.count + full + rest
  }

  @inline(__always)
  private static func advance(
    _ column: UnsafeMutableBufferPointer<VerticalDeltas>,
    masks: UnsafeBufferPointer<UInt64>,
    row: Int
  ) {
    var carryUp: UInt64 = 1
    var carryDown: UInt64 = 0
    for block in column.indices {
      column[block].advance(
        matches: masks[row &+ block],
        carryUp: &carryUp,
        carryDown: &carryDown
      )
    }
  }
}
