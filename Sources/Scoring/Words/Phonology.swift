import Turkish

/// The classes of small letters and the harmony of vowels, in bytes of the code page.
enum Phonology {
  static let a = UInt8(ascii: "a")
  static let e = UInt8(ascii: "e")
  static let i = UInt8(ascii: "i")
  static let u = UInt8(ascii: "u")
  static let y = UInt8(ascii: "y")

  static func isVowel(_ letter: UInt8) -> Bool { CodePage.isVowel(letter) }

  /// Whether the letter is ı, i, u or ü, the vowels of a suffix with I.
  static func isHigh(_ letter: UInt8) -> Bool {
    letter == CodePage.dotlessI || letter == i || letter == u || letter == CodePage.uUmlaut
  }

  /// Whether the letter is a or e, the vowels of a suffix with A.
  static func isLow(_ letter: UInt8) -> Bool { letter == a || letter == e }

  static func isFront(_ letter: UInt8) -> Bool {
    letter == e || letter == i || letter == CodePage.oUmlaut || letter == CodePage.uUmlaut
      || letter == CodePage.iCircumflex
  }

  static func isRounded(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: "o") || letter == u || letter == CodePage.oUmlaut
      || letter == CodePage.uUmlaut || letter == CodePage.uCircumflex
  }

  /// Whether the letter is f, s, t, k, ç, ş, h or p, after which d and c become t and ç.
  static func isVoiceless(_ letter: UInt8) -> Bool {
    letter == CodePage.cCedilla || letter == CodePage.sCedilla || "fstkhp".utf8.contains(letter)
  }

  /// Returns the vowel of the kind of `vowel` that follows `previous` by vowel harmony.
  static func harmonic(_ vowel: UInt8, after previous: UInt8) -> UInt8 {
    if isLow(vowel) { return isFront(previous) ? e : a }
    guard isHigh(vowel) else { return vowel }
    if isRounded(previous) { return isFront(previous) ? CodePage.uUmlaut : u }
    return isFront(previous) ? i : CodePage.dotlessI
  }

  /// Returns the last vowel before a place in a word.
  static func vowel(in word: [UInt8], before place: Int) -> UInt8? {
    word[..<max(0, min(place, word.count))].last(where: isVowel)
  }
}
