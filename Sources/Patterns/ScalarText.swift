/// Pieces of a text, taken from the front by spans counted in Unicode scalars.
package struct ScalarText {
  private let utf8: UnsafeBufferPointer<UInt8>
  private var byte = 0
  private var scalar = 0

  /// Takes valid UTF-8.
  package init(_ utf8: UnsafeBufferPointer<UInt8>) { self.utf8 = utf8 }

  /// The piece at a span; the fastest where it lies behind the one before.
  package mutating func piece(at span: Range<Int>) -> String {
    if span.lowerBound < scalar { (byte, scalar) = (0, 0) }
    advance(to: span.lowerBound)
    let start = byte
    advance(to: span.upperBound)
    return String(decoding: UnsafeBufferPointer(rebasing: utf8[start..<byte]), as: UTF8.self)
  }

  private mutating func advance(to place: Int) {
    while scalar < place, byte < utf8.count {
      byte &+= 1
      while byte < utf8.count, utf8[byte] & 0xC0 == 0x80 { byte &+= 1 }
      scalar &+= 1
    }
  }
}

extension String {
  /// The text of some scalars.
  package init(scalars: some Collection<Unicode.Scalar>) {
    let length = scalars.reduce(0) { $0 &+ UTF8.width($1) }
    self.init(unsafeUninitializedCapacity: length) { bytes in
      var place = 0
      for scalar in scalars {
        if scalar.value < 0x80 {
          bytes[place] = UInt8(truncatingIfNeeded: scalar.value)
          place &+= 1
        } else {
          for byte in UTF8.encode(scalar) ?? .init() {
            bytes[place] = byte
            place &+= 1
          }
        }
      }
      return place
    }
  }
}
