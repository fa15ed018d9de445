/// Text from outside (files, pipes, pastes, the network), made safe to print.
package enum SafeText {
  /// The text on one line, without anything that would steer the terminal.
  ///
  /// Escape sequences go whole, other control characters and invisible ones (soft hyphens, marks
  /// that turn the direction of text) go alone; line ends and tabs become a space. Linear.
  package static func cleaned(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    var result = String.UnicodeScalarView()
    var skipper = SequenceSkipper()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      if skipper.swallows(scalar) { continue }
      switch scalar.value {
      case 0x0A where previous == "\r": continue
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: result.append(" ")
      case 0x00...0x1F, 0x7F...0x9F: continue
      default: if !isInvisible(scalar) { result.append(scalar) }
      }
    }
    return String(result)
  }

  /// Whether it is a format character, other than the two that join or part letters and emoji.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0xAD, scalar.value != 0x200C, scalar.value != 0x200D else { return false }
    return scalar.properties.generalCategory == .format
  }
}

/// Follows escape sequences through a text and says which scalars belong to one.
///
/// Knows CSI (`ESC [`), the strings (`ESC ]`, `P`, `X`, `^`, `_` up to BEL or `ESC \`) and the
/// short ones (`ESC` and one more). A line end always ends a sequence, so that a broken one hides
/// no more than its line.
private struct SequenceSkipper {
  private enum State { case text, escape, intermediate, sequence, string, stringEscape }
  private var state = State.text

  mutating func swallows(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\n" || scalar == "\r" {
      state = .text
      return false
    }
    switch state {
    case .text: return begins(scalar)
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
