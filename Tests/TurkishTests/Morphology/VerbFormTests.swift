import Testing
import Turkish

@Suite struct VerbFormTests {
  static let tenses: [[Suffix]] = [
    [.progressive], [.aorist], [.future], [.past], [.evidential], [.necessity], [.conditional],
    [.continuous],
  ]

  @Test(arguments: [
    ("gel", "geliyor gelir gelecek geldi gelmiş gelmeli gelse gelmekte"),
    ("git", "gidiyor gider gidecek gitti gitmiş gitmeli gitse gitmekte"),
    ("yap", "yapıyor yapar yapacak yaptı yapmış yapmalı yapsa yapmakta"),
    ("oku", "okuyor okur okuyacak okudu okumuş okumalı okusa okumakta"),
    ("başla", "başlıyor başlar başlayacak başladı başlamış başlamalı başlasa başlamakta"),
    ("bekle", "bekliyor bekler bekleyecek bekledi beklemiş beklemeli beklese beklemekte"),
    ("söyle", "söylüyor söyler söyleyecek söyledi söylemiş söylemeli söylese söylemekte"),
    ("yürü", "yürüyor yürür yürüyecek yürüdü yürümüş yürümeli yürüse yürümekte"),
    ("de", "diyor der diyecek dedi demiş demeli dese demekte"),
    ("ye", "yiyor yer yiyecek yedi yemiş yemeli yese yemekte"),
    ("et", "ediyor eder edecek etti etmiş etmeli etse etmekte"),
    ("konuş", "konuşuyor konuşur konuşacak konuştu konuşmuş konuşmalı konuşsa konuşmakta"),
    ("gör", "görüyor görür görecek gördü görmüş görmeli görse görmekte"),
    ("ara", "arıyor arar arayacak aradı aramış aramalı arasa aramakta"),
  ])
  func `the tenses of every kind of verb`(verb: String, expected: String) {
    #expect(forms(verb, .verb, Self.tenses) == expected)
  }

  @Test(arguments: [
    ("gel", "gelmiyor gelmez gelmeyecek gelmedi gelmemiş gelmemeli gelmese gelmemekte"),
    ("oku", "okumuyor okumaz okumayacak okumadı okumamış okumamalı okumasa okumamakta"),
    ("de", "demiyor demez demeyecek demedi dememiş dememeli demese dememekte"),
  ])
  func `the negative of every tense`(verb: String, expected: String) {
    #expect(forms(verb, .verb, Self.tenses.map { [.negative] + $0 }) == expected)
  }

  static let persons: [[Suffix]] = [
    [.person1s], [.person2s], [], [.person1p], [.person2p], [.person3p],
  ]

  @Test(arguments: [
    ([Suffix.progressive], "geliyorum geliyorsun geliyor geliyoruz geliyorsunuz geliyorlar"),
    ([.aorist], "gelirim gelirsin gelir geliriz gelirsiniz gelirler"),
    ([.negative, .aorist], "gelmem gelmezsin gelmez gelmeyiz gelmezsiniz gelmezler"),
    (
      [.inability, .negative, .aorist],
      "gelemem gelemezsin gelemez gelemeyiz gelemezsiniz gelemezler"
    ),
    (
      [.ability, .aorist],
      "gelebilirim gelebilirsin gelebilir gelebiliriz gelebilirsiniz gelebilirler"
    ),
    ([.future], "geleceğim geleceksin gelecek geleceğiz geleceksiniz gelecekler"),
    ([.past], "geldim geldin geldi geldik geldiniz geldiler"),
    ([.evidential], "gelmişim gelmişsin gelmiş gelmişiz gelmişsiniz gelmişler"),
    ([.necessity], "gelmeliyim gelmelisin gelmeli gelmeliyiz gelmelisiniz gelmeliler"),
    ([.conditional], "gelsem gelsen gelse gelsek gelseniz gelseler"),
    ([.optative], "geleyim gelesin gele gelelim gelesiniz geleler"),
    (
      [.progressive, .copulaPast],
      "geliyordum geliyordun geliyordu geliyorduk geliyordunuz geliyordular"
    ),
    (
      [.future, .copulaPast], "gelecektim gelecektin gelecekti gelecektik gelecektiniz gelecektiler"
    ),
    ([.aorist, .copulaConditional], "gelirsem gelirsen gelirse gelirsek gelirseniz gelirseler"),
    (
      [.progressive, .copulaEvidential],
      "geliyormuşum geliyormuşsun geliyormuş geliyormuşuz geliyormuşsunuz geliyormuşlar"
    ),
    (
      [.conditional, .copulaPast], "gelseydim gelseydin gelseydi gelseydik gelseydiniz gelseydiler"
    ),
    ([.past, .copulaPast], "geldiydim geldiydin geldiydi geldiydik geldiydiniz geldiydiler"),
    (
      [.progressive, .question],
      "geliyor muyum geliyor musun geliyor mu geliyor muyuz geliyor musunuz geliyor mular"
    ),
    (
      [.future, .question],
      "gelecek miyim gelecek misin gelecek mi gelecek miyiz gelecek misiniz gelecek miler"
    ),
    (
      [.aorist, .question, .copulaPast],
      "gelir miydim gelir miydin gelir miydi gelir miydik gelir miydiniz gelir miydiler"
    ),
    (
      [.progressive, .question, .copulaEvidential],
      "geliyor muymuşum geliyor muymuşsun geliyor muymuş geliyor muymuşuz geliyor muymuşsunuz geliyor muymuşlar"
    ),
  ])
  func `the persons of every tense`(tense: [Suffix], expected: String) {
    #expect(forms("gel", .verb, Self.persons.map { tense + $0 }) == expected)
  }

