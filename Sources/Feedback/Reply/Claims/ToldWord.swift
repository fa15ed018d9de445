import Scoring
import Turkish

/// A word of an explanation: of the language that it is written in, or of Turkish.
struct ToldWord: Equatable, Sendable {
  /// As it was written, with its hyphens.
  var text: String
  /// In small letters, for the words of the language of the explanation.
  var small: String
  /// Normalised and joined at its hyphens, without apostrophe or circumflex, for Turkish words.
  var bytes: [UInt8]
  /// The same with them.
  var exactBytes: [UInt8]
  /// Whether it is inside quotation marks.
  var isQuoted: Bool
  /// Whether a bracket follows, as before what the word means.
  var isGlossed = false

  init(_ text: String, isQuoted: Bool) {
    self.text = text
    self.isQuoted = isQuoted
    small = Self.small(text)
    let joined = PlainWords.all(in: PlainWords.joined(text))
    exactBytes = joined.flatMap(\.self)
    bytes = PlainWords.bare(joined).flatMap(\.self)
  }

  /// An ending by itself: -da.
  var isEnding: Bool { text.unicodeScalars.first?.isHyphen ?? false }

  /// A stem before its ending: gid-.
  var isOpenStem: Bool { text.unicodeScalars.last?.isHyphen ?? false }

  /// A word parted at its endings: okul-da.
  var isParted: Bool {
    !isEnding && !isOpenStem && text.unicodeScalars.contains(where: \.isHyphen)
  }

  /// Whether it has a letter that no word of the language of the explanation has.
  func hasTurkishLetter(beside language: LanguageCheck) -> Bool {
    let letters = language.knowsGrammarWords ? "çÇğĞıİöÖşŞüÜ" : "ğĞıİşŞ"
    return text.unicodeScalars.contains { letters.unicodeScalars.contains($0) }
  }

  /// Small letters by the common rule, the dot of a former İ left out, with a straight apostrophe.
  static func small(_ text: String) -> String {
    var small = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars where scalar != "\u{307}" {
      small.append(scalar.isApostrophe ? "'" : scalar)
    }
    return String(small)
  }
}

extension Unicode.Scalar {
  /// A hyphen as a keyboard or a model writes it.
  var isHyphen: Bool { self == "-" || self == "\u{2010}" || self == "\u{2011}" || self == "\u{AD}" }
}
