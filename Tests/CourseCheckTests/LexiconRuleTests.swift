import CourseCheck
import Testing
import TextSafety

struct LexiconRuleTests {
  private func complaints(
    _ rule: Rule,
    _ lines: String...,
    cards: String = ""
  ) -> [String] {
    var course = TestCourse()
    if !cards.isEmpty { course = course.with("vocabulary", cards) }
    course.lexicon = lines
    return course.complaints(rule).split(separator: "\n").map(String.init)
  }

  @Test func `a line that can't be read is named with what to write`() {
    #expect(
      complaints(.lexiconFormat, "ev\tn\t1\t-\t1:house\t-", "bak\tn", "araba\tn\t1\t-\t1:car\t-")
        == [
          "lexicon.tsv:2: an entry has six columns with tabs between them, this line has 2",
          "lexicon.tsv:3: “araba” is not in the order of its bytes; sort the file",
        ]
    )
    #expect(
      complaints(.lexiconFormat, "ev\tn\t1\t-\t1:house[dative]\t-").first?
        .hasPrefix("lexicon.tsv:1: “dative” is no complement; write one of acc, dat") == true
    )
  }

  @Test(arguments: [
    "ev\tn", "gelmek\tv", "göz atmak\tv", "can{POSS} sıkılmak\tv", "hatırlatmak\tv", "güzel\tadj",
    "okuma\tn", "e-posta\tn", "TBMM\tpn", "buraya\tadv", "aldırmamak\tv", "Ankara\tpn",
  ])
  func `the analyser knows a lemma with its part of speech`(start: String) {
    #expect(complaints(.lexiconLemma, "\(start)\t1\t-\t1:x\t-") == [])
  }

  @Test(arguments: ["evv\tn", "ev\tv", "gidiyor\tn", "göz atmakk\tv", "gız atmak\tv"])
  func `a lemma that the analyser doesn't know so is named`(start: String) {
    #expect(complaints(.lexiconLemma, "\(start)\t1\t-\t1:x\t-").count == 1)
  }

  @Test func `the English is plain and in its base form`() {
    let found = complaints(
      .lexiconEnglish,
      "börek\tn\t1\t-\t1:börek,café,mother-in-law,don't,24\t-",
      "ev\tn\t1\t-\t1:the house,yüz,home (the ev)\t-",
      "gelmek\tv\t1\t-\t1:to come\t-",
      "çok\tadv\t1\t-\t1:a lot,very\t-"
    )
    #expect(
      found == [
        "lexicon.tsv:2: 'the house' begins with 'the'; write the base form without it",
        "lexicon.tsv:2: 'yüz' has 'ü'; write plain English words, remarks in brackets",
        "lexicon.tsv:3: 'to come' begins with 'to'; write the base form without it",
      ]
    )
  }

  @Test func `synonyms name each other in a sense with the same English`() {
    let near = "ev\tn\t1\t-\t1:house~yuva; 2:home\t-"
    #expect(complaints(.lexiconSynonym, near, "yuva\tn\t3\t-\t1:house~ev\t-") == [])
    let message =
      "lexicon.tsv:1: 'yuva' has no sense with the same English that names 'ev'; "
      + "add it there, or delete it here"
    #expect(complaints(.lexiconSynonym, near, "yuva\tn\t3\t-\t1:house\t-") == [message])
    let elsewhere = complaints(.lexiconSynonym, near, "yuva\tn\t3\t-\t1:nest; 2:home~ev\t-")
    #expect(elsewhere.first == message)
    #expect(complaints(.lexiconSynonym, near) == [message])
    let narrower = "ev\tn\t1\t-\t1:house<yuva\t-"
    #expect(complaints(.lexiconSynonym, narrower, "yuva\tn\t3\t-\t1:house\t-") == [])
  }

  @Test func `a synonym keeps an English word that not doesn't take back`() {
    let near = "yuva\tn\t3\t-\t1:house,nest~ev\t-"
    let all = complaints(.lexiconSynonym, "ev\tn\t1\t-\t1:house~yuva\tyuva@house", near)
    #expect(all.count == 2)
    #expect(all.allSatisfy { $0.contains("takes back every English word") }, "\(all)")
    let one = "ev\tn\t1\t-\t1:house,nest~yuva\tyuva@house"
    #expect(complaints(.lexiconSynonym, one, near) == [])
  }

  @Test func `a word has one entry whether it has a circumflex or not`() {
    let found = complaints(
      .lexiconSpelling,
      "adet\tn\t3\t-\t1:piece\t-",
      "telaş\tn\t3\t-\t1:hurry\t-",
      "telâş\tn\t3\t-\t1:hurry,fuss\t-",
      "âdet\tn\t3\t-\t1:custom\t-"
    )
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("lexicon.tsv:3: 'telâş' is 'telaş' of line 2") == true)
  }

  @Test func `the meanings of a card are senses of its word`() {
    let cards = """
      * ev | noun | a house; nest | Bu bir ev. | This is a house. {#ev}
      * aldırmamak | verb | not to mind; to ignore (it) | Aldırma! | Never mind! {#aldirmamak}
      * çay | noun | tea | Bu çay. | This is tea. {#cay}
      """
    let found = complaints(
      .cardInLexicon,
      "aldırmamak\tv\t4\t-\t1:not mind,ignore[dat]\t-",
      "ev\tn\t1\t-\t1:house,home\t-",
      cards: cards
    )
    #expect(
      found == [
        "a1-u1-vocabulary.lesson:8: 'nest' is no sense of 'ev' in the lexicon; "
          + "add it there, or correct it",
        "a1-u1-vocabulary.lesson:10: the lexicon has no entry for 'çay'",
      ]
    )
  }

  @Test func `a course without a lexicon has no complaints about it`() {
    let course = TestCourse().with("vocabulary", "* ev | noun | x | Bu ev. | House. {#ev}")
    #expect(course.complaints(.cardInLexicon) == "")
  }

  @Test func `the coverage lists words without an entry by their frequency`() {
    var course = TestCourse().with(
      "writing",
      """
      ? Where is it? {#a}
      = Otopark nerede?

      ? The tie is in the car park. {#b}
      = Kravat otoparkta.

      ? Tom is at home. {#c}
      = Evde Tom var.
      """
    )
    course.lexicon = [
      "ev\tn\t1\t-\t1:house\t-", "nerede\tq\t1\t-\t1:where\t-", "var\tadj\t1\t-\t1:there is\t-",
    ]
    let table = CourseRules.report(on: course.files, withCoverage: true).coverageTable
      .map(\.string)
    let start = table.firstIndex { $0.hasPrefix("words without an entry") }
    #expect(
      start.map { Array(table[$0...]) } == [
        "words without an entry in the lexicon: 2", "  2  otopark: Otopark",
        "  1  kravat: Kravat",
      ]
    )
  }
}
