import DilimEngine
import Testing

struct GradingTests {
  @Test func `an answer is graded and explained in English`() throws {
    let mark = try AnswerKey(accepting: ["(Ben) okula gidiyorum."]).grade("okulda gidiyorum")
    #expect(mark.verdict == .wrong)
    #expect(!mark.verdict.passes)
    #expect(mark.nearest == "Okula gidiyorum.")
    #expect(mark.score > 0.8 && mark.score < 1)
    #expect(mark.findings.map(\.category) == [.case])
    let explanation = try #require(mark.explanations().first)
    #expect(
      explanation.sentence == """
        With “gidiyorum” the dative case, “to”, is needed here: “Okula” (okul-a), not “okulda” \
        (okul-da).
        """
    )
    #expect(explanation.name == "case")
    #expect(explanation.rule.first?.isEmpty == false)
    let example = try #require(explanation.example)
    #expect(example.right != example.wrong)
    #expect(!example.english.isEmpty)
  }

  @Test func `an answer is explained in Turkish`() throws {
    let mark = try AnswerKey(accepting: ["(Ben) okula gidiyorum."]).grade("okulda gidiyorum")
    let explanation = try #require(mark.explanations(in: .turkish).first)
    #expect(explanation.name == "ad durumu")
    #expect(explanation.sentence.contains("“Okula” (okul-a)"))
    #expect(explanation.sentence != Explanation(explanation.finding).sentence)
    #expect(explanation.rule != Explanation(explanation.finding).rule)
  }

  @Test func `the alignment puts the words side by side`() throws {
    let mark = try AnswerKey(accepting: ["Okula gidiyorum."]).grade("okulda gidiyorum")
    #expect(mark.alignment.pairs.map(\.found) == ["okulda", "gidiyorum"])
    #expect(mark.alignment.pairs.map(\.isSame) == [false, true])
    #expect(mark.alignment.pairs[0].letters.contains(.extra(found: "d")))
    #expect(mark.findings.first?.foundSpan == 0..<6)
  }

  @Test func `a strict grade fails what would pass with a note`() throws {
    let key = try AnswerKey(accepting: ["Aşçıyım."])
    #expect(key.grade("asciyim").verdict == .correctWithNote)
    #expect(key.grade("asciyim", strict: true).verdict == .almost)
    #expect(key.grade("AŞÇIYIM").verdict == .correct)
    #expect(key.grade("").verdict == .wrong)
  }

  @Test func `a trap gives its own explanation`() throws {
    let key = try AnswerKey(
      accepting: ["(Ben) aşçıyım."],
      traps: ["Ben aşçı.": "English “am” is an ending in Turkish."]
    )
    #expect(key.grade("ben aşçı").trap == "English “am” is an ending in Turkish.")
    #expect(key.solution == "Ben aşçıyım.")
  }

  @Test func `a pattern that can't be read is told with its place`() throws {
    let error = try #require(throws: AnswerKeyError.self) {
      try AnswerKey(accepting: ["Kedi.", "[Kedi burada."])
    }
    #expect(error.pattern == "[Kedi burada.")
    #expect(error.column > 0)
    #expect(!error.reason.isEmpty)
    #expect(throws: AnswerKeyError.self) { try AnswerKey(accepting: []) }
    #expect(throws: AnswerKeyError.self) { try AnswerKey(accepting: ["a"], traps: ["(": "no"]) }
  }
}
