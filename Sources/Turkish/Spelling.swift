extension Unicode.Scalar {
  /// Whether this is `'` or a sign that is typed instead of it.
  package var isApostrophe: Bool {
    switch self {
    case "'", "’", "‘", "ʼ", "´", "`", "′", "‛", "＇": true
    default: false
    }
  }
}

extension String {
  /// The text as typed on a keyboard without Turkish letters; foreign letters are unchanged.
  package var asciiFolded: String {
    let folded = CodePage.encode(composed).map { CodePage.asciiFolded[Int($0)] }
    return CodePage.decode(folded)
  }

  /// The text with every kind of apostrophe replaced by `'`.
  package var withStraightApostrophes: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(scalar.isApostrophe ? "'" : scalar) }
    return String(result)
  }

  /// Whether the text has a Turkish letter that is not in ASCII.
  package var hasTurkishLetter: Bool {
    composed.unicodeScalars.contains { scalar in
      CodePage.byte(for: scalar).map(CodePage.isBeyondASCII) ?? false
    }
  }
}
