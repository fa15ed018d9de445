/// Says scalar by scalar what of a text may be printed.
///
/// What goes: control characters, marks that turn the direction of text, letters that can't be seen,
/// tags, private letters, and the fifth and later of the marks piled on one letter. Line ends of
/// every kind become a line feed. Escape sequences are the business of ``SequenceSkipper``.
struct ScalarFilter: Sendable {
  private static let mostMarks = 4

  private var isAfterReturn = false
  private var marks = 0
  private var picture = Picture.none

  /// How much of a picture (an emoji) has just been kept.
  private enum Picture { case none, whole, varied }

  /// Whether every byte of a text belongs to a scalar that is kept whatever is around it.
  ///
  /// So it is for ASCII and the letters from À to ſ, Turkish with them: most of what is printed.
  /// Those two bytes begin with C3, C4 or C5, and a string holds no stray byte after them.
  static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy(isPlain) }

  static func isPlain(_ byte: UInt8) -> Bool {
    0x20...0x7E ~= byte || 0x80...0xBF ~= byte || 0xC3...0xC5 ~= byte
  }

  /// Takes note of plain text that was kept unread.
  mutating func passPlain() { self = ScalarFilter() }

  /// The scalar, a line feed for any other line end, or nil if it must go.
  mutating func kept(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let isPairEnd = isAfterReturn
    isAfterReturn = scalar == "\r"
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF: return keptLetter(scalar)
    case 0x0A: return isPairEnd ? nil : keptLetter("\n")
    case 0x0D, 0x85, 0x2028, 0x2029: return keptLetter("\n")
    case 0x09: return scalar
    case 0x00...0x1F, 0x7F...0x9F, 0xAD: return nil
    case 0x200D, 0xFE0E, 0xFE0F: return keptInPicture(scalar)
    default: return keptByProperties(scalar)
    }
  }

  private mutating func keptLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    marks = 0
    picture = .none
    return scalar
  }

  /// The joiner holds families and flags together, the selectors choose colour; elsewhere none of
  /// them can be seen.
  private mutating func keptInPicture(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch (scalar.value, picture) {
    case (0x200D, .whole), (0x200D, .varied): picture = .none
    case (_, .whole): picture = .varied
    default: return nil
    }
    return scalar
  }

  private mutating func keptByProperties(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let properties = scalar.properties
    // Hangul fillers and the joiner of graphemes are letters and marks by their category.
    if properties.isDefaultIgnorableCodePoint { return nil }
    switch properties.generalCategory {
    case .format, .privateUse, .control, .surrogate: return nil
    case .nonspacingMark, .enclosingMark:
      marks += 1
      return marks > Self.mostMarks ? nil : scalar
    default:
      marks = 0
      picture = properties.isEmoji ? .whole : .none
      return scalar
    }
  }
}
