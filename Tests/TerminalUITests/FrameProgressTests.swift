import TerminalUI
import Testing

/// Frames that grow by lines, on a stream that never goes back.
@Suite struct FrameProgressTests {
  @Test func `a longer frame adds lines, another one is printed whole`() {
    var progress = FrameProgress()
    func advance(_ lines: [Line]) -> String {
      progress.advance(to: Frame(lines), columns: 80, palette: .none).string
    }
    #expect(advance(["a", "b"]) == "a\nb\n")
    #expect(advance(["a", "b"]) == "")
    #expect(advance(["a", "b", [], "c"]) == "\nc\n")
    #expect(advance(["a", "c"]) == "a\nc\n")
    #expect(advance(["a"]) == "a\n")
    #expect(advance([]) == "")
    #expect(advance(["a"]) == "a\n")
    progress.forget()
    #expect(advance(["a"]) == "a\n")
  }
}
