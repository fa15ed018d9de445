/// Recognises the scalars of escape sequences in a text.
///
/// It knows CSI (`ESC [`), the strings (`ESC ]`, `P`, `X`, `^`, `_` up to BEL or `ESC \`) and the
/// short sequences (`ESC` and one more scalar). A line end and the 4096th scalar always end a
/// sequence, so a broken sequence hides no more than its line.
struct SequenceSkipper {
  private enum State { case text, escape, intermediate, sequence, string, stringEscape }
  private static let longest = 4096

  private var state = State.text
  private var length = 0

  /// Whether the next scalar is outside escape sequences.
  var isInText: Bool { state == .text }

  /// Returns whether the scalar belongs to an escape sequence.
  mutating func skips(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" || scalar == "\r" {
      state = .text
      return false
    }
    if state == .text {
      length = 0
      return begins(scalar)
    }
    length += 1
    if length > Self.longest {
      state = .text
      return begins(scalar)
    }
    switch state {
    case .text: return false
    case .escape: return afterEscape(scalar)
    case .intermediate:
      if !(0x20...0x2F).contains(scalar.value) { state = .text }
      return true
    case .sequence: return inSequence(scalar)
    case .string: return inString(scalar)
    case .stringEscape:
      state = scalar == "\\" ? .text : .string
      return true
    }
  }

  private mutating func begins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1B: state = .escape
    case 0x9B: state = .sequence
    case 0x90, 0x98, 0x9D, 0x9E, 0x9F: state = .string
    default: return false
    }
    return true
  }

  private mutating func afterEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "[": state = .sequence
    case "]", "P", "X", "^", "_": state = .string
    case "\u{1B}": state = .escape
    case " "..."/": state = .intermediate
    case "0"..."~": state = .text
    default:
      state = .text
      return begins(scalar)
    }
    return true
  }

  private mutating func inSequence(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x3F: return true
    case 0x40...0x7E:
      state = .text
      return true
    default:
      state = .text
      return begins(scalar)
    }
  }

  private mutating func inString(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x07, 0x9C: state = .text
    case 0x1B: state = .stringEscape
    default: break
    }
    return true
  }
}