  @Test func `the person stays on the verb before the question in past, condition and wish`() {
    let chains: [[Suffix]] = [
      [.past, .person2s, .question], [.conditional, .person1p, .question],
      [.optative, .person1s, .question], [.progressive, .person3p, .question],
    ]
    #expect(forms("gel", .verb, chains) == "geldin mi gelsek mi geleyim mi geliyorlar mı")
  }

  @Test func `the plural of a tense comes before or after the copula`() {
    let chains: [[Suffix]] = [
      [.progressive, .person3p, .copulaPast], [.evidential, .person3p, .copulaPast],
      [.aorist, .person3p, .copulaConditional], [.conditional, .person3p, .copulaPast],
    ]
    #expect(forms("gel", .verb, chains) == "geliyorlardı gelmişlerdi gelirlerse gelselerdi")
  }

  @Test(arguments: [
    ("gel", "gel gelsin gelin geliniz gelsinler"),
    ("oku", "oku okusun okuyun okuyunuz okusunlar"),
    ("ye", "ye yesin yiyin yiyiniz yesinler"),
    ("git", "git gitsin gidin gidiniz gitsinler"),
  ])
  func `the imperative`(verb: String, expected: String) {
    let stem = stem(verb, .verb)
    let chains: [[Suffix]] = [
      [.imperative, .person2s], [.imperative], [.imperative, .person2p], [.imperative, .person3p],
    ]
    let found = chains.flatMap { Morphology.forms(of: stem, $0) }.map { CodePage.decode($0) }
    #expect(found.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    (
      "gel",
      "gelmek gelme geliş gelen geldiği gelecek gelip gelerek gelince geleli geldikçe gelmeden gelmeksizin gelirken"
    ),
    (
      "başla",
      "başlamak başlama başlayış başlayan başladığı başlayacak başlayıp başlayarak başlayınca başlayalı başladıkça başlamadan başlamaksızın başlarken"
    ),
    (
      "de",
      "demek deme deyiş diyen dediği diyecek deyip diyerek deyince diyeli dedikçe demeden demeksizin derken"
    ),
  ])
  func `verbal nouns, participles and converbs`(verb: String, expected: String) {
    let chains: [[Suffix]] = [
      [.infinitive], [.verbalNoun], [.manner], [.participle],
      [.pastParticiple, .possessive3s], [.futureParticiple], [.andThen], [.byDoing], [.when],
      [.ever], [.aslong], [.withoutDoing],
      [.withoutEver], [.aorist, .whileBeing],
    ]
    #expect(forms(verb, .verb, chains) == expected)
  }

  @Test func `nominal forms of verbs take possessives and cases`() {
    let chains: [[Suffix]] = [
      [.pastParticiple, .possessive1s, .accusative], [.futureParticiple, .possessive3s, .locative],
      [.verbalNoun, .possessive2s, .dative], [.participle, .plural, .dative],
      [.negative, .pastParticiple, .possessive1p], [.infinitive, .locative],
      [.infinitive, .instrumental], [.when, .dative],
    ]
    #expect(
      forms("git", .verb, chains)
        == "gittiğimi gideceğinde gitmene gidenlere gitmediğimiz gitmekte gitmekle gidinceye"
    )
  }

  @Test(arguments: [
    ("yap", "yaptır yapıl"), ("oku", "okut okun"), ("bil", "bildir bilin"),
    ("başla", "başlat başlan"), ("iç", "içir içil"), ("kork", "korkut korkul"),
    ("ye", "yedir yen"), ("bekle", "beklet beklen"),
  ])
  func `causative and passive`(verb: String, expected: String) {
    let chains: [[Suffix]] = [
      [.causative, .imperative, .person2s], [.passive, .imperative, .person2s],
    ]
    #expect(forms(verb, .verb, chains) == expected)
  }

  @Test func `a chain that Turkish doesn't have has no form`() {
    #expect(Morphology.form(of: stem("gel", .verb), [.plural]) == nil)
    #expect(Morphology.form(of: stem("ev"), [.past]) == nil)
    #expect(Morphology.form(of: stem("ev"), [.accusative, .plural]) == nil)
    #expect(Morphology.form(of: stem("gel", .verb), []) == nil)
  }
}
