import Testing
import Turkish

@Suite struct CodePageTests {
  @Test func `every Turkish letter is one byte`() {
    for letter in "abcçdefgğhıijklmnoöprsştuüvyzABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZâîûÂÎÛ" {
      #expect(CodePage.encode(String(letter)).count == 1, "\(letter)")
    }
  }

  @Test func `every scalar comes back from its bytes`() {
    for value in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      #expect(CodePage.decode(CodePage.encode(text)) == text, "U+\(String(value, radix: 16))")
    }
  }

  @Test func `no two scalars share their bytes`() {
    var seen: Set<[UInt8]> = []
    var count = 0
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      seen.insert(CodePage.encode(String(Character(scalar))))
      count += 1
    }
    #expect(seen.count == count)
  }

  @Test func `the byte of a Turkish letter is no part of another letter`() {
    for value in UInt32(0x80)...0x2FFF {
      guard let scalar = Unicode.Scalar(value), CodePage.byte(for: scalar) == nil else { continue }
      let bytes = CodePage.encode(String(Character(scalar)))
      #expect(!bytes.contains(where: CodePage.isBeyondASCII), "U+\(String(value, radix: 16))")
    }
  }

  @Test func `a mixed text comes back`() {
    let text = "Iğdır’da 3 şişe süt, \u{11}café 漢字 🙂 İÇÖÜÂÎÛ"
    #expect(CodePage.decode(CodePage.encode(text)) == text)
  }

  @Test func `bytes that no text has are replaced, not trapped on`() {
    #expect(CodePage.decode([0x61, 0xE0, 0x80]).hasPrefix("a\u{FFFD}"))
    #expect(CodePage.decode([0x80, 0xE2]).contains("\u{FFFD}"))
  }

  @Test(arguments: [("çğıöşüâîû", "cgiosuaiu"), ("ÇĞİÖŞÜÂÎÛ", "CGIOSUAIU"), ("aI'7é", "aI'7é")])
  func `folding gives the letters of a keyboard without Turkish`(text: String, ascii: String) {
    let folded = CodePage.encode(text).map { CodePage.asciiFolded[Int($0)] }
    #expect(CodePage.decode(folded) == ascii)
  }

  @Test func `small letters follow the Turkish rule`() {
    let small = CodePage.encode("IİÇĞÖŞÜÂÎÛAZ").map { CodePage.lowercased[Int($0)] }
    #expect(CodePage.decode(small) == "ıiçğöşüâîûaz")
  }

  @Test func `a circumflex can be taken off alone`() {
    let plain = CodePage.encode("hâlâ Âlî şû ÎÛ").map { CodePage.withoutCircumflex[Int($0)] }
    #expect(CodePage.decode(plain) == "hala Ali şu İU")
  }

  @Test func `the vowels are eight, with circumflexes eleven`() {
    let vowels = (UInt8.min...UInt8.max).filter(CodePage.isVowel).compactMap(CodePage.scalar)
    #expect(Set(vowels) == Set("aeıioöuüâîûAEIİOÖUÜÂÎÛ".unicodeScalars))
  }

  @Test func `letters are told from everything else`() {
    let letters = (UInt8.min...UInt8.max).filter(CodePage.isLetter)
    #expect(letters.count == 26 * 2 + 18)
    #expect(!CodePage.isLetter(UInt8(ascii: "'")))
  }
}
