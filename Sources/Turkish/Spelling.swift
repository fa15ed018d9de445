extension Unicode.Scalar {
  /// Whether this is `'` or one of the signs that stand for it in typed text.
  public var isApostrophe: Bool {
    switch self {
    case "'", "’", "‘", "ʼ", "´", "`", "′", "‛", "＇": true
    default: false
    }
  }
}

extension String {
  /// The text as typed on a keyboard without Turkish letters; foreign letters stay as they are.
  public var asciiFolded: String {
    let folded = CodePage.encode(composed).map { CodePage.asciiFolded[Int($0)] }
    return CodePage.decode(folded)
  }

  /// The text with `'` for every sign that stands for an apostrophe.
  public var withStraightApostrophes: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isApostrophe ? "'" : scalar) }
    return String(result)
  }

  /// Whether the text has a letter that Turkish has and ASCII does not.
  public var hasTurkishLetter: Bool {
    composed.unicodeScalars.contains { scalar in
      CodePage.byte(for: scalar).map(CodePage.isBeyondASCII) ?? false
    }
  }
}
