import TerminalUI
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("dilim", 5), ("şğıİöüç", 7), ("â î û", 5),
    ("s\u{327}", 1), ("i\u{307}", 1), ("\u{307}", 0), ("\u{200B}", 0), ("\u{7}", 0),
    ("日本", 4), ("ﾊﾝ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2),
    ("🙂", 2), ("👩‍👧", 2), ("🇹🇷", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("…", 1), ("─", 1),
  ])
  func `a text is as wide as a terminal shows it`(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }
}
