extension Unicode.Scalar {
  /// The small letter by the Turkish rule: `I` gives `ı` and `İ` gives `i`.
  ///
  /// Everything else goes by the standard library's mapping, which may give several scalars.
  public var turkishLowercased: String.UnicodeScalarView {
    switch self {
    case "I": "ı".unicodeScalars
    case "İ": "i".unicodeScalars
    default: properties.lowercaseMapping.unicodeScalars
    }
  }

  /// The capital by the Turkish rule: `i` gives `İ` and `ı` gives `I`.
  public var turkishUppercased: String.UnicodeScalarView {
    switch self {
    case "i": "İ".unicodeScalars
    case "ı": "I".unicodeScalars
    default: properties.uppercaseMapping.unicodeScalars
    }
  }
}

extension String {
  /// The text in small letters by the Turkish rule, with decomposed letters composed first.
  ///
  /// Composed first, or the dot of a decomposed `İ` would be left over behind an `ı`.
  public var turkishLowercased: String {
    var result = String.UnicodeScalarView()
    for scalar in composed.unicodeScalars { result.append(contentsOf: scalar.turkishLowercased) }
    return String(result)
  }

  /// The text in capitals by the Turkish rule, with decomposed letters composed first.
  public var turkishUppercased: String {
    var result = String.UnicodeScalarView()
    for scalar in composed.unicodeScalars { result.append(contentsOf: scalar.turkishUppercased) }
    return String(result)
  }

  /// The text with its first letter as a capital by the Turkish rule, the rest unchanged.
  public var turkishCapitalized: String {
    let text = composed
    guard let first = text.unicodeScalars.first else { return text }
    var result = first.turkishUppercased
    result.append(contentsOf: text.unicodeScalars.dropFirst())
    return String(result)
  }
}
