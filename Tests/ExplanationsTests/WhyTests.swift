import Explanations
import Patterns
import Scoring
import Testing
import Turkish

/// What `w` shows: the rule and a second example.
@Suite struct WhyTests {
  @Test(arguments: SampleFinding.all)
  func `why shows a second example with another word`(sample: SampleFinding) throws {
    let lines = FindingExplanation(sample.finding).reasons
    let right = try #require(lines.dropLast().last)
    #expect(right.hasPrefix("Right: ") && lines.last?.hasPrefix("Wrong: ") == true)
    #expect((3...5).contains(lines.count))
    for word in [sample.finding.expected, sample.finding.found] where word.count > 3 {
      #expect(!right.contains(word))
    }
    let turkish = FindingExplanation(sample.finding, in: .turkish).reasons
    #expect(turkish.dropLast().last?.hasPrefix("Doğru: ") == true)
    #expect(turkish.last?.hasPrefix("Yanlış: ") == true)
  }

  @Test func `the past of a tense has a rule of its own, and so has a clause of time`() throws {
    func rule(_ accepted: String, _ answer: String) throws -> String {
      let grader = TranslationGrader(accepted: [AnswerPattern(literal: accepted)])
      let finding = try #require(grader.judge(answer).findings.first)
      return FindingExplanation(finding).reasons[0]
    }
    #expect(try rule("Bebek ağlıyordu.", "Bebek ağladı.").hasPrefix("A tense with -di"))
    #expect(try rule("Film bitmişti.", "Film bitmiş.").hasPrefix("“Was” is -(y)di"))
    #expect(try rule("Eve geldiğimde uyudu.", "Eve gelmiş uyudu.").hasPrefix("A verb that is"))
  }

  @Test func `why tells the rule of the suffix that is needed`() {
    let finding = Finding(
      category: .case,
      expected: "okula",
      found: "okulda",
      expectedSpan: 0..<5,
      foundSpan: 0..<6,
      facts: [
        .form(
          expected: Finding.SuffixForm(.dative, "a"),
          found: Finding.SuffixForm(.locative, "da")
        )
      ]
    )
    #expect(
      FindingExplanation(finding).reasons == [
        "The dative -(y)e says “to”: eve, okula.",
        "Some verbs ask for it: bakmak, başlamak, binmek, yardım etmek.",
        "Right: Ali'ye yardım ettim. (I helped Ali.)",
        "Wrong: Ali'yi yardım ettim.",
      ]
    )
    #expect(
      FindingExplanation(finding, in: .turkish).reasons == [
        "Yönelme hâli eki -(y)e, nereye ve kime sorularına yanıt verir: eve, okula.",
        "Bazı fiiller bu eki ister: bakmak, başlamak, binmek, yardım etmek.",
        "Doğru: Ali'ye yardım ettim.",
        "Yanlış: Ali'yi yardım ettim.",
      ]
    )
  }

  @Test func `why explains harmony with its table`() {
    let finding = Finding(
      category: .harmony,
      expected: "yorgunum",
      found: "yorgunım",
      expectedSpan: 0..<8,
      foundSpan: 0..<8,
      facts: [.vowel(expected: "u", after: "u")]
    )
    #expect(
      FindingExplanation(finding).reasons == [
        "A suffix with i follows the last vowel:",
        "e i: i (evim); a ı: ı (kızım); o u: u (okulum); ö ü: ü (gözüm).",
        "Right: Okulu görüyorum. (I see the school.)", "Wrong: Okuli görüyorum.",
      ]
    )
  }
}
