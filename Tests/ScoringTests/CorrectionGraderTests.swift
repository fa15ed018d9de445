import Scoring
import Testing

struct CorrectionGraderTests {
  // Her sabah kütüphanede gidiyorum. Orada herkez çok sessiz. Sen de gelirmisin?
  private let grader = CorrectionGrader(
    texts: ["Her sabah ", " gidiyorum. Orada ", " çok sessiz. Sen de ", "?"],
    corrections: [
      ("kütüphanede", ["kütüphaneye"]), ("herkez", ["herkes"]),
      ("gelirmisin", ["gelir misin", "gelir miydin"]),
    ]
  )

  @Test(arguments: [
    "kütüphaneye, herkes, gelir misin",
    "Herkes, GELİR MİSİN, kütüphaneye",
    "kütüphaneye herkes gelir misin",
    "herkez -> herkes; gelirmisin → gelir miydin; kütüphanede = kütüphaneye",
    "Her sabah kütüphaneye gidiyorum. Orada herkes çok sessiz. Sen de gelir misin?",
    "her sabah kutuphaneye gidiyorum orada herkes cok sessiz sen de gelir misin",
  ])
  func `all corrections are right, in a list or in the whole paragraph`(answer: String) {
    let judgement = grader.judge(answer)
    #expect(judgement.verdict == .correct, "\(judgement.wrongParts)")
    #expect(judgement.findings.isEmpty)
    #expect(grader.strayPart(of: answer) == nil)
  }

  @Test(arguments: [
    "kütüphaneye, gelir misin",
    "herkez, kütüphaneye, gelir misin",
    "Her sabah kütüphaneye gidiyorum. Orada herkez çok sessiz. Sen de gelir misin?",
  ])
  func `a mistake that is left is shown with its reason`(answer: String) {
    let judgement = grader.judge(answer)
    #expect(judgement.verdict == .wrong)
    #expect(judgement.wrongParts == [.init(name: "herkez", expected: "herkes", found: "")])
    #expect(judgement.findings.map(\.expected) == ["herkes"])
    #expect(judgement.score > 0.6 && judgement.score < 0.7)
  }

  @Test(arguments: [
    "kütüphaneyi, herkes, gelir misin",
    "Her sabah kütüphaneyi gidiyorum. Orada herkes çok sessiz. Sen de gelir misin?",
  ])
  func `a wrong correction has the reason of its own form`(answer: String) {
    let judgement = grader.judge(answer)
    #expect(
      judgement.wrongParts
        == [.init(name: "kütüphanede", expected: "kütüphaneye", found: "kütüphaneyi")]
    )
    #expect(judgement.findings.map(\.category) == [.case])
  }

  @Test(arguments: [
    "kütüphaneye, herkes, gelir misin, sesiz",
    "Her sabah kütüphaneye gidiyorum. Orada herkes çok sesiz. Sen de gelir misin?",
  ])
  func `a right word that was spoilt is a mistake too`(answer: String) {
    let judgement = grader.judge(answer)
    #expect(judgement.verdict == .wrong)
    #expect(judgement.wrongParts == [.init(name: "sessiz", expected: "sessiz", found: "sesiz")])
  }

  @Test func `words that were added or left out are mistakes too`() {
    let answer = "Her sabah kütüphaneye gidiyorum. Orada herkes hep çok sessiz. Sen gelir misin?"
    let judgement = grader.judge(answer)
    #expect(judgement.verdict == .wrong)
    #expect(judgement.wrongParts.map(\.name) == ["herkes", "de"])
    #expect(judgement.wrongParts.map(\.found) == ["herkes hep", ""])
    #expect(judgement.parts.count == 5)
  }

  @Test func `what is like no word of the paragraph is not marked`() {
    #expect(grader.strayPart(of: "kütüphaneye, bilgisayarlar") == "bilgisayarlar")
    #expect(grader.strayPart(of: "") == nil)
  }
}
