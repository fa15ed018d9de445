import Bilingual
import Testing

private let sample = """
  akşam\tn\t1\t-\t1:evening,night\t-
  bakmak\tv\t1\t-\t1:look,look at[dat]; 2:look after,take care of[dat]\t-
  can{POSS} sıkılmak\tv\t3\t-\t1:be bored[dat]\t-
  cennet\tn\t4\t-\t1:paradise,heaven\t-
  diş fırçası\tnc\t2\t-\t1:toothbrush\t-
  ev\tn\t1\t-\t1:house (building),home\t-
  gitmek\tv\t1\t-\t1:go[dat]\t-
  göz atmak\tv\t4\t-\t1:glance[dat]\t-
  hatta\tadv\t2\t-\t1:even,in fact\t-
  hatırlamak\tv\t2\t-\t1:remember[acc]\t-
  hatırlatmak\tv\t3\t-\t1:remind[acc+dat]\t-
  hikâye\tn\t2\t-\t1:story\t-
  kapalı\tadj\t1\t-\t1:closed,shut\t-
  kâr\tn\t4\t-\t1:profit\t-
  kar\tn\t1\t-\t1:snow\t-
  kız\tn\t1\t-\t1:girl; 2:daughter\t-
  İngiliz\tn\t1\t-\t1:English person\t-
  """.split(separator: "\n").sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  .joined(separator: "\n")

struct LexiconLookupTests {
  let lookup = LexiconLookup(BilingualLexicon(Array(sample.utf8)))

  private func lemmas(_ text: String) -> [String] {
    let found = lookup.find(text)
    let english = found.english.map(\.entry.lemma)
    let turkish = found.turkish.map(\.lemma)
    return found.isRatherEnglish ? english + turkish : turkish + english
  }

  @Test(arguments: [
    ("evlerimizden", ["ev"]), ("EVDE", ["ev"]), ("gidiyorum", ["gitmek"]),
    ("bakmamıştı", ["bakmak"]), ("İngilizlerin", ["İngiliz"]), ("ingiliz", ["İngiliz"]),
  ])
  func `a Turkish word is found in any form and case`(text: String, expected: [String]) {
    #expect(lemmas(text) == expected)
  }

  @Test func `a derived word comes before the word that it is derived from`() {
    #expect(lemmas("hatırlatıyordu") == ["hatırlatmak", "hatırlamak"])
    #expect(lemmas("hatırlıyordu") == ["hatırlamak"])
  }

  @Test func `a circumflex more or less finds both words`() {
    #expect(lemmas("hikaye") == ["hikâye"] && lemmas("hikâyeler") == ["hikâye"])
    #expect(lemmas("kar") == ["kar", "kâr"] && lemmas("kâr") == ["kâr", "kar"])
  }

  @Test(arguments: [
    ("went", ["gitmek"]), ("looked after", ["bakmak"]), ("a house", ["ev"]),
    ("to glance", ["göz atmak"]), ("stories", ["hikâye"]), ("shut", ["kapalı"]),
  ])
  func `an English word or phrase is found in any form`(text: String, expected: [String]) {
    #expect(lemmas(text) == expected)
  }

  @Test func `a noun in -ing is no form of an adverb`() {
    #expect(lemmas("evening") == ["akşam"] && lemmas("even") == ["hatta"])
  }

  @Test func `a phrase that begins with the word is found if nothing means just that`() {
    #expect(lemmas("taken") == ["bakmak"] && lemmas("looking") == ["bakmak"])
  }

  @Test func `an English word names the sense that it found`() {
    let match = lookup.find("taking care of").english.first
    #expect(match?.entry.lemma == "bakmak" && match?.sense == 1)
  }

  @Test(arguments: [
    ("göz attım", "göz atmak"), ("canımız sıkılıyor", "can{POSS} sıkılmak"),
    ("canı sıkılmak", "can{POSS} sıkılmak"), ("diş fırçam", "diş fırçası"),
    ("diş fırçaları", "diş fırçası"),
  ])
  func `a phrase is found by its forms`(text: String, lemma: String) {
    #expect(lemmas(text) == [lemma])
  }

  @Test func `the parts of different phrases are no phrase`() {
    #expect(lemmas("göz sıkılmak").isEmpty && lemmas("diş atmak").isEmpty)
  }

  @Test func `plain letters find Turkish ones, but nothing beside an exact word`() {
    #expect(lemmas("kiz") == ["kız"] && lemmas("goz atmak") == ["göz atmak"])
    #expect(!lemmas("kız").contains("kiz"))
  }

  @Test func `near words are named, the nearest first`() {
    #expect(lookup.near("hatirlamka") == ["hatırlamak", "hatırlatmak"])
    #expect(lookup.near("stroy") == ["story"])
    #expect(lookup.near("evx").contains("ev"))
    #expect(lookup.near("akşamlarx").contains("akşam"))
    #expect(lookup.near("zzzzzz").isEmpty && lookup.near("").isEmpty)
    #expect(lookup.near(String(repeating: "a", count: 5000)).isEmpty)
  }

  @Test(arguments: ["", " ", "!?", "\u{301}", "'", "-", "123", "\u{1F600}"])
  func `a text without a word finds nothing`(text: String) { #expect(lookup.find(text).isEmpty) }

  @Test func `the slot of a possessive is shown as the third person`() {
    #expect(LexiconEntry.shown("can{POSS} sıkılmak") == "canı sıkılmak")
    #expect(LexiconEntry.shown("göğüs{POSS} kabarmak") == "göğsü kabarmak")
    #expect(LexiconEntry.shown("göz atmak") == "göz atmak")
  }
}
