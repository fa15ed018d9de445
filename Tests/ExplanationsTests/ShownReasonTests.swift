import Explanations
import Foundation
import Patterns
import Scoring
import Testing

/// Reasons as a learner reads them: what they say, and what they must not claim.
struct ShownReasonTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let accepted: String
    let answer: String
    /// What the reasons together contain.
    var says: [String] = []
    /// What none of the reasons contains.
    var lacks: [String] = []

    var testDescription: String { "\(accepted) ← \(answer)" }
  }

  static func reasons(_ row: Row, in language: ExplanationLanguage = .english) throws -> String {
    let patterns = try row.accepted.split(separator: ";").map { try AnswerPattern(String($0)) }
    return TranslationGrader(accepted: patterns).judge(row.answer).findings
      .map { FindingExplanation($0, in: language).sentence }.joined(separator: "\n")
  }

  private func check(_ row: Row) throws {
    let reasons = try Self.reasons(row)
    for part in row.says { #expect(reasons.contains(part), "\(reasons)") }
    for part in row.lacks { #expect(!reasons.contains(part), "\(reasons)") }
  }

  static let causes = [
    Row(
      accepted: "Ben aşçıyım, sen hemşiresin.",
      answer: "ben asciyim sen hemsireyim",
      says: ["With “sen” the personal ending is -sin"]
    ),
    Row(
      accepted: "Sen gelince ben gittim.",
      answer: "Sen gelince ben gittin.",
      says: ["With “ben” the personal ending is -m"]
    ),
    Row(
      accepted: "Ben geldim, hemen gittik.",
      answer: "Ben geldim, hemen gitti.",
      lacks: ["With “Ben”"]
    ),
    Row(
      accepted: "Ben geldim hemen gittik.",
      answer: "Ben geldim hemen gitti.",
      lacks: ["With “Ben”"]
    ),
    Row(
      accepted: "O yorgun kız geldi.",
      answer: "O yorgun kız geldin.",
      lacks: ["With “O”"]
    ),
    Row(
      accepted: "O anda uyandım.",
      answer: "O an uyandım.",
      says: ["locative"],
      lacks: ["With"]
    ),
    Row(
      accepted: "Paraya ihtiyacı var.",
      answer: "Para ihtiyacı var.",
      says: ["With “ihtiyacı var” the dative"]
    ),
    Row(
      accepted: "Sana yardım ediyorum.",
      answer: "Seni yardım ediyorum.",
      says: ["With “yardım ediyorum” the dative"]
    ),
  ]

  static let words = [
    Row(
      accepted: "(Ben) Japon değilim.;(Ben) bir Japon değilim.",
      answer: "Ben degil japon",
      says: ["“değil” comes right after “Japon” and takes the ending: “Japon değilim”"],
      lacks: ["bir", "extra word", "left out"]
    ),
    Row(
      accepted: "(Biz) yorgun değiliz.",
      answer: "Biz değil yorgun",
      says: ["right after “yorgun” and takes the ending: “yorgun değiliz”"]
    ),
    Row(
      accepted: "Marco öğretmen değil.",
      answer: "Marco değil öğretmen",
      says: ["“değil” comes right after “öğretmen”: “öğretmen değil”"],
      lacks: ["ending"]
    ),
    Row(accepted: "memnun oldum", answer: "memnum oldum", lacks: ["“my”", "“your”", "memnu-"]),
    Row(
      accepted: "Sözlük var mı?",
      answer: "sozluk yok mu",
      says: ["there is not"],
      lacks: ["question particle"]
    ),
    Row(accepted: "Araba da var.", answer: "Otobüs de var.", lacks: ["de/da"]),
    Row(
      accepted: "hoş geldiniz",
      answer: "hoşgeldin",
      says: ["written apart"],
      lacks: ["missing", "wrong word", "hoşgelmek"]
    ),
    Row(
      accepted: "İşte burada kalıyorum.",
      answer: "İş burada kalıyorum.",
      lacks: ["case", "iş-te"]
    ),
    Row(
      accepted: "Ara sıra gelir.",
      answer: "Bazen gelir.",
      says: ["quite different"],
      lacks: ["aramak"]
    ),
    Row(
      accepted: "Çocuklar evde oynasın.",
      answer: "Çocuklar evde oynayın.",
      says: ["not a command to “he, she, it”; that has -sın"],
      lacks: ["siz"]
    ),
    Row(
      accepted: "Kızmasın diye sustum.",
      answer: "Kızma diye sustum.",
      lacks: ["without an ending"]
    ),
    Row(
      accepted: "Kaybettiler.",
      answer: "Kayıp ettiler.",
      says: ["written together"],
      lacks: ["extra"]
    ),
    Row(
      accepted: "Hiçbir şey yok.",
      answer: "Hiç birşey yok.",
      says: ["together or apart"],
      lacks: ["wrong word"]
    ),
    Row(
      accepted: "Ben okula gidiyorum.",
      answer: "Ben gidiyorum okula.",
      says: ["the verb comes last"]
    ),
    Row(
      accepted: "Büyük pencere yeni.",
      answer: "Pencere büyük yeni.",
      says: ["“büyük” comes right before “pencere”"]
    ),
    Row(
      accepted: "Dün müzeye gittim.",
      answer: "Dün müzeye ben gittim.",
      says: ["“ben” is stressed"]
    ),
    Row(
      accepted: "(Siz) ne okuyorsunuz?",
      answer: "Ne siz okuyorsunuz?",
      says: ["and “siz” before “ne”"]
    ),
    Row(accepted: "Dün gittim.", answer: "Dün ben gittim.", lacks: ["stressed"]),
    Row(
      accepted: "Sen yurt dışında yaşadın mı?",
      answer: "Sen yurt dışında yaşıyorsun mu?",
      says: ["personal ending goes on the question particle"],
      lacks: ["last vowel"]
    ),
  ]

  @Test(arguments: words)
  func `a reason fits what the learner wrote`(row: Row) throws { try check(row) }

  @Test(arguments: [
    ("Yuki (bir) [mimar|mimardır].", "doktorum", "Yuki mimar."),
    ("(Ben) (bugün) [eve|yuvama] {hemen / yürüyerek} döndüm.", "xx", "Eve hemen yürüyerek döndüm."),
    ("(Ben) Japon değilim.;(Ben) bir Japon değilim.", "Ben degil japon", "Ben Japon değilim."),
    ("Saat (sabah) (8'de) [gel|gelin].", "Saat gelir", "Saat gel."),
  ])
  func `the form that is shown demands no optional word`(
    accepted: String,
    answer: String,
    shown: String
  ) throws {
    let patterns = try accepted.split(separator: ";").map { try AnswerPattern(String($0)) }
    #expect(TranslationGrader(accepted: patterns).judge(answer).nearest == shown)
  }

  @Test(arguments: ["errors", "unseen", "essays"])
  func `no reason has empty quotation marks`(name: String) throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "ScoringTests/Fixtures/\(name).tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    #expect(rows.count > 100)
    for row in rows {
      let grader = TranslationGrader(accepted: [AnswerPattern(literal: row[5])])
      for finding in grader.judge(row[6]).findings {
        for language in ExplanationLanguage.allCases {
          let sentence = FindingExplanation(finding, in: language).sentence
          #expect(!sentence.contains("“”"), "\(row[0]): \(sentence)")
        }
      }
    }
  }

  @Test(arguments: causes)
  func `the word that asks for a form belongs to its clause`(row: Row) throws { try check(row) }
}
