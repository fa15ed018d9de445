import TerminalUI
import Testing
import TextSafety

struct FrameTests {
  private static let frame = Frame([
    [Span("Yanlış: ", .bad), "okul", Span("da", [.bad, .marked]), " değil"], "", Line("bir iki"),
  ])

  @Test
  func `without colours a frame is its words alone`() {
    #expect(
      Self.frame.rendered(columns: 80, palette: .none).string == "Yanlış: okulda değil\n\nbir iki\n"
    )
  }

  @Test
  func `colours are opened and closed around their words`() {
    let text = Frame([[Span("iyi", .good), " ve ", Span("kötü", [.bad, .marked])]])
    #expect(
      text.rendered(columns: 80, palette: .ansi).string
        == "\u{1B}[32miyi\u{1B}[0m ve \u{1B}[4;31mkötü\u{1B}[0m\n"
    )
  }

  @Test
  func `a colour that spans a break is closed on its row and opened on the next`() {
    let text = Frame([Line("bir iki", .strong, hangingIndent: 1)])
    #expect(
      text.rendered(columns: 4, palette: .ansi).string
        == "\u{1B}[1mbir\u{1B}[0m\n \u{1B}[1miki\u{1B}[0m\n"
    )
  }

  @Test
  func `a word of several styles is not broken between them`() {
    let text = Frame([["ve ", Span("okul", .good), Span("da", .bad)]])
    #expect(text.rendered(columns: 7, palette: .none).string == "ve\nokulda\n")
  }

  @Test
  func `a wide terminal gets rows of 80 columns at most`() {
    let line = Line(text: String(repeating: "kelime ", count: 40))
    let rows = Frame([line]).rendered(columns: 200, palette: .none).string.split(separator: "\n")
    #expect(rows.map(\.count).max() == 76)
  }

  @Test
  func `a frame carries nothing that steers the terminal`() {
    let text = Frame([[Span("a\u{1B}[2Jb\nc\u{7}", .dim)]]).rendered(columns: 80, palette: .none)
      .string
    #expect(text == "ab c\n")
    #expect(Line("a\u{1B}]0;x\u{7}b").plainText == "ab")
  }

  @Test
  func `frames can be added`() {
    #expect((Frame(["a"]) + Frame(["b"])).rendered(columns: 9, palette: .none).string == "a\nb\n")
  }
}
