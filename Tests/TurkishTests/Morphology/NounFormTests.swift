import Testing
import Turkish

@Suite struct NounFormTests {
  static let cases: [[Suffix]] = [
    [.accusative], [.dative], [.locative], [.ablative], [.genitive], [.instrumental],
  ]

  @Test(arguments: [
    ("ev", "evi eve evde evden evin evle"),
    ("araba", "arabayı arabaya arabada arabadan arabanın arabayla"),
    ("kitap", "kitabı kitaba kitapta kitaptan kitabın kitapla"),
    ("ağaç", "ağacı ağaca ağaçta ağaçtan ağacın ağaçla"),
    ("renk", "rengi renge renkte renkten rengin renkle"),
    ("köpek", "köpeği köpeğe köpekte köpekten köpeğin köpekle"),
    ("psikolog", "psikoloğu psikoloğa psikologda psikologdan psikoloğun psikologla"),
    ("top", "topu topa topta toptan topun topla"),
    ("saat", "saati saate saatte saatten saatin saatle"),
    ("gol", "golü gole golde golden golün golle"),
    ("harf", "harfi harfe harfte harften harfin harfle"),
    ("kalp", "kalbi kalbe kalpte kalpten kalbin kalple"),
    ("ağız", "ağzı ağza ağızda ağızdan ağzın ağızla"),
    ("şehir", "şehri şehre şehirde şehirden şehrin şehirle"),
    ("akıl", "aklı akla akılda akıldan aklın akılla"),
    ("vakit", "vakti vakte vakitte vakitten vaktin vakitle"),
    ("kayıp", "kaybı kayba kayıpta kayıptan kaybın kayıpla"),
    ("hak", "hakkı hakka hakta haktan hakkın hakla"),
    ("his", "hissi hisse histe histen hissin hisle"),
    ("su", "suyu suya suda sudan suyun suyla"),
    ("süt", "sütü süte sütte sütten sütün sütle"),
    ("tat", "tadı tada tatta tattan tadın tatla"),
    ("çocuk", "çocuğu çocuğa çocukta çocuktan çocuğun çocukla"),
  ])
  func `the cases of every kind of noun`(noun: String, expected: String) {
    #expect(forms(noun, .noun, Self.cases) == expected)
  }

  @Test(arguments: [
    ("ev", "evim evin evi evimiz eviniz evleri"),
    ("araba", "arabam araban arabası arabamız arabanız arabaları"),
    ("kitap", "kitabım kitabın kitabı kitabımız kitabınız kitapları"),
    ("oğul", "oğlum oğlun oğlu oğlumuz oğlunuz oğulları"),
    ("hak", "hakkım hakkın hakkı hakkımız hakkınız hakları"),
    ("su", "suyum suyun suyu suyumuz suyunuz suları"),
    ("gol", "golüm golün golü golümüz golünüz golleri"),
    ("zeytinyağı", "zeytinyağım zeytinyağın zeytinyağı zeytinyağımız zeytinyağınız zeytinyağları"),
    ("buzdolabı", "buzdolabım buzdolabın buzdolabı buzdolabımız buzdolabınız buzdolapları"),
    ("gökkuşağı", "gökkuşağım gökkuşağın gökkuşağı gökkuşağımız gökkuşağınız gökkuşakları"),
  ])
  func `the possessives of every kind of noun`(noun: String, expected: String) {
    let chains: [[Suffix]] = [
      [.possessive1s], [.possessive2s], [.possessive3s], [.possessive1p], [.possessive2p],
      [.possessive3p],
    ]
    #expect(forms(noun, .noun, chains) == expected)
  }

  @Test(arguments: [
    ("ev", "evini evine evinde evinden evinin eviyle"),
    ("araba", "arabasını arabasına arabasında arabasından arabasının arabasıyla"),
    ("kitap", "kitabını kitabına kitabında kitabından kitabının kitabıyla"),
    ("su", "suyunu suyuna suyunda suyundan suyunun suyuyla"),
    (
      "zeytinyağı",
      "zeytinyağını zeytinyağına zeytinyağında zeytinyağından zeytinyağının zeytinyağıyla"
    ),
  ])
  func `an n follows the possessive of the third person`(noun: String, expected: String) {
    #expect(forms(noun, .noun, Self.cases.map { [.possessive3s] + $0 }) == expected)
  }

