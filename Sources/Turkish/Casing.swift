extension Unicode.Scalar {
  /// The scalar in lower case by the Turkish rule: `I` becomes `ı` and `İ` becomes `i`.
  ///
  /// For other scalars it is the mapping of the standard library, which may have several scalars.
  package var turkishLowercased: String.UnicodeScalarView {
    switch self {
    case "I": "ı".unicodeScalars
    case "İ": "i".unicodeScalars
    default: properties.lowercaseMapping.unicodeScalars
    }
  }

  /// The scalar in upper case by the Turkish rule: `i` becomes `İ` and `ı` becomes `I`.
  package var turkishUppercased: String.UnicodeScalarView {
    switch self {
    case "i": "İ".unicodeScalars
    case "ı": "I".unicodeScalars
    default: properties.uppercaseMapping.unicodeScalars
    }
  }
}

extension String {
  /// The text in lower case by the Turkish rule, with decomposed letters composed.
  ///
  /// Without composition a decomposed `İ` would become `ı` with a combining dot.
  package var turkishLowercased: String {
    if isPlainlySmall { return self }
    var result = String.UnicodeScalarView()
    for scalar in composed.unicodeScalars { result.append(contentsOf: scalar.turkishLowercased) }
    return String(result)
  }

  /// Whether all letters are small Turkish ones or ASCII, as in most words.
  var isPlainlySmall: Bool {
    var lead: UInt8 = 0
    for byte in utf8 {
      if lead == 0 {
        if byte >= 0x80 {
          guard (0xC3...0xC5).contains(byte) else { return false }
          lead = byte
        } else if (0x41...0x5A).contains(byte) {
          return false
        }
        continue
      }
      switch (lead, byte) {
      // ç ö ü â î û, ğ ı, ş.
      case (0xC3, 0xA7), (0xC3, 0xB6), (0xC3, 0xBC), (0xC3, 0xA2), (0xC3, 0xAE), (0xC3, 0xBB),
        (0xC4, 0x9F), (0xC4, 0xB1), (0xC5, 0x9F):
        lead = 0
      default: return false
      }
    }
    return true
  }

  /// The text in upper case by the Turkish rule, with decomposed letters composed.
  package var turkishUppercased: String {
    var result = String.UnicodeScalarView()
    for scalar in composed.unicodeScalars { result.append(contentsOf: scalar.turkishUppercased) }
    return String(result)
  }

  /// The text with its first letter as a capital by the Turkish rule, the rest unchanged.
  package var turkishCapitalized: String {
    let text = composed
    guard let first = text.unicodeScalars.first else { return text }
    var result = first.turkishUppercased
    result.append(contentsOf: text.unicodeScalars.dropFirst())
    return String(result)
  }
}
