import TestSupport
import Testing

/// A grammar lesson as a learner reads it.
@Suite struct GrammarPlaythroughTests {
  private static let screen = """

    Grammar, 1/2: I am, you are
    English "am" is an ending.
      ben  doktorum   iyiyim
      sen  doktorsun  iyisin
      Ben doktorum. – I am a doctor.

    """

  @Test func `each screen comes before its items, and t shows it again`() throws {
    var play = try Playthrough(SmallCourse.grammar)
    #expect(play.transcript == Self.screen)
    play.type("")
    #expect(play.transcript.contains("1/4  Which one means \"I am a cook\"?\n"))
    play.type(":text")
    #expect(play.transcript.components(of: "Grammar, 1/2: I am, you are") == 2)
    play.type("9", ":skip")
    #expect(play.transcript.contains("2/4  Fill the gap:\nBen doktor____.\n"))
    #expect(!play.transcript.contains("Grammar, 2/2"))
    play.type("um")
    #expect(play.transcript.contains("Grammar, 2/2: Not\nDeğil takes the ending.\n"))
    play.type("", "im", "İyi değilim.")
    // What comes back comes without its screen.
    #expect(play.transcript.components(of: "Grammar, 1/2") == 2)
    #expect(play.transcript.components(of: "1/4  Which one means") == 3)
  }

  @Test func `each hint on an ending of two letters says more`() throws {
    var play = try Playthrough(SmallCourse.grammar)
    for line in ["", ":skip", ":hint", ":hint", ":hint"] { play.type(line) }
    #expect(play.transcript.contains("Hint 1 of 3: it is one of -ım, -im, -um, -üm.\n"))
    #expect(play.transcript.contains("Hint 2 of 3: it is one of -ım, -um.\n"))
    #expect(play.transcript.contains("Hint 3 of 3: Ben doktorum.\n"))
  }

  @Test func `a screen fits a narrow window`() throws {
    let play = try Playthrough(SmallCourse.grammar, columns: 40, byLine: false)
    let lines = play.transcript.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.map(\.count).max() ?? 0 <= 40)
    #expect(lines.count <= 9)
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
