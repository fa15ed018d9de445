import Scoring
import Turkish

/// A word of an explanation, Turkish or of the language of the explanation.
struct ExplanationWord: Equatable, Sendable {
  /// The word as written, with hyphens.
  var text: String
  /// The word in lower case, for comparison with words of the explanation's language.
  var small: String
  /// The word normalised, without hyphens, apostrophe and circumflex, for comparison with Turkish words.
  var bytes: [UInt8]
  /// As ``bytes``, but with apostrophe and circumflex.
  var exactBytes: [UInt8]
  /// Whether it is inside quotation marks.
  var isQuoted: Bool
  /// Whether a bracket follows, maybe with the meaning of the word.
  var isGlossed = false

  init(_ text: String, isQuoted: Bool) {
    self.text = text
    self.isQuoted = isQuoted
    small = Self.small(text)
    let joined = PlainWords.all(in: PlainWords.joined(text))
    exactBytes = joined.flatMap(\.self)
    bytes = PlainWords.bare(joined).flatMap(\.self)
  }

  /// Whether it is a separate ending: -da.
  var isEnding: Bool { text.unicodeScalars.first?.isHyphen ?? false }

  /// Whether it is a stem without its ending: gid-.
  var isOpenStem: Bool { text.unicodeScalars.last?.isHyphen ?? false }

  /// Whether it is split at its endings: okul-da.
  var isParted: Bool {
    !isEnding && !isOpenStem && text.unicodeScalars.contains(where: \.isHyphen)
  }

  /// Whether it has a letter that the language of the explanation doesn't have.
  func hasTurkishLetter(beside language: LanguageCheck) -> Bool {
    let letters = language.knowsGrammarWords ? "çÇğĞıİöÖşŞüÜ" : "ğĞıİşŞ"
    return text.unicodeScalars.contains { letters.unicodeScalars.contains($0) }
  }

  /// Returns the text in lower case, with the combining dot of İ removed and straight apostrophes.
  static func small(_ text: String) -> String {
    var small = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars where scalar != "\u{307}" {
      small.append(scalar.isApostrophe ? "'" : scalar)
    }
    return String(small)
  }
}

extension Unicode.Scalar {
  /// Whether it is a hyphen, as a keyboard or a model writes it.
  var isHyphen: Bool { self == "-" || self == "\u{2010}" || self == "\u{2011}" || self == "\u{AD}" }
}