  @Test func `the plural takes possessives and cases`() {
    let chains: [[Suffix]] = [
      [.plural], [.plural, .possessive1p, .ablative], [.plural, .possessive3s, .dative],
      [.plural, .possessive3p, .genitive], [.possessive3p, .locative],
    ]
    #expect(forms("ev", .noun, chains) == "evler evlerimizden evlerine evlerinin evlerinde")
    #expect(
      forms("saat", .noun, chains) == "saatler saatlerimizden saatlerine saatlerinin saatlerinde"
    )
    #expect(
      forms("buzdolabı", .noun, [[.plural], [.plural, .dative], [.plural, .possessive1s]])
        == "buzdolapları buzdolaplarına buzdolaplarım"
    )
  }

  @Test func `ki follows locative, genitive and words of time`() {
    let chains: [[Suffix]] = [
      [.locative, .relative], [.locative, .relative, .plural, .dative],
      [.locative, .relative, .locative], [.genitive, .relative, .accusative],
    ]
    #expect(forms("ev", .noun, chains) == "evdeki evdekilere evdekinde evinkini")
    #expect(forms("dün", .adverb, [[.relative]]) == "dünkü")
    #expect(forms("bugün", .adverb, [[.relative]]) == "bugünkü")
    #expect(forms("sabah", .noun, [[.relative], [.relative, .dative]]) == "sabahki sabahkine")
    #expect(forms("okul", .noun, [[.relative]]) == "-")
  }

  @Test(arguments: [
    ("hasta", "hastayım hastasın hastayız hastasınız hastalar"),
    ("öğretmen", "öğretmenim öğretmensin öğretmeniz öğretmensiniz öğretmenler"),
    ("genç", "gencim gençsin genciz gençsiniz gençler"),
  ])
  func `adjectives and nouns are predicates`(word: String, expected: String) {
    let chains: [[Suffix]] = [[.person1s], [.person2s], [.person1p], [.person2p], [.person3p]]
    #expect(forms(word, .adjective, chains) == expected)
  }

  @Test func `the copula follows any nominal`() {
    let chains: [[Suffix]] = [
      [.copulaPast, .person1s], [.copulaEvidential], [.copulaConditional, .person2s],
      [.assertive], [.whileBeing], [.copulaPast, .person3p], [.person3p, .copulaPast],
      [.locative, .copulaPast, .person1p], [.possessive3s, .copulaPast],
      [.question, .person2s], [.question, .copulaPast, .person1s],
    ]
    #expect(
      forms("hasta", .adjective, chains)
        == "hastaydım hastaymış hastaysan hastadır hastayken hastaydılar hastalardı hastadaydık "
        + "hastasıydı hasta mısın hasta mıydım"
    )
    #expect(
      forms("kitap", .noun, chains)
        == "kitaptım kitapmış kitapsan kitaptır kitapken kitaptılar kitaplardı kitaptaydık "
        + "kitabıydı kitap mısın kitap mıydım"
    )
  }

  @Test(arguments: [
    ("ben", "beni bana bende benden benim benimle"),
    ("sen", "seni sana sende senden senin seninle"),
    ("o", "onu ona onda ondan onun onunla"),
    ("biz", "bizi bize bizde bizden bizim bizimle"),
    ("siz", "sizi size sizde sizden sizin sizinle"),
    ("bu", "bunu buna bunda bundan bunun bununla"),
    ("şu", "şunu şuna şunda şundan şunun şununla"),
    ("kim", "kimi kime kimde kimden kimin kiminle"),
    ("kendi", "kendini kendine kendinde kendinden kendinin kendiyle"),
    ("hepsi", "hepsini hepsine hepsinde hepsinden hepsinin hepsiyle"),
    ("biri", "birini birine birinde birinden birinin biriyle"),
    ("onlar", "onları onlara onlarda onlardan onların onlarla"),
  ])
  func `pronouns have forms of their own`(pronoun: String, expected: String) {
    #expect(forms(pronoun, .pronoun, Self.cases) == expected)
  }

  @Test func `numerals make ordinals and shares`() {
    let chains: [[Suffix]] = [[.ordinal], [.distributive]]
    #expect(forms("bir", .numeral, chains) == "birinci birer")
    #expect(forms("iki", .numeral, chains) == "ikinci ikişer")
    #expect(forms("üç", .numeral, chains) == "üçüncü üçer")
    #expect(forms("dört", .numeral, chains) == "dördüncü dörder")
    #expect(forms("altı", .numeral, chains) == "altıncı altışar")
  }

  @Test func `words are made of nouns`() {
    let chains: [[Suffix]] = [
      [.with], [.without], [.abstract], [.agent], [.abstract, .accusative], [.agent, .abstract],
    ]
    #expect(
      forms("kitap", .noun, chains) == "kitaplı kitapsız kitaplık kitapçı kitaplığı kitapçılık"
    )
    #expect(forms("göz", .noun, chains) == "gözlü gözsüz gözlük gözcü gözlüğü gözcülük")
  }

  @Test func `suffixes of numbers and abbreviations go by their sound`() {
    let three = Stem(letters: bytes("3"), partOfSpeech: .numeral)
    #expect(Morphology.form(of: three, [.ordinal]) == bytes("3üncü"))
    #expect(Morphology.form(of: three, [.dative]) == bytes("3e"))
    let year = Stem(letters: bytes("1940"), partOfSpeech: .numeral)
    #expect(Morphology.form(of: year, [.locative]) == bytes("1940ta"))
    let party = Stem(letters: bytes("xyz"), partOfSpeech: .properNoun)
    let spoken = SpokenForm.letterByLetter(party.letters)
    #expect(Morphology.form(of: party, [.dative], spokenAs: spoken) == bytes("xyzye"))
  }
}
