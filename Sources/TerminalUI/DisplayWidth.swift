/// The width of text in terminal columns.
package enum DisplayWidth {
  /// Returns the width of a text: the sum over its characters.
  package static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  /// Returns the width of a character: 0, 1 or 2 columns.
  ///
  /// A grapheme cluster is as wide as its widest scalar. A flag (two regional indicators) and a
  /// character with the emoji variation selector are 2 columns wide.
  package static func of(_ character: Character) -> Int {
    var widest = 0
    var indicators = 0
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F && widest > 0 { return 2 }
      if (0x1F1E6...0x1F1FF).contains(scalar.value) { indicators += 1 }
      widest = max(widest, of(scalar))
    }
    return indicators > 1 ? 2 : widest
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x2FF: return 1
    case 0x00...0x9F: return 0
    case 0x1160...0x11FF: return 0  // Hangul vowels and finals join the consonant before them.
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return 0
    default: return WideScalars.contains(scalar) ? 2 : 1
    }
  }
}
