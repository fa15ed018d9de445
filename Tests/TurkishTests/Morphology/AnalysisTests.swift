import Testing
import Turkish

@Suite struct AnalysisTests {
  @Test(arguments: [
    (
      "evleri",
      [
        "ev+plural+accusative", "ev+plural+possessive3s", "ev+possessive3p",
        "ev+plural+possessive3p",
      ]
    ),
    ("evin", ["ev+genitive", "ev+possessive2s"]),
    ("yapmam", ["yap+negative+aorist+person1s", "yap+verbalNoun+possessive1s"]),
    ("gelecek", ["gel+future", "gel+futureParticiple"]),
    ("öğretmenim", ["öğretmen+possessive1s", "öğretmen+person1s"]),
    ("kitabını", ["kitap+possessive3s+accusative", "kitap+possessive2s+accusative"]),
    ("bana", ["ben+dative"]),
    ("suyu", ["su+accusative", "su+possessive3s"]),
    ("bugünkü", ["bugün+relative"]),
    ("diyecek", ["de+future"]), ("başlıyor", ["başla+progressive"]),
    ("buzdolapları", ["buzdolabı+plural"]), ("buzdolabım", ["buzdolabı+possessive1s"]),
    ("zeytinyağını", ["zeytinyağı+accusative"]),
    ("hakkımda", ["hak+possessive1s+locative"]), ("ağzına", ["ağız+possessive3s+dative"]),
    ("kaybım", ["kayıp+possessive1s"]), ("reddi", ["ret+accusative"]),
    ("geliyorlardı", ["gel+progressive+person3p+copulaPast"]),
    ("3üncü", ["3+ordinal"]), ("1999da", ["1999+locative"]),
    ("gülümsüyor", ["gülümse+progressive"]), ("nasılsın", ["nasıl+person2s"]),
    ("neyin", ["ne+genitive"]), ("neyim", ["ne+possessive1s", "ne+person1s"]),
    ("nesi", ["ne+possessive3s"]), ("birbirimize", ["birbiri+possessive1p+dative"]),
    ("değilim", ["değil+person1s"]), ("dinleyici", ["dinle+agent"]),
    ("gelsene", ["gel+imperative+person2s"]),
    ("gel", ["gel+imperative+person2s"]), ("gelin", ["gel+imperative+person2p"]),
    ("misin", ["mi+person2s"]),
  ])
  func `a word keeps all its readings`(word: String, expected: [String]) {
    let found = Morphology.readings(of: bytes(word)).map(chain)
    for reading in expected { #expect(found.contains(reading), "\(word): \(found)") }
    #expect(Set(found).count >= expected.count)
  }

  @Test func `the likeliest reading comes first`() {
    for (word, first) in [
      ("kitabımdan", "kitap+possessive1s+ablative"), ("gidiyorum", "git+progressive+person1s"),
      ("bana", "ben+dative"), ("evlerimizde", "ev+plural+possessive1p+locative"),
      ("başlıyor", "başla+progressive"), ("onunla", "o+instrumental"),
    ] {
      #expect(Morphology.readings(of: bytes(word)).first.map(chain) == first)
    }
  }

  @Test func `a reading tells which letters are whose`() throws {
    let word = bytes("kitabımdan")
    let reading = try #require(Morphology.readings(of: word).first)
    #expect(
      reading.segments(of: word).map { CodePage.decode($0.letters) } == ["kitab", "ım", "dan"]
    )
    #expect(reading.segments(of: word).map(\.suffix) == [nil, .possessive1s, .ablative])
    #expect(reading.segments(of: bytes("ev")).isEmpty)
  }

  @Test(arguments: [
    "kitapı", "gitdim", "evlar", "arabaı", "evide", "başlayor", "gelmiyecek", "hisi", "ağızı",
    "yapacayım", "kitapda", "saatlar", "evdekki", "gelmezim", "deyecek", "güzelmış", "benim̈",
    "ekmegi", "çocugu", "renği",
  ])
  func `what breaks a rule is no word`(word: String) {
    #expect(!Morphology.isWord(bytes(word)))
  }

  @Test(arguments: [
    "kitabı", "gittim", "evler", "arabayı", "evinde", "başlıyor", "gelmeyecek", "hakkı", "ağzı",
    "geleceğim", "kitapta", "saatler", "gelmem", "diyecek", "yiyorum", "oynuyor", "önceden",
    "hepiniz", "üzereyim", "şikâyet", "değilim", "yoktur", "varmış", "ediyorlarmış",
  ])
  func `words are words`(word: String) {
    #expect(Morphology.isWord(bytes(word)))
  }

  @Test func `words of unknown stems are guessed`() {
    let found = Morphology.guesses(of: bytes("vıraklarımızdan")).map(chain)
    #expect(found.first == "vırak+plural+possessive1p+ablative")
    #expect(Morphology.guesses(of: bytes("vırağı")).map(chain).contains("vırak+accusative"))
    #expect(
      Morphology.guesses(of: bytes("folliyorum")).map(chain).contains("folle+progressive+person1s")
    )
    #expect(Morphology.guesses(of: bytes("12")).isEmpty)
  }
}
