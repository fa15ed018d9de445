import Patterns
import Turkish

/// The normalised words of texts, for comparisons with answers.
enum PlainWords {
  /// Returns the normalised words, split at ASCII punctuation.
  static func all(in text: String) -> [[UInt8]] {
    var spaced = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      spaced.append(scalar.isASCII && isSign(scalar) ? " " : scalar)
    }
    return Normalization.bytes(of: String(spaced)).split(separator: 0x20).map(Array.init)
  }

  /// Returns the words without apostrophes and circumflexes.
  static func bare(_ words: [[UInt8]]) -> [[UInt8]] {
    words.map { word in
      word.filter { $0 != UInt8(ascii: "'") }.map { CodePage.withoutCircumflex[Int($0)] }
    }
  }

  /// Returns the text without the signs that split words at their endings: okul-da, okul·da.
  static func joined(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() {
      let isInside =
        place > 0 && place + 1 < scalars.count && scalars[place - 1].properties.isAlphabetic
        && scalars[place + 1].properties.isAlphabetic
      if !isInside || !isSign(scalar) { result.append(scalar) }
    }
    return String(result)
  }

  /// Whether it is neither part of a word nor white space.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return !properties.isAlphabetic && !properties.isWhitespace && !scalar.isApostrophe
      && properties.numericType == nil && !Composition.isCombining(scalar)
  }
}
