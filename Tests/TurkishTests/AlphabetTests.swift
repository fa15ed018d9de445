import Testing
import Turkish

@Suite struct AlphabetTests {
  @Test func `the alphabet has 29 letters, 8 vowels and 21 consonants`() {
    #expect(Alphabet.letters.count == 29)
    #expect(Alphabet.letters.filter { Vowel($0) != nil }.count == 8)
    #expect(Alphabet.letters.filter(Alphabet.isConsonant).count == 21)
  }

  @Test func `capitals are letters, q and w are not`() {
    #expect("İIÇŞ".unicodeScalars.allSatisfy(Alphabet.contains))
    #expect(!"qwxâé'".unicodeScalars.contains(where: Alphabet.contains))
  }

  @Test func `fıstıkçı şahap names the voiceless consonants`() {
    let consonants = "fıstıkçı şahap".unicodeScalars.filter(Alphabet.isConsonant)
    #expect(consonants.allSatisfy(Alphabet.isVoiceless))
    #expect(Set(consonants) == Set(Alphabet.voiceless))
    #expect(Alphabet.isVoiceless("Ş") && !Alphabet.isVoiceless("b") && !Alphabet.isVoiceless("a"))
  }

  @Test(
    arguments: [
      ("a", false, false, false), ("ı", false, false, true), ("o", false, true, false),
      ("u", false, true, true), ("e", true, false, false), ("i", true, false, true),
      ("ö", true, true, false), ("ü", true, true, true), ("İ", true, false, true),
      ("I", false, false, true), ("â", false, false, false), ("Î", true, false, true),
    ] as [(Unicode.Scalar, Bool, Bool, Bool)]
  )
  func `vowels have their classes`(
    letter: Unicode.Scalar,
    front: Bool,
    rounded: Bool,
    high: Bool
  ) throws {
    let vowel = try #require(Vowel(letter))
    #expect(vowel.isFront == front)
    #expect(vowel.isRounded == rounded)
    #expect(vowel.isHigh == high)
  }

  @Test(
    arguments: [
      ("araba", "a", "ı"), ("ev", "e", "i"), ("kız", "a", "ı"), ("diş", "e", "i"),
      ("okul", "a", "u"),
      ("yol", "a", "u"), ("göz", "e", "ü"), ("gün", "e", "ü"), ("kâğıt", "a", "ı"),
    ] as [(String, Character, Character)]
  )
  func `suffix vowels follow the last vowel of the stem`(
    stem: String,
    twofold: Character,
    fourfold: Character
  ) throws {
    let vowel = try #require(stem.lastVowel)
    #expect(vowel.twofold.rawValue == twofold)
    #expect(vowel.fourfold.rawValue == fourfold)
  }

  @Test func `a word without vowels has no last vowel`() {
    #expect("brr".lastVowel == nil)
    #expect("".lastVowel == nil)
  }

  @Test func `decomposed vowels are seen as what they are`() {
    #expect("go\u{308}z".lastVowel == .oUmlaut)
  }

  @Test func `apostrophes are straightened and Turkish letters noticed`() {
    #expect("Ankara’da ‘o’".withStraightApostrophes == "Ankara'da 'o'")
    #expect("Gul\u{327}".composed.hasTurkishLetter == false)
    #expect("c\u{327}ay".hasTurkishLetter)
    #expect("dışarı çıkıyor".asciiFolded == "disari cikiyor")
    #expect(!"cay".hasTurkishLetter)
  }
}
