import Testing
import Turkish

@Suite struct SyllableTests {
  @Test(arguments: [
    "ki-tap", "sa-at", "Türk-çe", "İs-tan-bul", "e-lekt-rik", "pro-fe-sör", "kont-rol", "tren",
    "spor", "o-kul", "a-i-le", "ğ", "ev", "al-dı", "bi-raz", "yurt-tan", "şa-ir", "hâ-lâ",
    "ka-ra-os-ma-noğ-lu", "prog-ram", "kırk-lar",
  ])
  func `words part into syllables`(parted: String) {
    let word = parted.filter { $0 != "-" }
    #expect(word.syllables.joined(separator: "-") == parted)
  }

  @Test func `apostrophes are ignored and spaces part`() {
    #expect("Ankara’dan".syllables == ["An", "ka", "ra", "dan"])
    #expect("iyi günler!".syllables == ["i", "yi", "gün", "ler"])
    #expect("".syllables.isEmpty)
    #expect("7 '".syllables.isEmpty)
  }
}
