import CourseCheck
import Testing

struct AnalysisRuleTests {
  private func complaints(_ skill: String, _ body: String) -> String {
    TestCourse().with(skill, body).complaints(.analysis)
  }

  @Test func `an unknown word is an error of its line, reported once`() {
    #expect(
      complaints("speaking", "\" Bu bir ev. {#a}\n\" Vırakları gördüm. {#b}\n\" Vırakları al. {#c}")
        == "a1-u1-speaking.lesson:9: 'vırakları' has no analysis; correct it, or add its stem to the "
        + "lexicon"
    )
  }

  @Test(arguments: [
    ("kitapı", false), ("kitabı", true), ("gelmiyecek", false), ("gelmeyecek", true),
    ("saatlar", false), ("saatler", true), ("gitdim", false), ("gittim", true),
  ])
  func `a form that breaks a rule of spelling has no analysis`(word: String, isRight: Bool) {
    #expect(complaints("speaking", "\" Bunu \(word) dedi. {#a}").isEmpty == isRight)
  }

  @Test(arguments: [
    "Denizler evde.", "Ankara'dan geldi.", "Vırak'ın evi var.", "Saat 5'te gel.",
    "3. sınıfta okuyor.", "Tom burada.", "Rüzgâr hâlâ var.", "İpek ıslık çalıyor.",
  ])
  func `names and numbers are left out, capitals and circumflexes are read`(
    sentence: String
  ) {
    #expect(complaints("speaking", "\" \(sentence) {#a}").isEmpty)
  }

  @Test func `every accepted form of an answer is analysed`() {
    #expect(
      complaints("writing", "? My book is here. {#a}\n= [Kitabım|Kitapım] [burada|burda].")
        == """
        a1-u1-writing.lesson:9: 'burda' has no analysis; correct it, or add its stem to the lexicon
        a1-u1-writing.lesson:9: 'kitapım' has no analysis; correct it, or add its stem to the lexicon
        """
    )
  }

  @Test func `cards and texts are analysed, English is not`() {
    #expect(
      complaints("vocabulary", "* kitap | noun | book | Bu bir kitaf. | This is a blork. {#a}")
        == "a1-u1-vocabulary.lesson:8: 'kitaf' has no analysis; correct it, or add its stem to the "
        + "lexicon"
    )
    #expect(
      complaints(
        "reading",
        "~ Bu ev güzül.\n\n? Ev nasıl? {#a}\n= Güzel\n- Çirkün\n- Kötü\n- Büyük"
      )
      .split(separator: "\n").count == 2
    )
  }

  @Test func `the parts of a hyphenated word are analysed separately`() {
    #expect(complaints("speaking", "\" İki-üç ev var. {#a}").isEmpty)
    #expect(!complaints("speaking", "\" İki-vırak ev var. {#a}").isEmpty)
  }
}
