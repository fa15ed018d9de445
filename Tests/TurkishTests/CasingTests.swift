import Foundation
import Testing
import Turkish

@Suite struct CasingTests {
  @Test(arguments: [
    ("IĞDIR", "ığdır"), ("İSTANBUL", "istanbul"), ("ÇÖŞÜ ÂÎÛ", "çöşü âîû"),
    ("Straße É", "straße é"),
  ])
  func `small letters keep the dot where it was`(text: String, small: String) {
    #expect(text.turkishLowercased == small)
  }

  @Test(arguments: [
    ("ığdır", "IĞDIR"), ("istanbul", "İSTANBUL"), ("çöşü âîû", "ÇÖŞÜ ÂÎÛ"),
    ("straße é", "STRASSE É"),
  ])
  func `capitals keep the dot where it was`(text: String, capitals: String) {
    #expect(text.turkishUppercased == capitals)
  }

  @Test func `a first letter becomes a capital with its dot`() {
    #expect("iyi günler".turkishCapitalized == "İyi günler")
    #expect("ısparta".turkishCapitalized == "Isparta")
    #expect("".turkishCapitalized == "")
  }

  @Test func `trap one, a capital İ leaves no loose dot behind`() {
    #expect(Array("İ".lowercased().unicodeScalars) == ["i", "\u{307}"])
    #expect(Array("İ".turkishLowercased.unicodeScalars) == ["i"])
  }

  @Test func `trap two, a capital I becomes the dotless letter`() {
    #expect("I".lowercased() == "i")
    #expect("I".turkishLowercased == "ı")
  }

  @Test func `trap three, folding keeps the dot of a capital İ`() {
    let turkish = Locale(identifier: "tr_TR")
    let folded = "İ".folding(
      options: [.caseInsensitive, .diacriticInsensitive],
      locale: turkish
    )
    #expect(folded == "ı")
    #expect("İ".turkishLowercased.asciiFolded == "i")
    #expect("İIiı".asciiFolded == "IIii")
  }

  @Test func `trap four, decomposed letters are composed`() {
    for letter in "çğöşüâîûÇĞİÖŞÜÂÎÛ" {
      let decomposed = String(letter).decomposedStringWithCanonicalMapping
      #expect(decomposed.unicodeScalars.count == 2)
      #expect(Array(decomposed.composed.unicodeScalars) == Array(String(letter).unicodeScalars))
      let small = decomposed.turkishLowercased.unicodeScalars
      #expect(Array(small) == Array(String(letter).turkishLowercased.unicodeScalars))
    }
  }

  @Test func `a loose dot over i is nothing`() {
    #expect(Array("i\u{307}yi".composed.unicodeScalars) == ["i", "y", "i"])
  }

  @Test func `commas below count as cedillas`() {
    #expect("șeker Șeker s\u{326}".composed == "şeker Şeker ş")
  }

  @Test(arguments: ["é", "ñ", "Å", "č", "ő", "ą", "ž", "ì"])
  func `letters of foreign names are composed too`(letter: String) {
    let composed = letter.decomposedStringWithCanonicalMapping.composed
    #expect(Array(composed.unicodeScalars) == Array(letter.unicodeScalars))
  }
}
