import CourseCheck
import Testing

struct BandRuleTests {
  private let question = "\n? Kim? {#kim}\n= Ali\n- Can\n- Ece\n- Oya"

  @Test(arguments: [
    ("Bu ev.", ""),
    ("Ev.", "a1-u1-speaking.lesson:8: warning: 1 word; expected 2-5"),
    ("Bu ev çok güzel ve büyük.", "a1-u1-speaking.lesson:8: warning: 6 words; expected 2-5"),
    (
      "Bu ev çok güzel ve büyük ama eski.",
      "a1-u1-speaking.lesson:8: 8 words; expected 2-5, at most 7"
    ),
  ])
  func `a sentence has as many words as its level allows`(sentence: String, expected: String) {
    let course = TestCourse().with("speaking", "\" \(sentence) {#a}")
    #expect(course.complaints(.sentenceLength) == expected)
  }

  @Test func `the shortest form of a pattern is not too long, nor the longest too short`() {
    func complaints(_ pattern: String) -> String {
      TestCourse().with("writing", "? I. {#a}\n= \(pattern)").complaints(.sentenceLength)
    }
    #expect(complaints("(Ben) aşçıyım.").isEmpty)
    #expect(complaints("(Ben) (bugün) (de) bu eski ve güzel evdeyim.").isEmpty)
    #expect(complaints("Aşçıyım.").hasSuffix("warning: 1 word; expected 2-5"))
  }

  @Test func `a text has the length, sentences and readability of its level`() {
    let sentences = Array(repeating: "Deniz şimdi evde bekliyor.", count: 7)
    let right = "~ Deniz: " + sentences.joined(separator: " ")
    let course = TestCourse().with("reading", right + question)
    for rule in [Rule.textLength, .textSentences, .readability] {
      #expect(course.complaints(rule).isEmpty)
    }
    let wrong = "~ Değerlendirilemeyenlerdenmişsinizcesine konuşuyorsunuz."
    let short = TestCourse().with("reading", wrong + question)
    #expect(
      short.complaints(.textLength)
        == "a1-u1-reading.lesson:8: warning: 2 words in the text; expected 25-80"
    )
    #expect(
      short.complaints(.textSentences)
        == "a1-u1-reading.lesson:8: warning: 2.0 words per sentence on average; expected 3-5"
    )
    #expect(
      short.complaints(.readability)
        == "a1-u1-reading.lesson:8: warning: readability -248.3 (Ateşman); expected 70-105"
    )
  }

  @Test func `a sentence of a text that is beyond the limit fails`() {
    let long = "~ Bu ev ve bu okul ve bu park ve bu cadde güzel." + question
    #expect(
      TestCourse().with("reading", long).complaints(.textSentences) == """
        a1-u1-reading.lesson:8: warning: 12.0 words per sentence on average; expected 3-5
        a1-u1-reading.lesson:8: a sentence of 12 words in the text; expected at most 8
        """
    )
  }
}
