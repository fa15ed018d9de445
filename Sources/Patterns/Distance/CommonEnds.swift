/// Two texts without their common prefix and suffix.
struct CommonEnds {
  let short: UnsafeBufferPointer<UInt8>
  let long: UnsafeBufferPointer<UInt8>

  /// Removes the common prefix and suffix, which never change an edit distance.
  @inline(__always)
  static func stripped(
    _ left: UnsafeBufferPointer<UInt8>,
    _ right: UnsafeBufferPointer<UInt8>
  ) -> CommonEnds {
    let isLeftShort = left.count <= right.count
    let short = isLeftShort ? left : right
    let long = isLeftShort ? right : left
    guard let shortBase = short.baseAddress, let longBase = long.baseAddress else {
      return CommonEnds(short: short, long: long)
    }
    let prefix = prefixLength(shortBase, longBase, limit: short.count)
    let suffix = suffixLength(
      shortBase + short.count,
      longBase + long.count,
      limit: short.count &- prefix
    )
    let cut = prefix &+ suffix
    return CommonEnds(
      short: UnsafeBufferPointer(start: shortBase + prefix, count: short.count &- cut),
      long: UnsafeBufferPointer(start: longBase + prefix, count: long.count &- cut)
    )
  }

  @inline(__always)
  private static func prefixLength(
    _ left: UnsafePointer<UInt8>,
    _ right: UnsafePointer<UInt8>,
    limit: Int
  ) -> Int {
    var length = 0
    while length &+ 8 <= limit {
      let difference = word(left + length) ^ word(right + length)
      if difference != 0 { return length &+ difference.trailingZeroBitCount >> 3 }
      length &+= 8
    }
    while length < limit, left[length] == right[length] { length &+= 1 }
    return length
  }

  @inline(__always)
  private static func suffixLength(
    _ leftEnd: UnsafePointer<UInt8>,
    _ rightEnd: UnsafePointer<UInt8>,
    limit: Int
  ) -> Int {
    var length = 0
    while length &+ 8 <= limit {
      let difference = word(leftEnd - length - 8) ^ word(rightEnd - length - 8)
      if difference != 0 { return length &+ difference.leadingZeroBitCount >> 3 }
      length &+= 8
    }
    while length < limit, leftEnd[-1 &- length] == rightEnd[-1 &- length] { length &+= 1 }
    return length
  }

  /// Returns eight bytes as a little-endian integer.
  @inline(__always)
  private static func word(_ start: UnsafePointer<UInt8>) -> UInt64 {
    UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
  }
}
