/// The first bytes of a scalar in UTF-8, checked one by one.
///
/// Invalid input ends at the byte that makes it invalid, as Unicode recommends ("maximal subparts",
/// section 3.9) and as `String(decoding:as:)` does.
struct PartialScalar: Sendable, Equatable {
  private var value: UInt32
  private var missing: Int
  private var allowed: ClosedRange<UInt8>

  /// Creates a partial scalar; fails if no scalar of several bytes begins with this byte.
  init?(lead: UInt8) {
    allowed = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: (value, missing) = (UInt32(lead & 0x1F), 1)
    case 0xE0...0xEF: (value, missing) = (UInt32(lead & 0x0F), 2)
    case 0xF0...0xF4: (value, missing) = (UInt32(lead & 0x07), 3)
    default: return nil
    }
    switch lead {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: break
    }
  }

  /// Appends the next byte; returns false if it can't continue the scalar.
  mutating func append(_ byte: UInt8) -> Bool {
    guard missing > 0, allowed.contains(byte) else { return false }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    allowed = 0x80...0xBF
    return true
  }

  /// The scalar, or nil while bytes are missing.
  var scalar: Unicode.Scalar? { missing == 0 ? Unicode.Scalar(value) : nil }
}
