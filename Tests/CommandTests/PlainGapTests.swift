import Testing

/// Gaps of the course that are filled in plain letters.
struct PlainGapTests {
  private func grade(_ item: String, _ answer: String) throws -> Run {
    let words = ["grade", "--item", item, answer, "--content", Document.content]
    return try Learner().run(words)
  }

  @Test func `a word in plain letters is right, and its letters are a note`() throws {
    let run = try grade("a1-u2-grammar#su-ne", "su")
    #expect(run.code == 0 && run.output.contains("Mind the Turkish letters"), "\(run.output)")
    // What is printed around the gap was not typed.
    #expect(run.output.contains("Yours: [S]u ne sözlük mü"), "\(run.output)")
  }

  @Test func `another word in plain letters is still wrong`() throws {
    #expect(try grade("a1-u2-grammar#su-ne", "bu").code == 1)
    #expect(try grade("a1-u2-grammar#su-ne", "so").code == 1)
  }

  @Test(arguments: [("sınız", 0), ("mısınız", 0), ("misiniz", 0), ("siniz", 1), ("misin", 1)])
  func `an ending by itself needs its vowel, a whole word does not`(
    answer: String,
    code: Int32
  ) throws {
    let run = try grade("a1-u1-practice#anna-misiniz", answer)
    #expect(run.code == code, "\(run.output)")
  }
}
