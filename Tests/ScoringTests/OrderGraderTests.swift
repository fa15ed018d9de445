import Bilingual
import Patterns
import Scoring
import Testing

struct OrderGraderTests {
  private func verdict(_ pieces: String, _ answer: String) -> Verdict {
    let pieces = pieces.split(separator: " / ").map(String.init)
    let sentence = AnswerPattern(literal: pieces.joined(separator: " "))
    return OrderGrader(pieces, listed: [sentence]).judge(answer, by: .none).verdict
  }

  @Test func `the order of the sentence is right, and a slip in it is found`() {
    #expect(verdict("Ayşe / parkta / kitap / okuyor.", "ayşe parkta kitap okuyor") == .correct)
    #expect(verdict("Ayşe / parkta / kitap / okuyor.", "Ayşe parkta kitap okuyorum.").fails)
  }

  @Test(arguments: [
    "Arkadaşlarımla pazar günleri parkta futbol oynarız.",
    "Parkta pazar günleri arkadaşlarımla futbol oynarız.",
  ])
  func `constituents may come in any order before the verb`(answer: String) {
    let pieces = "Pazar günleri / arkadaşlarımla / parkta / futbol / oynarız."
    #expect(verdict(pieces, answer) == .correctWithNote)
  }

  @Test(arguments: [
    ("Siz / mutlu / musunuz?", "Mutlu musunuz siz?", "siz musunuz mutlu"),
    (
      "Hayır, / ben / mühendis / değilim.", "Hayır, mühendis değilim ben.",
      "mühendis değilim hayır ben"
    ),
    ("Evet, / biz / çok / mutluyuz.", "Evet, çok mutluyuz biz.", "mutluyuz evet biz çok"),
  ])
  func `a wrong order is corrected to the usual one`(
    pieces: String,
    other: String,
    answer: String
  ) {
    let pieces = pieces.split(separator: " / ").map(String.init)
    let sentence = pieces.joined(separator: " ")
    let listed = [sentence, other].map { AnswerPattern(literal: $0) }
    let grader = OrderGrader(pieces, listed: listed)
    #expect(grader.judge(answer, by: .none).nearest == sentence)
    #expect(grader.judge(other, by: .none).nearest == other)
  }

  @Test func `what one rule of order lets and the other doesn't is neither right nor wrong`() {
    #expect(
      verdict("Ayşe / bugün / evde / kitap / okuyor.", "Bugün Ayşe evde kitap okuyor.") == .unsure
    )
  }

  @Test func `durur durmaz is one converb, which modifies nothing`() {
    let pieces = "Otobüs / durur / durmaz / kapıya / koştuk."
    #expect(!verdict(pieces, "Kapıya otobüs durur durmaz koştuk.").fails)
    #expect(!verdict(pieces, "Otobüs durur kapıya durmaz koştuk.").passes)
  }

  @Test(arguments: [
    (
      "Pazar günleri / arkadaşlarımla / parkta / futbol / oynarız.",
      "Pazar günleri futbol arkadaşlarımla parkta oynarız."
    ),
    (
      "Pazar günleri / arkadaşlarımla / parkta / futbol / oynarız.",
      "Oynarız pazar günleri arkadaşlarımla parkta futbol."
    ),
    ("Çocukken / süt / içmeyi / sevmezdim.", "Çocukken içmeyi süt sevmezdim."),
    ("Yeni / bir ev / almak / için / çalışıyorum.", "Yeni almak için bir ev çalışıyorum."),
    ("Babam / pazar günleri / de / çalışır.", "Babam günleri de pazar çalışır."),
    ("Kendi / kendime / şarkı / söylerim.", "Kendi şarkı kendime söylerim."),
    ("Hafta sonları / genellikle / evde / kalırım.", "Hafta genellikle sonları evde kalırım."),
  ])
  func `what belongs together never passes apart`(pieces: String, answer: String) {
    #expect(!verdict(pieces, answer).passes)
  }
}
