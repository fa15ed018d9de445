import Patterns
import Testing

@Suite struct AnswerPatternTests {
  @Test(arguments: [
    ("(Ben) bugün okula gidiyorum.", "Ben bugün okula gidiyorum.|Bugün okula gidiyorum."),
    ("Ev[e|den] gel(di)m.", "Eve geldim.|Eve gelm.|Evden geldim.|Evden gelm."),
    ("{a / b} c", "a b c|b a c"),
    ("{a/[b|c]}", "a b|a c|b a|c a"),
    ("(Evet), geliyorum!", "Evet, geliyorum!|Geliyorum!"),
    ("Evet(, efendim).", "Evet, efendim.|Evet."),
    ("gel (şimdi|hemen) git", "gel şimdi git|gel hemen git|gel git"),
    ("\\(a\\) \\[b\\] c\\/d \\| \\{\\} \\\\", "(a) [b] c/d | {} \\"),
    ("(a) (b) c (d)", "a b c d|a b c|a c d|a c|b c d|b c|c d|c"),
    ("(ışık|ilk) ev", "ışık ev|ilk ev|ev"),
    ("(Ben) istiyorum", "Ben istiyorum|İstiyorum"),
    ("{({a / b}) / c}", "a b c|b a c|c|c a b|c b a"),
    ("[aynı|aynı] ev", "aynı ev"),
  ])
  func `a pattern spells its forms in order of preference`(source: String, forms: String)
    throws
  {
    let pattern = try AnswerPattern(source)
    let expected = source.contains("\\") ? [forms] : forms.split(separator: "|").map(String.init)
    #expect(pattern.expansions(limit: 100) == expected)
    #expect(pattern.shown == expected.first)
  }

  @Test(arguments: [
    ("", 1, "empty answer"),
    ("(Ben)", 1, "empty answer"),
    (" . ", 1, "empty answer"),
    ("(Ben gidiyorum", 1, "never closed"),
    ("Ben [ev|okul gidiyorum", 5, "never closed"),
    ("Ben gidiyorum)", 14, "closes nothing"),
    ("Ben (ev] gidiyorum", 8, "inside '('"),
    ("Ben|sen", 4, "without a bracket"),
    ("Ben / sen", 5, "without { }"),
    ("{ben / sen|o} gel", 11, "inside '{'"),
    ("[ben / sen] gel", 6, "inside '['"),
    ("[ev] gel", 1, "one choice"),
    ("{ev} gel", 1, "one part"),
    ("gel ()", 6, "nothing between"),
    ("gel [a|]", 8, "nothing between"),
    ("gel {a / }", 9, "nothing between"),
    ("{a/b/c/d/e/f}", 1, "6 parts"),
    ("gel\\", 4, "stray '\\'"),
    ("gel\\n", 4, "stray '\\'"),
    ("gel\tgit", 4, "control character"),
  ])
  func `an error has its column and says what was expected`(
    source: String,
    column: Int,
    reason: String
  ) {
    #expect {
      try AnswerPattern(source)
    } throws: { error in
      guard let error = error as? PatternError else { return false }
      return error.column == column && error.reason.contains(reason)
        && error.description.hasPrefix("column \(column): ")
    }
  }

  @Test func `a literal takes every sign as it is`() {
    let pattern = AnswerPattern(literal: "Saat (9|10)  [mu] {a / b}?")
    #expect(pattern.shown == "Saat (9|10) [mu] {a / b}?")
    #expect(pattern.expansionCount == 1)
  }

  @Test func `the number of forms is known without spelling them and never overflows`() throws {
    #expect(try AnswerPattern("(a) {b / c / d / e / f} [g|h|i]").expansionCount == 2 * 120 * 3)
    let huge = String(repeating: "[a|b|c]", count: 500)
    #expect(try AnswerPattern(huge).expansionCount == .max)
    #expect(try AnswerPattern(huge).expansions(limit: 3).count == 3)
  }

  @Test func `a hostile pattern is an error`() {
    let sources = [
      String(repeating: "(", count: 100_000),
      String(repeating: "[", count: 3_000),
      String(repeating: "(a", count: 40) + String(repeating: ")", count: 40),
      String(repeating: "a", count: 5_000),
      "{{{{a/b/c/d/e}/b/c/d/e}/b/c/d/e}/b/c/d/e}",
    ]
    for source in sources {
      #expect(throws: PatternError.self) { try AnswerPattern(source) }
    }
  }
}
