import TerminalUI
import Testing

/// Nothing leaves a small window before a key says that it was read.
@Suite struct PagesTests {
  private func rows(_ texts: [String]) -> ArraySlice<Rendered> {
    Frame(texts.map { Line(text: $0) }).rendered(columns: 40, palette: .none).rows[...]
  }

  /// The pages of a text in a window, each turned by a key.
  private func pages(of texts: [String], height: Int) -> [String] {
    var pages = Pages()
    var left = rows(texts)
    var shown: [String] = []
    while !left.isEmpty, shown.count < 20 {
      shown.append(Rendered.joined(pages.next(&left, height: height)).string)
      pages.turn()
    }
    return shown
  }

  @Test func `a text that fits above the prompt is one page`() {
    #expect(pages(of: ["a", "b", "c"], height: 4) == ["a\nb\nc\n"])
  }

  @Test func `a longer text is parted, and every row is on one page`() {
    let texts = (1...10).map { "row \($0)" }
    let pages = pages(of: texts, height: 4)
    #expect(pages.count == 4)
    #expect(pages.joined() == texts.map { "\($0)\n" }.joined())
    #expect(pages.allSatisfy { $0.split(separator: "\n").count <= 3 })
  }

  @Test func `no page begins with a blank row`() {
    #expect(pages(of: ["", "a", "b", "c", "", "d"], height: 4) == ["a\nb\nc\n", "d\n"])
  }

  @Test func `what fits a window of its own waits for the key rather than being parted`() {
    var pages = Pages()
    var notice = rows(["notice", "of two rows"])
    #expect(pages.next(&notice, height: 5).count == 2)
    var place = rows(["a", "b", "c"])
    #expect(pages.next(&place, height: 5).isEmpty)
    pages.turn()
    #expect(pages.next(&place, height: 5).count == 3)
  }

  @Test func `a window of one row still shows a row at a time`() {
    #expect(pages(of: ["a", "b"], height: 1) == ["a\n", "b\n"])
  }

  @Test func `the rows of a text are the text`() {
    let text = Frame(["one", [], "two"]).rendered(columns: 40, palette: .none)
    #expect(text.rows.map(\.string) == ["one\n", "\n", "two\n"])
    #expect(Rendered.joined(text.rows) == text)
  }
}
