import Turkish

/// The word ile and the suffix -(y)lA: araba ile, arabayla.
enum Instrumental {
  private static let word = CodePage.encode("ile")

  /// Whether `whole` is `stem` with ile as a suffix.
  ///
  /// The words are given without marks and apostrophes.
  static func joins(_ stem: [UInt8], _ second: [UInt8], as whole: [UInt8]) -> Bool {
    guard second == word, let last = stem.last, whole.count > stem.count else { return false }
    guard whole.starts(with: stem) else { return false }
    let buffer = Phonology.isVowel(last) ? "y" : ""
    let ending = Array(whole.dropFirst(stem.count))
    return ending == CodePage.encode(buffer + "la") || ending == CodePage.encode(buffer + "le")
  }

  /// Whether the suffix also follows vowel harmony; the words are given with their marks.
  static func isHarmonic(_ stem: [UInt8], in whole: [UInt8]) -> Bool {
    guard let vowel = Phonology.vowel(in: stem, before: stem.count), let last = whole.last else {
      return false
    }
    return Phonology.harmonic(Phonology.a, after: vowel) == last
  }
}
