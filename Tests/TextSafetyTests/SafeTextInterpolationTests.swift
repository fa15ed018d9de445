import Testing
import TextSafety

/// Sentences of the program with words from outside in them.
struct SafeTextInterpolationTests {
  @Test func `a word can forge no line and no column`() {
    let title = "Mutfak\n0 due\tnow\r\u{2028}x"
    let text: SafeText = "\(title): nothing is due\n"
    #expect(text.string == "Mutfak 0 due now  x: nothing is due\n")
  }

  @Test func `a sequence left open hides nothing of the sentence`() {
    for open in ["\u{1B}]0;x", "\u{1B}[3", "\u{1B}P", "\u{1B}", "\u{9D}"] {
      let text: SafeText = "There is no deck \(open). See dilim decks."
      #expect(text.string == "There is no deck . See dilim decks.", "\(open.debugDescription)")
    }
  }

  @Test func `what is safe already keeps its lines`() {
    let errors = ["a\u{7}", "b\nc"].map { SafeText(line: $0) }.joined(separator: "\n")
    let text: SafeText = "Two:\n\(errors)\n\(3) \(["x\u{1B}"])"
    #expect(text.string == "Two:\na\nb c\n3 [\"x\\u{1B}\"]")
  }

  @Test func `even what the program says itself is filtered`() {
    let text: SafeText = "a\u{1B}[2Jb"
    #expect(text.string == "ab")
    #expect((text + "\u{7}c\n").string == "abc\n")
  }
}
