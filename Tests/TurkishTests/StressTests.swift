import Testing
import Turkish

struct StressTests {
  /// The mark ´ follows the stressed vowel.
  @Test(arguments: [
    // The last syllable, and suffixes that draw the stress on.
    "kita´p", "kitapları´", "evlerimizde´n", "araba´", "öğrencile´r", "gelme´k", "çalışma´k",
    "sevdiği´", "geleceğini´", "yağmurlu´", "geli´p", "geldi´", "geldile´r", "geldini´z",
    "gelmi´ş", "gelse´", "güze´l", "çocukla´r", "okula´",
    // The negative and its aorist.
    "ge´lmedi", "ge´lmiyorum", "ge´lmeyecek", "gide´miyor", "gide´medik", "gelme´z", "gelme´zsin",
    "gelme´yiz", "yazı´lmadı", "otu´rmuyor",
    // -Iyor, -ArAk, -IncA, -DIkçA.
    "geli´yorum", "geli´yor", "oku´yor", "bekli´yoruz", "geli´yorlar", "gele´rek", "okuya´rak",
    "geli´nce", "geldi´kçe",
    // Endings of persons and the copula.
    "evde´yim", "gelmeli´yim", "gelmi´şsin", "evde´ydi", "evde´ymiş", "geli´rse", "öğretme´ndir",
    "geli´rken", "hasta´yız",
    // -(y)lA and -CA.
    "araba´yla", "otobü´sle", "Tü´rkçe", "Alma´nca",
    // Places, borrowed words, relatives, adverbs and question words.
    "İsta´nbul", "İsta´nbul'da", "A´nkara", "A´nkara'dan", "Anta´lya", "Tü´rkiye'de", "Alma´nya",
    "loka´ntada", "ra´dyo", "ba´nkada", "a´nnem", "te´yze", "şi´mdi", "na´sıl", "ne´rede", "so´nra",
  ])
  func `the stress of a word follows the rules`(stressed: String) {
    let word = stressed.replacing("´", with: "")
    #expect(Stress.marked(word) == stressed.replacing("´", with: "\u{301}"), "\(word)")
  }

  @Test(arguments: [
    "gelme", "öğretmenim", "gelmeden", "ev", "Mehmet", "flibder", "stüdyo", "", "7",
  ])
  func `what the rules can't tell has no stress`(word: String) {
    #expect(Stress.marked(word) == nil)
  }

  @Test(arguments: [
    ("gelme", [Suffix.negative, .imperative], "ge´lme"), ("gelme", [.verbalNoun], "gelme´"),
    ("gelmeden", [.withoutDoing], "ge´lmeden"),
    ("gelmeden", [.verbalNoun, .ablative], "gelmede´n"),
    ("öğretmenim", [.possessive1s], "öğretmeni´m"), ("öğretmenim", [.person1s], "öğretme´nim"),
    ("gelirim", [.aorist, .person1s], "geli´rim"), ("gelirim", [.possessive1s], "geliri´m"),
    ("geleceğim", [.future, .person1s], "gelece´ğim"),
    ("gelin", [.imperative, .person2p], "ge´lin"), ("gelin", [], "geli´n"),
  ])
  func `each reading has its own stress`(
    word: String,
    suffixes: [Suffix],
    stressed: String
  ) throws {
    let readings = Morphology.readings(of: CodePage.encode(word))
    let reading = try #require(
      readings.first { $0.suffixes.filter { $0 != .person2s } == suffixes }
    )
    #expect(Stress.marked(word, reading) == stressed.replacing("´", with: "\u{301}"))
  }

  @Test func `a sentence has the stresses that are certain`() {
    #expect(
      Stress.marked(inText: "Ben Ankara'da oturmuyorum, İstanbul'da oturuyorum!")
        == "Ben A´nkara'da otu´rmuyorum, İsta´nbul'da oturu´yorum!"
        .replacing("´", with: "\u{301}")
    )
    #expect(Stress.marked(inText: "Ne var, ne yok?") == nil)
  }
}
