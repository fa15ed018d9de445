extension String {
  /// The syllables of the words as hyphenation divides them, without apostrophes.
  ///
  /// Every syllable has one vowel and begins with at most one consonant (kont-rol, e-lekt-rik); a
  /// consonant cluster at the beginning of a word stays together (tren, spor). Other characters
  /// separate words and are left out.
  package var syllables: [String] {
    let letters = composed.unicodeScalars.filter { !$0.isApostrophe }
    return letters.split { !$0.properties.isAlphabetic }.flatMap { Self.syllables(of: Array($0)) }
  }

  private static func syllables(of letters: [Unicode.Scalar]) -> [String] {
    let vowels = letters.indices.filter { Vowel(letters[$0]) != nil }
    let starts = vowels.dropFirst().map { Vowel(letters[$0 - 1]) == nil ? $0 - 1 : $0 }
    let bounds = [0] + starts + [letters.count]
    return zip(bounds, bounds.dropFirst()).map { lower, upper in
      var syllable = String.UnicodeScalarView()
      syllable.append(contentsOf: letters[lower..<upper])
      return String(syllable)
    }
  }
}
