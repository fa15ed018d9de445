/// A text from which pieces are read by ranges of Unicode scalars, fastest from front to back.
package struct ScalarText {
  private let utf8: UnsafeBufferPointer<UInt8>
  private var byte = 0
  private var scalar = 0

  /// Creates the text of valid UTF-8.
  package init(_ utf8: UnsafeBufferPointer<UInt8>) { self.utf8 = utf8 }

  /// Returns the piece in a range; it starts over if the range begins before the last one ended.
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
  /// Creates the text of scalars.
  // Inlinable, because each mark calls it from Scoring and a generic that isn't specialised there
  // makes marking a wrong answer a third slower.
  @inlinable
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
