import Turkish

/// Text from outside on its way into a prompt.
///
/// Servers read the marks that part the turns of a conversation (`<|im_end|>`, `<start_of_turn>`,
/// `[INST]`) in the text of a message too, so that a learner's text could end its own turn and
/// begin another. Every such mark begins with a bracket and a sign right behind it; a space between
/// the two makes it plain text again.
public enum ForeignText {
  /// The text without invisible signs, and with a space behind every bracket that could begin a
  /// mark; idempotent.
  ///
  /// Line ends become line feeds; control characters, the signs that turn or join text, tag
  /// characters and private ones go.
  public static func harmless(_ text: String) -> String {
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

  /// The text cut after so many Unicode scalars, with … where something went.
  public static func cut(_ text: String, to limit: Int) -> String {
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
    // The wide and small forms too, for some tokenizers fold them into the plain ones.
    case "<", "＜", "﹤", "[", "［": true
    default: false
    }
  }

  private static func parts(_ bracket: Unicode.Scalar, _ next: Unicode.Scalar) -> Bool {
    opens(bracket) && next != " " && next != "\n"
  }
}
