import Testing
import Turkish

@Suite struct RoundTripTests {
  static let nouns =
    "ev araba kitap ağaç renk köpek top saat gol harf kalp ağız şehir akıl vakit kayıp hak his su süt "
    + "tat çocuk öğretmen okul kapı göz yüz gün yıl kız erkek kadın anne baba kardeş para iş dil yol "
    + "deniz hava elma çay kahve ekmek balık kuş kedi oda masa sandalye pencere bahçe sokak hastane "
    + "otobüs uçak tren bilet doktor hayat sanat hukuk kontrol rol hayal alkol zeytinyağı buzdolabı"
  static let verbs =
    "gel git yap et ol al ver gör bil bul kal dur vur oku yaz başla bekle söyle yürü de ye iç konuş "
    + "dinle anla iste sev çalış düşün uyu otur kalk aç kapat koş yüz sat sor öğren öğret unut hatırla "
    + "tanı ara bin in çık gir düş kork gül ağla oyna pişir yıka temizle hazırla"

  static let nominalChains: [[Suffix]] = {
    let possessives: [[Suffix]] = [
      [], [.possessive1s], [.possessive2s], [.possessive3s], [.possessive1p], [.possessive2p],
    ]
    let cases: [[Suffix]] = [
      [], [.accusative], [.dative], [.locative], [.ablative], [.genitive], [.instrumental],
      [.locative, .relative], [.locative, .relative, .plural, .dative],
    ]
    var chains: [[Suffix]] = []
    for number in [[], [Suffix.plural]] {
      for possessive in possessives { chains += cases.map { number + possessive + $0 } }
    }
    chains += cases.map { [.possessive3p] + $0 }
    chains += [
      [.person1s], [.person2s], [.copulaPast, .person1s], [.copulaEvidential], [.assertive],
      [.copulaConditional, .person3p], [.locative, .copulaPast, .person1p], [.with], [.without],
    ]
    return chains
  }()

  static let verbalChains: [[Suffix]] = {
    let polarities: [[Suffix]] = [[], [.negative], [.ability], [.inability, .negative]]
    let persons: [[Suffix]] = [
      [], [.person1s], [.person2s], [.person1p], [.person2p], [.person3p],
    ]
    let tenses: [[Suffix]] = [
      [.progressive], [.aorist], [.future], [.past], [.evidential], [.necessity], [.conditional],
      [.progressive, .copulaPast], [.aorist, .copulaPast], [.future, .copulaPast],
      [.evidential, .copulaPast], [.aorist, .copulaConditional], [.progressive, .copulaEvidential],
      [.conditional, .copulaPast], [.progressive, .question], [.future, .question, .copulaPast],
      [.optative], [.imperative],
    ]
    let nonfinite: [[Suffix]] = [
      [.infinitive], [.verbalNoun, .possessive1s], [.participle], [.participle, .plural, .dative],
      [.pastParticiple, .possessive3s, .accusative], [.futureParticiple, .possessive1p],
      [.andThen], [.byDoing], [.when], [.aslong], [.withoutDoing], [.aorist, .whileBeing],
      [.past, .person2s, .question],
    ]
    var chains: [[Suffix]] = []
    for polarity in polarities {
      for tense in tenses { chains += persons.map { polarity + tense + $0 } }
      chains += nonfinite.map { polarity + $0 }
    }
    return chains
  }()

  @Test(arguments: [(nouns, PartOfSpeech.noun), (verbs, .verb)])
  func `every form is read back`(words: String, partOfSpeech: PartOfSpeech) {
    var count = 0
    for word in words.split(separator: " ") {
      let stem = stem(String(word), partOfSpeech)
      for chain in partOfSpeech == .verb ? Self.verbalChains : Self.nominalChains {
        for form in Morphology.forms(of: stem, chain) {
          count += 1
          let isRead = Morphology.readings(of: form).contains {
            $0.stem == stem && $0.suffixes == chain
          }
          #expect(isRead, "\(word) \(chain.map(\.rawValue)) \(CodePage.decode(form))")
          let isReadFromStem = Morphology.readings(of: form, from: stem, slips: 0).contains {
            $0.suffixes == chain
          }
          #expect(isReadFromStem, "\(word) \(chain.map(\.rawValue)) \(CodePage.decode(form))")
        }
      }
    }
    #expect(count > 6000)
  }

  @Test func `any bytes are read without harm`() {
    var state: UInt64 = 20_261_121
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let letters = bytes("aeıioöuükmnlrsştdyzğ")
    var words = (0..<4000).map { round in
      (0..<random(24)).map { _ in
        round.isMultiple(of: 4) ? UInt8(random(256)) : letters[random(letters.count)]
      }
    }
    words += [[], Array(repeating: UInt8(ascii: "a"), count: 10_000), [0], [0, 0xFF, 0xC3]]
    let house = stem("ev")
    let come = stem("gel", .verb)
    for word in words {
      let readings =
        Morphology.readings(of: word) + Morphology.guesses(of: word)
        + Morphology.readings(of: word, from: house, slips: 4)
        + Morphology.readings(of: house.letters + word, from: house, slips: 4)
        + Morphology.readings(of: come.letters + word, from: come, slips: 4)
      #expect(readings.allSatisfy { $0.stemLength <= max(word.count + 3, 0) })
      #expect(Morphology.isWord(word) == !Morphology.readings(of: word).isEmpty)
    }
  }
}
