import Turkish

/// What the rules of Turkish spelling ask of a small letter of the code page.
enum Phonology {
  static let a = UInt8(ascii: "a")
  static let e = UInt8(ascii: "e")
  static let i = UInt8(ascii: "i")
  static let u = UInt8(ascii: "u")
  static let y = UInt8(ascii: "y")

  static func isVowel(_ letter: UInt8) -> Bool { CodePage.isVowel(letter) }

  /// ı, i, u, ü: the vowels of a suffix written with I.
  static func isHigh(_ letter: UInt8) -> Bool {
    letter == CodePage.dotlessI || letter == i || letter == u || letter == CodePage.uUmlaut
  }

  /// a, e: the vowels of a suffix written with A.
  static func isLow(_ letter: UInt8) -> Bool { letter == a || letter == e }

  static func isFront(_ letter: UInt8) -> Bool {
    letter == e || letter == i || letter == CodePage.oUmlaut || letter == CodePage.uUmlaut
      || letter == CodePage.iCircumflex
  }

  static func isRounded(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: "o") || letter == u || letter == CodePage.oUmlaut
      || letter == CodePage.uUmlaut || letter == CodePage.uCircumflex
  }

  /// f, s, t, k, ç, ş, h, p: a suffix that begins with d or c begins with t or ç behind them.
  static func isVoiceless(_ letter: UInt8) -> Bool {
    letter == CodePage.cCedilla || letter == CodePage.sCedilla || "fstkhp".utf8.contains(letter)
  }

  /// The vowel that a suffix has in place of `vowel` behind `previous`.
  static func harmonic(_ vowel: UInt8, after previous: UInt8) -> UInt8 {
    if isLow(vowel) { return isFront(previous) ? e : a }
    guard isHigh(vowel) else { return vowel }
    if isRounded(previous) { return isFront(previous) ? CodePage.uUmlaut : u }
    return isFront(previous) ? i : CodePage.dotlessI
  }

  /// The last vowel before a place in a word.
  static func vowel(in word: [UInt8], before place: Int) -> UInt8? {
    word[..<max(0, min(place, word.count))].last(where: isVowel)
  }
}
