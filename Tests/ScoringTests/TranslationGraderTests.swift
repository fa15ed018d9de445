import Patterns
import Scoring
import Testing

@Suite struct TranslationGraderTests {
  /// Pattern or patterns (parted by ;), answer, verdict, categories in any order.
  static let table = """
    (Ben) bugün okula gidiyorum. | Ben bugün okula gidiyorum | correct |
    (Ben) bugün okula gidiyorum. | bugün okula gidiyorum! | correct |
    Bugün okula gidiyorum. | Ben bugün okula gidiyorum. | correct |
    Bugün okula gidiyorum. | Sen bugün okula gidiyorum. | wrong | extra_word
    Ben bugün okula gidiyorum. | Bugün okula gidiyorum. | correct |
    Ben de okula gidiyorum. | De okula gidiyorum. | wrong | missing_word
    (Ben) bugün okula gidiyorum. | bugün okula gidiyorum ben | correct_with_note | word_order
    (Ben) bugün okula gidiyorum. | okula bugün gidiyorum | correct_with_note | word_order
    Onu bana verdin. | Bana onu verdin. | correct_with_note | word_order
    Yemekten sonra eve gittim. | Sonra yemekten eve gittim. | almost | word_order
    Bu gazete güzel. | Gazete bu güzel. | almost | word_order
    Bu gazete mi? | Bu mi gazete? | wrong | mi_particle
    Bugün okula gidiyorum. | bugün okula gidiyorsun | wrong | person
    Bugün okula gidiyorum. | bugün okulda gidiyorum | wrong | case
    Bugün okula gidiyorum. | bugün okul gidiyorum | wrong | case
    Bugün okula gidiyorum. | bugün okula gitmiyorum | wrong | negation
    Okula giderdim. | okula gittim | wrong | tense
    Onu bulamadım. | Onu bulmadım. | wrong | negation
    Midem bulanmıyor. | Midem bulanıyor. | wrong | negation
    Buraya gel. | Buraya git. | wrong | wrong_word
    Yanında geliyorum. | Yanında deliyorum. | wrong | wrong_word
    Ankara'da oturuyorum. | Ankara'de oturuyorum. | almost | harmony
    Evler çok güzel. | Evlar çok güzel. | almost | harmony
    Onu azarlayacağım. | Onu azarlayacağim. | almost | harmony
    Eve gittim. | Eve gitdim. | almost | consonant
    Kitapta resim var. | Kitapda resim var. | almost | consonant
    Ağacı gördüm. | Ağaçı gördüm. | almost | consonant
    Çantayı aldım. | Çantaı aldım. | almost | buffer
    Adamın kafasını gördüm. | Adamın kafasıyı gördüm. | almost | buffer
    Seni görmüyorum. | Seni görmeyorum. | almost | stem_vowel
    Orada kalmayacağım. | Orada kalmıyacağım. | almost | stem_vowel
    Bana resmini ver. | Bana resimini ver. | almost | stem_vowel
    Eve gittim, Ankara'da. | Eve gitdim, Ankara'de. | wrong | consonant;harmony
    Merhaba arkadaşlar! | Mehraba arkadaşlar! | almost | typo
    Merhaba arkadaşlar! | Merhhaba arkadaşlar! | almost | typo
    Merhaba arkadaşlar! | Mrehaaba arkadaşlar! | wrong | typo
    Seni ihmal etmeyeceğim. | Seni ihaml etmeyeceğim. | almost | typo
    Kaç şehir gördün? | Kaç şehri gördün? | wrong | case
    Onun adı Ali. | Onun atı Ali. | wrong | wrong_word
    Kapıyı açtım. | Yapıyı açtım. | wrong | wrong_word
    Yorgun musun? | Yorgunmusun? | almost | mi_particle
    Yorgun musun? | Yorgun müsün? | almost | mi_particle
    Yorgun musun? | Yorgun muyum? | wrong | person
    Yorgun musun? | Yorgun? | wrong | mi_particle
    Eve geliyor musun? | Eve geliyorsun mu? | wrong | mi_particle
    Eve geliyor musun? | Eve geliyorum musun? | wrong | person
    Kapıyı açar mısın? | Kapıyı açarız mısın? | wrong | person
    Ben de geldim. | Bende geldim. | almost | de_da
    Ben de geldim. | Ben da geldim. | almost | de_da
    Evde kimse yok. | Ev de kimse yok. | almost | de_da
    Semra ki partileri sevmez. | Semraki partileri sevmez. | almost | ki_clitic
    Evdeki kedi uyuyor. | Evde ki kedi uyuyor. | almost | ki_clitic
    Masadaki kalem güzel. | Masadakı kalem güzel. | almost | ki_clitic
    Sen her zaman meşgulsün. | Sen herzaman meşgulsün. | almost | spacing
    Babama ondan bahsettim. | Babama ondan bahis ettim. | almost | spacing
    Radyo ile konuşuyorlar. | Radyoyla konuşuyorlar. | correct_with_note | spacing
    Radyoyla konuşuyorlar. | Radyo ile konuşuyorlar. | correct_with_note | spacing
    Annesinin yanında değilim. | annesinin yaninda degilim | correct_with_note | diacritics;diacritics
    On elma aldım. | Ön elma aldım. | wrong | wrong_word
    Ön koltuğa otur. | On koltuğa otur. | wrong | wrong_word
    Ön koltuk boş. | on koltuk bos | correct_with_note | diacritics;diacritics
    Sıra sende, çünkü kazandın. | Sira sende, çünkü kazandın. | correct_with_note | diacritics
    Halı güzel görünüyor. | Hali güzel görünüyor. | wrong | wrong_word
    Bu çok güzel. | Bu cok güzel. | correct_with_note | diacritics
    Kızgın adam öldü. | Kızgın adam oldu. | wrong | wrong_word
    Isparta | ISPARTA | correct |
    Isparta | Isparta | correct |
    Isparta | ısparta | correct |
    Isparta | isparta | correct_with_note | diacritics
    İyi günler! | IYI GUNLER | correct_with_note | diacritics
    İyi günler! | Iyi günler | correct |
    Tom'un kedisi var. | Tom’un kedisi var | correct |
    Tom'un kedisi var. | Tomun kedisi var. | correct_with_note | apostrophe
    Altında kedi var. | Alt'ında kedi var. | correct_with_note | apostrophe
    Hâlâ yağmur yağıyor. | Hala yağmur yağıyor. | correct_with_note | diacritics
    Evin kârı az. | Evin karı az. | correct_with_note | diacritics
    Kar yağıyor. | Kâr yağıyor. | wrong | wrong_word
    Okula gidiyorsun. | Okula gidiyorsunuz. | almost | person
    Sen nasılsın? | Siz nasılsınız? | almost | person;person
    Sen nasılsın, senin evin nerede? | Siz nasılsınız, senin evin nerede? | wrong | person;wrong_word
    Evin güzel. | Eviniz güzel. | almost | person
    Kırmızı araba güzel. | Araba güzel. | wrong | missing_word
    Araba güzel. | Kırmızı araba güzel. | wrong | extra_word
    Araba güzel değil. | Araba güzel. | wrong | negation
    Öğleyin gelecek. | Öğleyin gelexek. | almost | typo
    Ben çay içiyorum. ; Ben süt içiyorum. | Ben süt içiyorum | correct |
    Saat 7.30'da gel. | saat 7.30'da gel | correct |
    Araba güzel. | | wrong | missing_word
    Araba güzel. | ?! | wrong | missing_word
    (Ben) {bugün / [okula\\|mektebe]} gidiyorum. | mektebe bugün gidiyorum | correct |
    """

