import Explanations
import Patterns
import Scoring
import Testing

@Suite struct FindingSentenceTests {
  @Test(arguments: Finding.Category.allCases)
  func `every finding is told with both forms and without the name of another`(
    category: Finding.Category
  ) {
    let finding = Finding(
      category: category,
      expected: "evde",
      found: "evda",
      expectedSpan: 0..<4,
      foundSpan: 0..<4,
      facts: [.letterReplaced(at: 3, expected: "e", found: "a")]
    )
    let sentence = FindingExplanation(finding).sentence
    let needsBoth = ![.missingWord, .extraWord, .wordOrder].contains(category)
    #expect(sentence.contains("evde") || sentence.contains("evda"))
    if needsBoth { #expect(sentence.contains("evde") && sentence.contains("evda")) }
    #expect(sentence.hasSuffix("."))
  }

  @Test(arguments: [
    (
      "okula", "okulda",
      "A wrong word or form: “okula” belongs here, not “okulda”; after “okul” comes “a”, not “da”."
    ),
    (
      "Okula", "okul",
      "A wrong word or form: “Okula” belongs here, not “okul”, which stops before “a”."
    ),
    (
      "okul", "okulda",
      "A wrong word or form: “okul” belongs here, not “okulda”; “da” at its end is not needed."
    ),
    ("çay", "kahve", "“kahve” is the wrong word; “çay” belongs here."),
  ])
  func `another word is told by where it begins to differ`(
    expected: String,
    found: String,
    sentence: String
  ) {
    let finding = Finding(
      category: .wrongWord,
      expected: expected,
      found: found,
      expectedSpan: nil,
      foundSpan: nil
    )
    #expect(FindingExplanation(finding).sentence == sentence)
  }

  @Test(arguments: [
    (
      "Rüzgâr var.", "Rüzgar var",
      "“Rüzgâr” is written with a circumflex; “Rüzgar” is often seen too."
    ),
    ("Kapı açık.", "Kâpı açık", "“Kapı” is written without a circumflex, not “Kâpı”."),
  ])
  func `a circumflex too few and one too many are told apart`(
    accepted: String,
    answer: String,
    sentence: String
  ) {
    let judgement = TranslationGrader(accepted: [AnswerPattern(literal: accepted)]).judge(answer)
    #expect(judgement.verdict == .correctWithNote)
    #expect(judgement.findings.map { FindingExplanation($0).sentence } == [sentence])
  }

  @Test(arguments: Finding.Category.allCases, ExplanationLanguage.allCases)
  func `every category has a name of its own in each language`(
    category: Finding.Category,
    language: ExplanationLanguage
  ) {
    let others = Finding.Category.allCases.filter { $0 != category }.map { $0.name(in: language) }
    #expect(!others.contains(category.name(in: language)))
  }

  @Test func `the reasons are the rule and an example of it`() throws {
    let right = "Okula gidiyorum."
    let judgement = TranslationGrader(accepted: [AnswerPattern(literal: right)])
      .judge("Okulda gidiyorum.")
    let finding = try #require(judgement.findings.first)
    let english = FindingExplanation(finding)
    #expect(
      english.sentence
        == "With “gidiyorum” the dative case, “to”, is needed here: “Okula” (okul-a), "
        + "not “Okulda” (okul-da)."
    )
    let example = try #require(english.example)
    #expect(english.rule.category == .case && example.category == .case)
    #expect(english.reasons.starts(with: english.rule.lines(in: .english)))
    #expect(english.reasons.contains("Right: \(example.right) (\(example.english))"))
    let turkish = FindingExplanation(finding, in: .turkish)
    #expect(turkish.reasons.contains("Doğru: \(example.right)"))
  }
}
