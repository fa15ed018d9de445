import Patterns
import Scoring
import Testing

/// Pronouns that an ending makes needless, left out or added.
struct DroppedPronounTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let accepted: String
    let answer: String
    let verdict: Verdict

    init(_ accepted: String, _ answer: String, _ verdict: Verdict) {
      self.accepted = accepted
      self.answer = answer
      self.verdict = verdict
    }

    var testDescription: String { "\(accepted) ← \(answer)" }
  }

  static let rows = [
    Row("Senin şemsiyen nerede?", "Şemsiyen nerede?", .correct),
    Row("Benim annem doktor.", "Annem doktor.", .correct),
    Row("Annem doktor.", "Benim annem doktor.", .correct),
    Row("Yarın geleceğim.", "Ben yarın geleceğim.", .correct),
    Row("Yorgunum.", "Ben yorgunum.", .correct),
    Row("Bugün ben çalışıyorum.", "Bugün çalışıyorum.", .correct),
    Row("Bu kitap benim.", "Bu kitap.", .wrong),
    Row("Annem doktor.", "Senin annem doktor.", .wrong),
    Row("Evin kapısı açık.", "Senin evin kapısı açık.", .wrong),
    Row("Ben de geliyorum.", "De geliyorum.", .wrong),
    Row("Benim gibi düşünüyor.", "Gibi düşünüyor.", .wrong),
    Row("Yarın gelecek.", "Ben yarın gelecek.", .wrong),
    Row("Onun evi uzak.", "Evi uzak.", .wrong),
  ]

  @Test(arguments: rows)
  func `a pronoun is free where an ending says the same`(row: Row) throws {
    let grader = TranslationGrader(accepted: [try AnswerPattern(row.accepted)])
    #expect(grader.judge(row.answer).verdict == row.verdict)
  }

  @Test(arguments: [
    ("Dün maçı izledik.", "Dün maçı izlediyiz.", "k", "yiz"),
    ("Biz erken kalkarız.", "Biz erken kalkarık.", "ız", "ık"),
    ("Keşke gelebilsek.", "Keşke gelebilseyiz.", "k", "yiz"),
  ])
  func `a person of the wrong set is named`(
    _ accepted: String,
    _ answer: String,
    _ right: String,
    _ typed: String
  ) throws {
    let grader = TranslationGrader(accepted: [try AnswerPattern(accepted)])
    let judgement = grader.judge(answer)
    #expect(judgement.verdict == .wrong)
    let finding = try #require(judgement.findings.first)
    #expect(finding.category == .person)
    let isNamed = finding.facts.contains { fact in
      guard case .shape(let form, let found) = fact else { return false }
      return form.text == right && found == typed
    }
    #expect(isNamed)
  }

  @Test(arguments: [
    ("Polis hırsızı yakaladı.", "Hırsızı polis yakaladı.", Verdict.correctWithNote),
    ("Kargocu paketi komşuya bıraktı.", "Paketi kargocu komşuya bıraktı.", .correctWithNote),
    ("Polis arabası geldi.", "Arabası polis geldi.", .almost),
    ("Kış boyunca evde kaldık.", "Boyunca kış evde kaldık.", .almost),
    ("Ali, Selin'e yardım ediyor.", "Selin'e Ali yardım ediyor.", .correctWithNote),
  ])
  func `who does it may change places with what it is done to`(
    _ accepted: String,
    _ answer: String,
    _ verdict: Verdict
  ) throws {
    let grader = TranslationGrader(accepted: [try AnswerPattern(accepted)])
    #expect(grader.judge(answer).verdict == verdict)
  }
}
