import RandomTestSupport
import TerminalUI
import Testing
import TextSafety

@Suite(.seeded) struct PromptLineTests {
  private static let prompt: Line = [Span(">", .accent), " "]

  /// A prompt, its editor and a screen that is fed with what the prompt says.
  private struct Session {
    var editor = LineEditor(limit: 300, history: ["日本語", "kısa"])
    var line = PromptLine()
    var screen: ScreenEmulator
    var note: Line?

    init(columns: Int, height: Int = 24) {
      screen = ScreenEmulator(columns: columns, height: height)
      screen.write("soru\r\n")
      paint()
    }

    var size: TerminalSize { TerminalSize(columns: screen.columns, rows: screen.height) }

    mutating func paint() {
      screen.write(
        line.paint(prompt: prompt, editor: editor, note: note, size: size, palette: .none).string
      )
    }

    mutating func press(_ keys: Key...) {
      for key in keys {
        _ = editor.handle(key)
        paint()
      }
    }

    mutating func type(_ text: String) {
      for character in text { press(.character(character)) }
    }

    /// Whether prompt and text stand on the screen, and the cursor in its place.
    func expectRight(_ comment: Comment) {
      #expect(screen.complaints == [], comment)
      #expect(screen.text.first == "soru", comment)
      #expect(screen.text.dropFirst().joined() == "> " + editor.text, comment)
      let above = screen.text.dropFirst().prefix(screen.row - 1).joined()
      #expect(above + screen.beforeCursor == "> " + editor.text.prefix(editor.cursor), comment)
      #expect(screen.column < screen.columns, comment)
    }
  }

  @Test(arguments: [20, 40, 80])
  func `after every key the screen shows the text and the cursor in its cell`(columns: Int) {
    var numbers = TestRandom(UInt64(columns))
    let keys: [Key] = [
      .character("a"), .character("ş"), .character("日"), .character("🙂"), .character("b"),
      .character("c"), .character("\u{301}"), .paste("on bir harf"), .left, .left, .right, .home,
      .end, .backspace, .delete, .up, .down, .wordLeft, .control("w"), .control("k"),
    ]
    var session = Session(columns: columns)
    for step in 0..<600 {
      session.press(keys.randomElement(using: &numbers) ?? .left)
      session.expectRight("step \(step): \(session.editor.text)")
      if !session.screen.complaints.isEmpty { return }
    }
  }

  @Test(arguments: [20, 40, 80])
  func `text that fills a row exactly leaves the cursor on the next`(columns: Int) {
    var session = Session(columns: columns)
    session.type(String(repeating: "a", count: columns - 3))
    #expect(session.screen.row == 1)
    session.type("b")
    #expect((session.screen.row, session.screen.column) == (2, 0))
    session.expectRight("full row")
    session.press(.left)
    #expect((session.screen.row, session.screen.column) == (1, columns - 1))
    session.press(.end, .backspace)
    session.expectRight("one less")
  }

  @Test
  func `a wide character that finds one cell left goes to the next row`() {
    var session = Session(columns: 20)
    session.type(String(repeating: "a", count: 17) + "日")
    #expect(session.screen.text == ["soru", "> " + String(repeating: "a", count: 17), "日"])
    session.press(.left)
    #expect((session.screen.row, session.screen.column) == (2, 0))
  }

  @Test(arguments: [(80, 20), (40, 20), (20, 80), (80, 79), (20, 40), (33, 21)])
  func `a resize keeps what was typed and what stood above`(before: Int, after: Int) {
    for count in (0...130) where (16...20).contains(count % 20) || count % 7 == 0 {
      for cursor in [0, count / 3, count] {
        var session = Session(columns: before)
        session.press(.paste(String(String(repeating: "abcdefghijklm", count: 10).prefix(count))))
        for _ in cursor..<count { session.press(.left) }
        session.screen.resize(columns: after)
        session.paint()
        session.expectRight("\(count) characters from \(before) to \(after)")
      }
    }
  }

  @Test
  func `of more rows than the screen holds those around the cursor are shown`() {
    var session = Session(columns: 20, height: 5)
    session.press(.paste(String(repeating: "0123456789", count: 15)))
    #expect(session.screen.complaints == [])
    #expect(session.screen.text.count == 6)
    #expect(session.screen.text.last == "890123456789")
    #expect(session.screen.beforeCursor == "890123456789")
    session.press(.home)
    #expect(session.screen.complaints == [])
    #expect(session.screen.beforeCursor == "> ")
  }

  @Test
  func `the note stands below and goes with the next painting`() {
    var session = Session(columns: 20)
    session.type("ab")
    session.note = "1 ç  2 ğ  3 ı  4 ö  5 ş"
    session.paint()
    #expect(session.screen.text == ["soru", "> ab", "1 ç  2 ğ  3 ı  4 ö", "5 ş"])
    #expect((session.screen.row, session.screen.column) == (1, 4))
    session.note = nil
    session.type("c")
    #expect(session.screen.text == ["soru", "> abc"])
  }

  @Test
  func `a note keeps its rows when the text alone would fill the screen`() {
    var session = Session(columns: 20, height: 5)
    session.note = "kesildi"
    session.press(.paste(String(repeating: "0123456789", count: 15)))
    #expect(session.screen.text.suffix(2) == ["890123456789", "kesildi"])
    #expect(session.screen.text.count == 6)
    #expect(session.screen.complaints == [])
    session.note = Line(text: String(repeating: "uzun not ", count: 40))
    session.press(.home)
    #expect(session.screen.beforeCursor == "> ")
    #expect(session.screen.complaints == [])
  }

  @Test
  func `a finished line stays, without its note, and the stream goes on below`() {
    var session = Session(columns: 20)
    session.type("bir cevap ki iki satir olsun")
    session.press(.home)
    session.note = "not"
    session.paint()
    let last = session.line.finish(
      prompt: Self.prompt,
      text: session.editor.text,
      size: session.size,
      palette: .none
    ).string
    session.screen.write(last + "Doğru")
    #expect(session.screen.text == ["soru", "> bir cevap ki iki s", "atir olsun", "Doğru"])
    #expect(!session.line.isPainted)
  }

  @Test
  func `an erased line leaves room for other text above it`() {
    var session = Session(columns: 20)
    session.type("bir cevap ki iki satir olsun")
    session.screen.write(session.line.erase(columns: 20).string + "haber\r\n")
    session.paint()
    #expect(session.screen.text == ["soru", "haber", "> bir cevap ki iki s", "atir olsun"])
    #expect(session.screen.complaints == [])
    var new = PromptLine()
    #expect(new.erase(columns: 20).string == "")
  }

  @Test
  func `colours decorate the prompt without moving anything`() {
    var line = PromptLine()
    var editor = LineEditor()
    _ = editor.handle(.character("a"))
    let bytes = line.paint(
      prompt: Self.prompt,
      editor: editor,
      size: TerminalSize(columns: 20, rows: 5),
      palette: .ansi
    ).string
    #expect(bytes == "\r\u{1B}[J\u{1B}[36m>\u{1B}[0m a\r\u{1B}[3C")
  }
}
