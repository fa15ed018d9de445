import RandomTestSupport
import TerminalUI
import Testing

@Suite(.seeded) struct LineEditorTests {
  private static let table = ComposeTable(
    prefix: ";",
    letters: ["s": "ş", "S": "Ş", "i": "ı", "I": "İ", "c": "ç"],
    picker: Array("çğıöşüâîûÇĞ")
  )

  /// The editor after these bytes.
  private static func typed(_ text: String, into editor: LineEditor = LineEditor()) -> LineEditor {
    var editor = editor
    var decoder = KeyDecoder()
    for key in decoder.feed(text.utf8) + decoder.finish() { _ = editor.handle(key) }
    return editor
  }

  /// A text with `|` where the cursor is.
  private static func picture(_ editor: LineEditor) -> String {
    "\(editor.text.prefix(editor.cursor))|\(editor.text.dropFirst(editor.cursor))"
  }

  private static let left = "\u{1B}[D"
  private static let home = "\u{1B}[H"

  @Test(arguments: [
    ("şğıİöüç", "şğıİöüç|"),
    ("şğıİöüç\u{7F}", "şğıİöü|"),
    ("abc\(left)\(left)X", "aX|bc"),
    ("abc\(left)\u{7F}", "a|c"),
    ("abc\(home)X", "X|abc"),
    ("abc\(home)\u{1B}[3~", "|bc"),
    ("abc\u{1}X\u{5}Y", "Xabc" + "Y|"),
    ("abc\u{2}\u{2}X\u{6}Y", "aXbY|c"),
    ("bir iki üç\u{17}", "bir iki |"),
    ("bir iki  \u{17}", "bir |"),
    ("bir iki\(left)\u{17}", "bir |i"),
    ("bir iki\(left)\(left)\(left)\u{15}", "|iki"),
    ("bir iki\(left)\(left)\(left)\u{B}", "bir |"),
    ("bir iki\u{1B}[1;5D\u{1B}[1;5DX\u{1B}[1;5CY", "XbirY| iki"),
    ("bir iki\u{1B}bX\u{1B}fY", "bir XikiY|"),
    ("ab\u{4}\(left)\u{4}", "a|"),
    ("\(left)\u{7F}\u{1B}[C\u{17}\u{15}\u{B}\u{1B}[3~", "|"),
    ("?hsq1", "?hsq1|"),
    ("a\u{1B}[5~\u{1B}OP\u{0}b\u{18}", "ab|"),
    ("🇹🇷日本\u{7F}", "🇹🇷日|"),
  ])
  func `keys edit the line`(bytes: String, picture: String) {
    #expect(Self.picture(Self.typed(bytes)) == picture)
  }

  @Test
  func `a combining mark joins its letter, and both go together`() {
    let editor = Self.typed("ki\u{307}m\(Self.left)\(Self.left)\u{1B}[C")
    #expect(editor.text.count == 3)
    #expect(editor.cursor == 2)
    #expect(Self.typed("\u{7F}", into: editor).text == "km")
  }

  @Test
  func `a mark without a letter, controls and invisible characters stay out`() {
    #expect(Self.typed("\u{301}a").text == "a")
    #expect(Self.typed("a\(Self.home)\u{301}").text == "a")
    #expect(Self.typed("a\u{202E}b\u{200B}c\u{AD}").text == "abc")
  }

  @Test
  func `what ends the line is told`() {
    var editor = Self.typed("cevap")
    #expect(editor.handle(.enter) == .submitted("cevap"))
    #expect(editor.handle(.control("c")) == .interrupted)
    #expect(editor.handle(.control("l")) == .redraw)
    #expect(editor.handle(.control("d")) == .editing)
    var empty = LineEditor()
    #expect(empty.handle(.control("d")) == .endOfInput)
    #expect(empty.handle(.enter) == .submitted(""))
  }

  @Test
  func `Up and Down go through the history and back to the draft`() {
    var editor = Self.typed("tas", into: LineEditor(history: ["bir", "iki"]))
    var seen: [String] = []
    for key in [Key.up, .up, .up, .down, .down, .down] {
      _ = editor.handle(key)
      seen.append(editor.text)
    }
    #expect(seen == ["iki", "bir", "bir", "iki", "tas", "tas"])
    #expect(editor.cursor == 3)
  }

  @Test
  func `a full line refuses more and says so`() {
    var editor = Self.typed("abc", into: LineEditor(limit: 3))
    #expect(editor.handle(.character("d")) == .notice(.full(limit: 3)))
    #expect(editor.text == "abc")
    #expect(editor.handle(.character("\u{301}")) == .editing)
    #expect(editor.text == "abc\u{301}")
  }

  @Test
  func `marks cannot pile up without end`() {
    var editor = Self.typed("a", into: LineEditor(limit: 10))
    for _ in 0..<1000 { _ = editor.handle(.character("\u{301}")) }
    #expect(editor.text.utf8.count <= 80)
    _ = editor.handle(.paste("b" + String(repeating: "\u{301}", count: 1000)))
    #expect(editor.text.utf8.count <= 80)
  }

