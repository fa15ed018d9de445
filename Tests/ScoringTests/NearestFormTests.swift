import Patterns
import Scoring
import Testing

@Suite struct NearestFormTests {
  private static let school = "(Ben) {bugün / [okula|mektebe]} [gidiyorum|gitmekteyim]."
  private static let work =
    "(O) {her sabah / (erkenden|erken) / işe} (otobüsle) [gidiyor|gider]."

  @Test(arguments: [
    (school, "mektebe bugün gitmekteyin", "Mektebe bugün gitmekteyim."),
    (school, "ben okula bügun gidiyrum", "Ben okula bugün gidiyorum."),
    (school, "mekteb", "Bugün mektebe gidiyorum."),
    (school, "x", "Bugün okula gidiyorum."),
    (
      school, "dün akşam ben sinemada mektebe gider gibi çok eğlendim",
      "Bugün okula gidiyorum."
    ),
    (work, "işe erken her sabah gidr", "İşe erken her sabah gider."),
    (work, "o her sabah otobüs gider işe", "O işe her sabah otobüsle gider."),
    ("{Çocuklar / ağaca} çıkıyordu.", "ağaca çocuklar çıkıyordi", "Ağaca çocuklar çıkıyordu."),
    ("{Deniz / bugün} geldi.", "bugün deniz geldim", "Bugün Deniz geldi."),
    (work, "erken", "Her sabah işe gidiyor."),
    (work, String(repeating: "q", count: 60), "Her sabah işe gidiyor."),
  ])
  func `the nearest form is shown, or the plain one far from all`(
    source: String,
    answer: String,
    nearest: String
  ) throws {
    let grader = TranslationGrader(accepted: [try AnswerPattern(source)])
    #expect(grader.judge(answer).nearest == nearest)
  }

  @Test func `of several patterns the nearest counts, near and far`() {
    let sentences = ["Annem evde kitap okuyor.", "Babam bahçede çay içiyor."]
    let grader = TranslationGrader(accepted: sentences.map { AnswerPattern(literal: $0) })
    #expect(grader.judge("babam bahçede çay içiyorr").nearest == sentences[1])
    #expect(grader.judge("çay içiyorlar mı acaba bahçedekiler").nearest == sentences[1])
    #expect(grader.judge("annem kitap okur").nearest == sentences[0])
  }
}
