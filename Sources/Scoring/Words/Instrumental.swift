import Turkish

/// The word ile and the suffix -(y)lA: araba ile, arabayla.
enum Instrumental {
  private static let word = CodePage.encode("ile")
  private static let y = UInt8(ascii: "y")

  /// Whether `whole` is `stem` with ile as a suffix.
  ///
  /// The words are given without marks and apostrophes.
  static func joins(_ stem: [UInt8], _ second: [UInt8], as whole: [UInt8]) -> Bool {
    guard second == word, let last = stem.last, whole.count > stem.count else { return false }
    guard whole.starts(with: stem) else { return false }
    let buffer = Phonology.isVowel(last) ? "y" : ""
    let ending = Array(whole.dropFirst(stem.count))
    // A foreign name may end in a vowel that is spelt with y: Mary'yle.
    if last == y, ending == CodePage.encode("yla") || ending == CodePage.encode("yle") {
      return true
    }
    return ending == CodePage.encode(buffer + "la") || ending == CodePage.encode(buffer + "le")
  }

  /// Whether the suffix also follows vowel harmony; the words are given with their marks.
  static func isHarmonic(_ stem: [UInt8], in whole: [UInt8]) -> Bool {
    let ending = whole.filter { $0 != WordComparison.apostrophe }.dropFirst(stem.count)
    if stem.last == y, ending.first == y { return true }
    guard let vowel = Phonology.vowel(in: stem, before: stem.count), let last = whole.last else {
      return false
    }
    return Phonology.harmonic(Phonology.a, after: vowel) == last
  }
}
