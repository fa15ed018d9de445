/// A hash over the UTF-8 bytes of a stem: FNV-1a, mixed at the end.
struct StemHash {
  static let tagMask: UInt32 = 0xFF00_0000

  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Takes a byte of UTF-8.
  mutating func take(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// Takes a letter of the ``CodePage`` as its UTF-8.
  mutating func take(letter: UInt8) {
    if letter < 0x80 { return take(letter) }
    let (lead, trail) = StemTable.utf8(letter)
    take(lead)
    take(trail)
  }

  /// The first slot to look at in a table of so many, a power of two.
  func slot(of size: Int) -> Int { Int(truncatingIfNeeded: value ^ value >> 32) & (size - 1) }

  /// The part of the hash that a slot keeps, in its highest byte.
  var tag: UInt32 { UInt32(truncatingIfNeeded: value >> 32) & StemHash.tagMask }
}
