import Patterns
import Scoring
import Testing

/// Answers with more than one mistake, as learners write them: each is named.
struct SeveralMistakesTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let accepted: String
    let answer: String
    let categories: [Finding.Category]

    init(_ accepted: String, _ answer: String, _ categories: Finding.Category...) {
      self.accepted = accepted
      self.answer = answer
      self.categories = categories
    }

    var testDescription: String { "\(accepted) ← \(answer)" }
  }

  static let rows = [
    Row("Bugün gitmiyor musun?", "Bugün gidiyorsun mu?", .negation, .miParticle),
    Row("Yemeğe gelecek misiniz?", "Yemeğe geleceksin mi?", .miParticle, .person),
    Row("Konsere gittiniz mi?", "Konsere gidiyormusunuz?", .tense, .miParticle),
    Row("Dün bir film seyrettik.", "Dün bir film bakıyoruz.", .wrongWord, .tense),
    Row(
      "Arkadaşımın arabası dün çalındı.",
      "Araba arkadaşımın dün çalındı.",
      .possessive,
      .wordOrder
    ),
    Row("Kırmızı elbiseyi denedim.", "Elbise kırmızı denedim.", .case, .wordOrder),
    Row("Avukatım mahkemeye gitti.", "Avukatım makhemeyi gitti.", .case, .typo),
    Row("Trabzon'a gideceğiz.", "Trabzonda gideceğiz.", .case, .apostrophe),
    Row("Öğrenmeye iki yıl önce başladım.", "Öğrenmek iki yıl başladım.", .case, .missingWord),
    Row("İki sınavım var.", "İki sınavlarım.", .number, .missingWord),
    Row("Muhalefet de destek verdi.", "Muhalefette destek verdi.", .deDa),
    Row("Ben öğrenciyim.", "Ben öğrencidir.", .person),
    Row("Sınıftan çıkarken güldü.", "Sınıfdan çıkarkan güldü.", .consonant, .harmony),
  ]

  @Test(arguments: rows)
  func `each mistake is named`(row: Row) throws {
    let grader = TranslationGrader(accepted: [try AnswerPattern(row.accepted)])
    let judgement = grader.judge(row.answer)
    #expect(Set(judgement.findings.map(\.category)) == Set(row.categories))
    #expect(!judgement.verdict.passes)
  }
}
