/// An unfinished escape sequence: `ESC [ parameters final`.
struct ControlSequence: Sendable, Equatable {
  /// The largest number of bytes kept, more than any key sends; further bytes are dropped.
  private static let limit = 32

  private var bytes: [UInt8] = []

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) }
  }

  /// Whether the byte ends the sequence.
  ///
  /// By ECMA-48 `$` is not a final byte, but rxvt ends its shifted keys with it.
  func isEnded(by byte: UInt8) -> Bool {
    (0x40...0x7E).contains(byte) || (byte == UInt8(ascii: "$") && !isPrivate)
  }

  /// Whether the sequence with this final byte opens a bracketed paste.
  func opensPaste(final: UInt8) -> Bool {
    final == UInt8(ascii: "~") && bytes == Array("200".utf8)
  }

  /// Returns the key of the sequence with this final byte.
  func key(final: UInt8) -> Key {
    if isPrivate { return .unknown }
    switch final {
    case UInt8(ascii: "A"), UInt8(ascii: "a"): return .up
    case UInt8(ascii: "B"), UInt8(ascii: "b"): return .down
    case UInt8(ascii: "C"): return movesByWord ? .wordRight : .right
    case UInt8(ascii: "D"): return movesByWord ? .wordLeft : .left
    case UInt8(ascii: "c"): return .right
    case UInt8(ascii: "d"): return .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "M"): return bytes.isEmpty ? .enter : .unknown
    case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "@"):
      return editingKey
    default: return .unknown
    }
  }

  private var isPrivate: Bool {
    guard let first = bytes.first else { return false }
    return (0x3C...0x3F).contains(first)
  }

  private var editingKey: Key {
    switch parameters.first {
    case 1, 7: .home
    case 4, 8: .end
    case 3: .delete
    case 5: .pageUp
    case 6: .pageDown
    default: .unknown
    }
  }

  /// Whether Alt or Ctrl is pressed (xterm: the modifier is 1 plus Shift 1, Alt 2 and Ctrl 4).
  private var movesByWord: Bool {
    guard let modifier = parameters.last, parameters.count > 1 || modifier > 1 else { return false }
    return modifier > 0 && (modifier - 1) & 0b110 != 0
  }

  private var parameters: [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { digits in
      digits.reduce(0) { value, digit in
        (0x30...0x39).contains(digit) ? min(value * 10 + Int(digit - 0x30), 9999) : value
      }
    }
  }
}
