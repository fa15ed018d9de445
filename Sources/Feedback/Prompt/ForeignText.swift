import Turkish

/// The sanitiser of text from outside for prompts.
///
/// Servers interpret the marks between the turns of a conversation (`<|im_end|>`, `<start_of_turn>`,
/// `[INST]`) in the text of a message too, so a learner's text could end its turn and begin another.
/// Each mark begins with a bracket and a character directly after it; a space between the two makes
/// it plain text.
package enum ForeignText {
  /// Returns the text without invisible characters, and with a space after each bracket that could
  /// begin a mark.
  ///
  /// The function is idempotent. Line ends become line feeds; control, format, tag and private-use
  /// characters are removed.
  package static func harmless(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = String.UnicodeScalarView()
    var before: Unicode.Scalar?
    for scalar in visible(text) {
      if let bracket = before, parts(bracket, scalar) { result.append(" ") }
      result.append(scalar)
      before = scalar
    }
    if let bracket = before, opens(bracket) { result.append(" ") }
    return String(result)
  }

  /// Returns the text cut to a number of Unicode scalars, with … if something was cut.
  package static func cut(_ text: String, to limit: Int) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "[")
  }

  private static func visible(_ text: String) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(text.utf8.count)
    var before: Unicode.Scalar?
    for scalar in text.composed.unicodeScalars {
      defer { before = scalar }
      switch scalar {
      case "\n" where before == "\r": continue
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": scalars.append("\n")
      case "\t": scalars.append(scalar)
      default: if isVisible(scalar) { scalars.append(scalar) }
      }
    }
    return scalars
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .unassigned, .lineSeparator,
      .paragraphSeparator:
      return false
    default: return !isVariationSelector(scalar)
    }
  }

  private static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
  }

  private static func opens(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    // The wide and small forms too: some tokenizers normalise them to the plain ones.
    case "<", "＜", "﹤", "[", "［": true
    default: false
    }
  }

  private static func parts(_ bracket: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
    opens(bracket) && next != " " && next != "\n"
  }
}
