/// Filters a text scalar by scalar.
///
/// It removes control characters, marks of text direction, invisible letters, tags, private-use
/// characters, and all but four combining marks on a letter. Every kind of line end becomes a line
/// feed. ``SequenceSkipper`` removes escape sequences.
struct ScalarFilter: Sendable {
  /// The largest number of combining marks on a letter.
  private static let mostMarks = 4

  private var isAfterReturn = false
  private var marks = 0
  private var emoji = Emoji.none

  /// The part of an emoji before the present scalar.
  private enum Emoji { case none, whole, varied }

  /// Returns whether every scalar of a text is kept in any context.
  ///
  /// True for printable ASCII and the letters from À to ſ, including Turkish: most printed text. These
  /// letters begin with the bytes C3, C4 or C5, and a `String` is valid UTF-8 after them.
  static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy(isPlain) }

  static func isPlain(_ byte: UInt8) -> Bool {
    0x20...0x7E ~= byte || 0x80...0xBF ~= byte || 0xC3...0xC5 ~= byte
  }

  /// Resets the state after plain text that was kept without a check.
  mutating func passPlain() { self = ScalarFilter() }

  /// Returns the scalar, a line feed for any line end, or nil for a scalar to remove.
  mutating func kept(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let isPairEnd = isAfterReturn
    isAfterReturn = scalar == "\r"
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF: return keptLetter(scalar)
    case 0x0A: return isPairEnd ? nil : keptLetter("\n")
    case 0x0D, 0x85, 0x2028, 0x2029: return keptLetter("\n")
    case 0x09: return scalar
    case 0x00...0x1F, 0x7F...0x9F, 0xAD: return nil
    case 0x200D, 0xFE0E, 0xFE0F: return keptInEmoji(scalar)
    default: return keptByProperties(scalar)
    }
  }

  private mutating func keptLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    marks = 0
    emoji = .none
    return scalar
  }

  /// Keeps joiners and variation selectors only in an emoji; elsewhere they are invisible.
  private mutating func keptInEmoji(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch (scalar.value, emoji) {
    case (0x200D, .whole), (0x200D, .varied): emoji = .none
    case (_, .whole): emoji = .varied
    default: return nil
    }
    return scalar
  }

  private mutating func keptByProperties(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let properties = scalar.properties
    // By their category, Hangul fillers are letters and the grapheme joiner is a mark.
    if properties.isDefaultIgnorableCodePoint { return nil }
    switch properties.generalCategory {
    case .format, .privateUse, .control, .surrogate: return nil
    case .nonspacingMark, .enclosingMark:
      marks += 1
      return marks > Self.mostMarks ? nil : scalar
    default:
      marks = 0
      emoji = properties.isEmoji ? .whole : .none
      return scalar
    }
  }
}