  @Test(arguments: [
    (";s", "ş"), ("a;sb", "aşb"), (";;", ";"), (";;s", ";s"), (";;;s", ";ş"), (";S;I;i", "Şİı"),
    ("otobüs; araba", "otobüs; araba"), ("a;", "a;"), (";x", ";x"), (";\u{7F}s", "s"),
    (";\u{1B}[D\u{1B}[Cs", ";s"), ("a;s\u{7F}b", "ab"),
  ])
  func `a prefix makes the letters a keyboard lacks`(bytes: String, text: String) {
    #expect(Self.typed(bytes, into: LineEditor(compose: Self.table)).text == text)
  }

  @Test
  func `without a table the prefix is a character like any other`() {
    #expect(Self.typed(";s;;").text == ";s;;")
    #expect(Self.typed("\t1").text == "1")
  }

  @Test
  func `Tab opens the picker, a digit picks, and only one letter`() {
    var editor = Self.typed("a\t", into: LineEditor(compose: Self.table))
    #expect(editor.picker?.text == "1 ç  2 ğ  3 ı  4 ö  5 ş  6 ü  7 â  8 î  9 û")
    #expect(editor.text == "a")
    _ = editor.handle(.character("5"))
    #expect(editor.text == "aş")
    #expect(editor.picker == nil)
    _ = editor.handle(.character("5"))
    #expect(editor.text == "aş5")
  }

  @Test
  func `Tab turns the pages of the picker and then closes it`() {
    var editor = Self.typed("\t\t", into: LineEditor(compose: Self.table))
    #expect(editor.picker?.text == "1 Ç  2 Ğ")
    _ = editor.handle(.tab)
    #expect(editor.picker == nil)
    #expect(Self.typed("\t\t2", into: LineEditor(compose: Self.table)).text == "Ğ")
  }

  @Test
  func `any other key closes the picker and does what it always does`() {
    let editor = LineEditor(compose: Self.table)
    #expect(Self.typed("\tx", into: editor).text == "x")
    #expect(Self.typed("\t\t3", into: editor).text == "3")
    #expect(Self.typed("ab\t\u{7F}", into: editor).text == "a")
    var escaped = Self.typed("a\t", into: editor)
    #expect(escaped.handle(.escape) == .editing)
    #expect(escaped.picker == nil)
    #expect(escaped.text == "a")
    #expect(escaped.handle(.escape) == .editing && escaped.text.isEmpty)
    #expect(escaped.handle(.escape) == .escaped)
    var submitted = Self.typed("a\t", into: editor)
    #expect(submitted.handle(.enter) == .submitted("a"))
  }

  @Test
  func `of a paste of several lines the first is kept and none is submitted`() {
    var editor = Self.typed("<>\(Self.left)")
    let outcome = editor.handle(.paste("\r\nbir\r\niki\n\nüç\n"))
    #expect(outcome == .notice(.pasteCut(characters: 0, lines: 2)))
    #expect(Self.picture(editor) == "<bir|>")
  }

  @Test
  func `a line end after the only line of a paste is no loss`() {
    var editor = LineEditor()
    #expect(editor.handle(.paste("bir\n")) == .editing)
    #expect(editor.text == "bir")
  }

  @Test
  func `a paste of 5000 characters is cut with a notice`() {
    var editor = Self.typed("ab")
    let outcome = editor.handle(.paste(String(repeating: "ş", count: 5000)))
    #expect(outcome == .notice(.pasteCut(characters: 4502, lines: 0)))
    #expect(editor.text.count == 500)
    #expect(editor.cursor == 500)
  }

  @Test
  func `a paste brings in no control characters and composes no letters`() {
    var editor = LineEditor(compose: Self.table)
    _ = editor.handle(.paste("\u{1B}[31mkır\u{7}mızı\u{1B}[0m\t;s\u{3}"))
    #expect(editor.text == "kırmızı ;s")
    _ = editor.handle(.paste(";"))
    _ = editor.handle(.character("s"))
    #expect(editor.text == "kırmızı ;s;s")
  }

  @Test
  func `no sequence of keys puts the cursor outside of the line`() {
    var numbers = TestRandom(3)
    let keys: [Key] = [
      .character("a"), .character("\u{301}"), .character("🇹"), .character("日"), .character(" "),
      .character(";"), .character("s"), .character("\u{200D}"), .character("👩"), .character("3"),
      .left, .right, .home, .end, .backspace, .delete, .up, .down, .tab, .wordLeft, .wordRight,
      .control("w"), .control("u"), .control("k"), .paste("x\u{301}y"), .escape, .unknown,
    ]
    var editor = LineEditor(compose: Self.table, limit: 20, history: ["bir iki", "\u{301}a"])
    for _ in 0..<20_000 {
      let key = keys.randomElement(using: &numbers) ?? .unknown
      _ = editor.handle(key)
      #expect((0...editor.text.count).contains(editor.cursor), "\(key)")
      #expect(editor.text.count <= 20)
    }
  }
}