  @Test(arguments: [("Aşçıyım.", "Biz"), ("Arkadaşsınız", "Yuki")])
  func `the letters of another word are not noted`(accepted: String, answer: String) {
    let judgement = TranslationGrader(accepted: [AnswerPattern(literal: accepted)]).judge(answer)
    #expect(judgement.verdict == .wrong)
    #expect(judgement.findings.map(\.category) == [.wrongWord])
  }

  @Test(arguments: table.split(separator: "\n").map(String.init))
  func `an answer gets the mark and the findings of the rules`(row: String) throws {
    let cells = row.replacing("\\|", with: "\u{1}").split(
      separator: "|",
      omittingEmptySubsequences: false
    )
    .map { $0.replacing("\u{1}", with: "|").trimmed }
    let accepted = try cells[0].split(separator: ";").map { try AnswerPattern($0.trimmed) }
    let judgement = TranslationGrader(accepted: accepted).judge(cells[1])
    #expect(judgement.verdict.rawValue == cells[2])
    let categories = judgement.findings.map(\.category.rawValue).sorted()
    #expect(categories == cells[3].split(separator: ";").map(String.init).sorted())
    #expect(judgement.score >= 0 && judgement.score <= 1)
  }

  @Test func `a trap never passes, however it is typed, and gives its reason`() throws {
    let grader = TranslationGrader(
      accepted: [try AnswerPattern("(Ben) gazeteyi okuyorum.")],
      traps: [Trap(pattern: try AnswerPattern("(Ben) gazete [okuyorum|okurum]"), feedback: "the")]
    )
    for answer in ["Gazete okuyorum.", "ben gazete okurum", "GAZETE OKURUM"] {
      let judgement = grader.judge(answer)
      #expect(judgement.verdict == .wrong)
      #expect(judgement.trap == "the")
    }
    #expect(grader.judge("gazeteyi okuyorum").trap == nil)
    #expect(grader.judge("gazeteyi okuyorum").verdict == .correct)
  }

