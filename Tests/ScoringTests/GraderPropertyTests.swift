import Foundation
import Patterns
import RandomTestSupport
import Scoring
import Testing
import Turkish

@Suite(.seeded) struct GraderPropertyTests {
  /// Rounds of the fuzzing tests; `DILIM_FUZZ` sets another number.
  static let rounds =
    ProcessInfo.processInfo.environment["DILIM_FUZZ"].flatMap { Int($0) } ?? usualRounds

  #if DEBUG
    private static let usualRounds = 1_000
  #else
    private static let usualRounds = 50_000
  #endif

  @Test func `the lattice is as near as the nearest of all forms`() throws {
    var random = TestRandom(7)
    var tried = 0
    while tried < 400 {
      guard let pattern = try? AnswerPattern(RandomPatterns.pattern(&random)),
        pattern.expansionCount <= 300
      else { continue }
      tried += 1
      let forms = pattern.expansions(limit: 300)
      let form = try #require(forms.randomElement(using: &random))
      let answer = RandomPatterns.disturbed(form, &random)
      let bytes = Normalization.bytes(of: answer)
      let least = forms.map { EditDistance.levenshtein(Normalization.bytes(of: $0), bytes) }.min()
      #expect(
        pattern.distance(to: bytes) == least
          && pattern.accepts(bytes) == (least == 0),
        "\(pattern.source) with \(answer)"
      )
    }
  }

  @Test func `every form passes, and so it does as typed in other ways`() throws {
    var random = TestRandom(11)
    var tried = 0
    while tried < 100 {
      guard let pattern = try? AnswerPattern(RandomPatterns.pattern(&random)),
        pattern.expansionCount <= 24
      else { continue }
      tried += 1
      let grader = TranslationGrader(accepted: [pattern])
      for form in pattern.expansions(limit: 24) {
        let name = Comment(rawValue: "\(pattern.source) as \(form)")
        let judgement = grader.judge(form)
        #expect(judgement.verdict == .correct && judgement.nearest == form, name)
        #expect(grader.judge(form.turkishUppercased).verdict == .correct, name)
        #expect(grader.judge(form.replacing("'", with: "’")).verdict == .correct, name)
        #expect(grader.judge(form.decomposedStringWithCanonicalMapping).verdict == .correct, name)
        #expect(grader.judge(form.asciiFolded).verdict.passes, name)
        #expect(grader.judge(form.asciiFolded.uppercased()).verdict.passes, name)
        #expect(grader.judge(form, strict: true).verdict == .correct, name)
      }
    }
  }

  static let endings: [(stem: String, forms: [String])] = [
    ("gidiyor", ["um", "sun", "", "uz", "sunuz", "lar"]),
    ("yapacak", ["", "sın", "sınız", "lar"]),
    ("geldi", ["m", "n", "", "k", "niz", "ler"]),
    ("bekliyor", ["um", "sun", "", "uz", "sunuz", "lar"]),
    ("çalışmalı", ["yım", "sın", "", "yız", "sınız", "lar"]),
    ("öğretmen", ["im", "sin", "", "iz", "siniz", "ler"]),
    ("okul", ["", "u", "a", "da", "dan", "un", "la"]),
    ("araba", ["", "yı", "ya", "da", "dan", "nın", "yla"]),
    ("evi", ["", "ni", "ne", "nde", "nden", "nin", "yle"]),
    ("İstanbul", ["", "'u", "'a", "'da", "'dan", "'un"]),
    ("arkadaşım", ["", "ı", "a", "da", "dan", "ın", "la"]),
    ("kitaplar", ["", "ı", "a", "da", "dan", "ın", "la", "ımız", "ınız"]),
  ]

  @Test(arguments: endings.map(\.stem))
  func `another personal or case ending never passes and is no typo`(stem: String) throws {
    let forms = try #require(Self.endings.first { $0.stem == stem }).forms.map { stem + $0 }
    for right in forms {
      for frame in ["\(right)", "Bugün \(right)", "\(right) güzel", "Ayşe \(right) işte"] {
        for wrong in forms where wrong != right {
          let answer = frame.replacing(right, with: wrong)
          let grader = TranslationGrader(accepted: [AnswerPattern(literal: frame)])
          for typed in [answer, answer.asciiFolded, answer.turkishUppercased] {
            let judgement = grader.judge(typed)
            let name = Comment(rawValue: "\(typed) for \(frame)")
            #expect(!judgement.verdict.passes, name)
            #expect(!judgement.findings.contains { $0.category == .typo }, name)
          }
        }
      }
    }
  }

  @Test func `nothing in a pattern or an answer can stop the grader`() {
    var random = TestRandom(42)
    for _ in 0..<Self.rounds {
      let source =
        Bool.random(using: &random)
        ? RandomPatterns.noise(&random, longest: 30)
        : RandomPatterns.disturbed(RandomPatterns.pattern(&random), &random)
      let pattern = (try? AnswerPattern(source)) ?? AnswerPattern(literal: source)
      let answer =
        Bool.random(using: &random)
        ? RandomPatterns.noise(&random, longest: 30)
        : RandomPatterns.disturbed(pattern.shown, &random)
      let judgement = TranslationGrader(accepted: [pattern]).judge(answer)
      let isInside = judgement.findings.allSatisfy { finding in
        finding.foundSpan?.upperBound ?? 0 <= answer.unicodeScalars.count
          && finding.expectedSpan?.upperBound ?? 0 <= judgement.nearest.unicodeScalars.count
      }
      let isScore = judgement.score >= 0 && judgement.score <= 1
      if !isInside || !isScore { Issue.record("\(source) with \(answer)") }
    }
  }

  @Test func `a literal accepts its own text, whatever it is`() {
    var random = TestRandom(5)
    for _ in 0..<Self.rounds / 10 {
      let text = RandomPatterns.noise(&random, longest: 20)
      guard !Normalization.bytes(of: text).isEmpty else { continue }
      let grader = TranslationGrader(accepted: [AnswerPattern(literal: text)])
      #expect(grader.judge(text).verdict == .correct, "\(text.unicodeScalars.map(\.value))")
    }
  }

  /// Time that grew with the square of the letters would go far past the limit.
  @Test(
    .timeLimit(.minutes(60)),
    arguments: ["a", "ev ", "ev kitaplar ", "gidiyoruz ", "kgst "]
  )
  func `a text of a hundred thousand letters is judged like a short one`(piece: String) throws {
    let short = String(repeating: piece, count: 1_250 / piece.count)
    let long = String(repeating: piece, count: 100_000 / piece.count)
    let graders = [
      TranslationGrader(
        accepted: [try AnswerPattern("(Ben) {bugün / [okula|mektebe]} [gidiyorum|gitmekteyim].")]
      ),
      TranslationGrader(accepted: [AnswerPattern(literal: short + "b" + short)]),
      TranslationGrader(accepted: [AnswerPattern(literal: "evler " + short.prefix(100) + " evde")]),
    ]
    for grader in graders { #expect(grader.judge(long).verdict == grader.judge(short).verdict) }
  }
}
