import TerminalUI
import Testing

/// Frames that grow at their end, on a stream that never goes back.
@Suite struct FrameProgressTests {
  private static let text =
    "Evin sonundaki ünlü e ince olduğu için ek de ince gelir: evde, okulda değil evde; "
    + "değerlendirilebileceklerinden uzun bir sözcük de var."

  private static func frame(_ text: String, isGrowing: Bool) -> Frame {
    var frame = Frame(["Mark", Line("  \(text)", hangingIndent: 2)])
    frame.isGrowing = isGrowing
    return frame
  }

  @Test(arguments: [20, 27, 40, 80])
  func `text that comes letter by letter is printed as if it had come at once`(columns: Int) {
    var progress = FrameProgress()
    var printed = ""
    for end in Self.text.indices {
      let frame = Self.frame(String(Self.text[..<end]), isGrowing: true)
      let rows = progress.advance(to: frame, columns: columns, palette: .none).string
      #expect(rows.isEmpty || rows.hasSuffix("\n"))
      printed += rows
    }
    let whole = Self.frame(Self.text, isGrowing: false)
    #expect(printed.contains("Evin"))
    printed += progress.advance(to: whole, columns: columns, palette: .none).string
    #expect(printed == whole.rendered(columns: columns, palette: .none).string)
    #expect(progress.advance(to: whole, columns: columns, palette: .none).string == "")
  }

  @Test func `after a resize what is left is broken to the new width, and no word is lost`() {
    for cut in stride(from: 3, to: Self.text.count, by: 7) {
      var progress = FrameProgress()
      let begun = Self.frame(String(Self.text.prefix(cut)), isGrowing: true)
      var printed = progress.advance(to: begun, columns: 40, palette: .none).string
      let whole = Self.frame(Self.text, isGrowing: false)
      let rest = progress.advance(to: whole, columns: 36, palette: .none).string
      printed += rest
      #expect(printed.words == whole.rendered(columns: 80, palette: .none).string.words)
      #expect(rest.split(separator: "\n").allSatisfy { $0.count <= 36 })
    }
  }

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

  @Test func `a growing line that turns out otherwise is printed anew`() {
    var progress = FrameProgress()
    let begun = Self.frame(String(Self.text.prefix(60)), isGrowing: true)
    _ = progress.advance(to: begun, columns: 30, palette: .none).string
    let other = Self.frame("Something else.", isGrowing: false)
    let rows = progress.advance(to: other, columns: 30, palette: .none).string
    #expect(rows == "Mark\n  Something else.\n")
  }
}

extension String {
  fileprivate var words: [Substring] { split(whereSeparator: \.isWhitespace) }
}