  @Test func `a trap that is typed in ASCII wins over a note`() throws {
    let grader = TranslationGrader(
      accepted: [try AnswerPattern("Ön elma")],
      traps: [Trap(pattern: try AnswerPattern("On elma"), feedback: "ten")]
    )
    #expect(grader.judge("on elma").trap == "ten")
    #expect(grader.judge("on elma").verdict == .wrong)
    #expect(grader.judge("ön elma").verdict == .correct)
  }

  @Test func `strict fails what would be a note and leaves the rest`() throws {
    let grader = TranslationGrader(accepted: [try AnswerPattern("Çok güzel.")])
    #expect(grader.judge("cok guzel").verdict == .correctWithNote)
    #expect(grader.judge("cok guzel", strict: true).verdict == .almost)
    #expect(grader.judge("çok güzel", strict: true).verdict == .correct)
  }

  @Test func `the nearest form is shown with its punctuation and a capital`() throws {
    let grader = TranslationGrader(
      accepted: [try AnswerPattern("(Ben) bugün {okula / erken} [gidiyorum|gitmekteyim].")])
    let judgement = grader.judge("bugün erken okula gitmekteyi")
    #expect(judgement.nearest == "Bugün erken okula gitmekteyim.")
    #expect(judgement.findings.map(\.expected) == ["gitmekteyim"])
    #expect(judgement.findings.map(\.found) == ["gitmekteyi"])
    #expect(judgement.findings.first?.expectedSpan == 18..<29)
    #expect(judgement.findings.first?.foundSpan == 18..<28)
    #expect(judgement.findings.first?.facts == [.letterMissing(at: 10, expected: "m")])
  }

  @Test func `letters are laid side by side as shown and as typed`() throws {
    let grader = TranslationGrader(accepted: [try AnswerPattern("Ankara'da")])
    let pair = try #require(grader.judge("ANKARA'DE").alignment.pairs.first)
    #expect(pair.expected == "Ankara'da")
    #expect(pair.found == "ANKARA'DE")
    #expect(pair.letters.last == .replaced(expected: "a", found: "E"))
    #expect(pair.letters.count == 9)
  }

  @Test func `several moved words are each found once`() {
    let grader = TranslationGrader(
      accepted: [AnswerPattern(literal: "ayşe pencereyi bana kalemi sana verdi dün")])
    let judgement = grader.judge("bana kalemi sana ayşe verdi pencereyi dün çok")
    #expect(judgement.verdict == .wrong)
    #expect(judgement.alignment.pairs.count { $0.isMoved } == 2)
  }

  @Test func `an answer that is mostly something else gets one finding`() throws {
    let grader = TranslationGrader(accepted: [try AnswerPattern("Bugün hava çok güzel.")])
    let judgement = grader.judge("Yarın kedi süt içecek.")
    #expect(judgement.verdict == .wrong)
    #expect(judgement.findings.map(\.facts) == [[.quiteDifferent]])
  }

  @Test func `what is noted says which letter to write`() throws {
    let grader = TranslationGrader(accepted: [try AnswerPattern("Yaşlı adam")])
    let finding = try #require(grader.judge("yasli adam").findings.first)
    #expect(finding.expected == "Yaşlı")
    #expect(finding.found == "yasli")
    #expect(
      finding.facts == [
        .letterReplaced(at: 2, expected: "ş", found: "s"),
        .letterReplaced(at: 4, expected: "ı", found: "i"),
      ]
    )
  }

  @Test func `a stronger note tells that the circumflex makes another word`() throws {
    let grader = TranslationGrader(accepted: [try AnswerPattern("Hâlâ hikâye okuyor.")])
    let facts = grader.judge("hala hikaye okuyor").findings.flatMap(\.facts)
    #expect(facts == [.circumflex(distinguishes: true), .circumflex(distinguishes: false)])
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    let start = drop(while: { $0 == " " })
    return String(start.reversed().drop(while: { $0 == " " }).reversed())
  }
}
