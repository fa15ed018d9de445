import CardFiles
import RandomTestSupport
import Testing

/// The visible text of HTML fields.
@Suite(.seeded) struct HTMLTextTests {
  @Test(arguments: [
    (
      "<table><tr><td>ben</td><td>im</td></tr><tr><th>sen</th><td>in</td></tr></table>",
      "ben im\nsen in"
    ),
    ("<style>.a { color: red }</style>ev", "ev"), ("ev<script>if (1 < 2) x()</script> su", "ev su"),
    ("a<STYLE type='x'>p > b {}</STYLE>b", "ab"), ("ev<!-- a > b -->im", "evim"),
    ("ev<!-- open", "ev"),
    ("&eacute; &Uuml; &ccedil; &copy; &Gbreve;&ccedil;&inodot;", "é Ü ç © Ğçı"),
    ("&eacute &copy2 &ampx &#231 &#xE7;", "é ©2 &x ç ç"), ("&notin; &notit; &hellip;", "∉ ¬it; …"),
    ("&#146;&#128;", "’€"), ("AT&T &nope; &;", "AT&T &nope; &;"),
    ("&CounterClockwiseContourIntegral;", "∳"),
    ("<ruby>漢字<rp>(</rp><rt>かんじ</rt><rp>)</rp></ruby>", "漢字 (かんじ)"),
    ("<ruby><rb>ev</rb><rt>え</rt></ruby>de.", "ev (え) de."),
    ("<ruby>ev<rt>え</rt></ruby>.", "ev (え)."),
    ("<ul><li>house</li><li>home</li></ul>", "house\nhome"), ("a<hr>b", "a\nb"),
    ("<p>a</p><p>b</p>", "a\nb"),
    ("<div>a</div>b", "a\nb"), ("<div>a</div><div><br></div><div>b</div>", "a\n\nb"),
    ("a<br><div>b<br></div>c", "a\nb\nc"), ("  a \n b\t c  ", "a b c"),
    ("<pre>a\n  b</pre>", "a\n  b"),
    ("a&nbsp;&nbsp;b<br>&nbsp;c", "a  b\n c"), ("<b>e</b>v<i>d</i>e", "evde"),
    ("3 < 5 > 2 <3", "3 < 5 > 2 <3"),
    ("<img src=a.jpg alt='a house'>", "a house"), ("x<img alt=\"\" src=a.jpg>y", "xy"),
    ("<a title=\"a > b\" href='x'>ev</a>", "ev"),
    ("ev<span style=\"DISPLAY: none\">x<span>y</span>z</span>de", "evde"),
    ("ev<div hidden>x</div>", "ev"), ("<!DOCTYPE html><?x?>ev", "ev"),
    ("[sound:a.mp3]ev[anki:tts lang=tr]x[/anki:tts]", "ev"),
  ])
  func `a field becomes the text that a browser shows`(html: String, text: String) {
    #expect(AnkiField.content(html).text == text)
  }

  @Test func `files are found in all tags that refer to files`() {
    let html = """
      <img alt=x src="a &amp; b.jpg"><IMG SRC=c.png><audio src='d.mp3'></audio>[sound:e&amp;.mp3]
      """
    let content = AnkiField.content(html)
    #expect(content.images == ["a & b.jpg", "c.png"] && content.sounds == ["d.mp3", "e&.mp3"])
  }

  @Test func `any text is unchanged after a conversion to HTML and back`() {
    for text in ["a  b", " \u{A0}x", "a\n  b\n\nc", "a\tb", "<b>&amp;</b>", "a\n\n\n b   c"] {
      let trimmed = text.replacing(#/^\s+|\s+$/#, with: "")
      #expect(AnkiField.content(AnkiField.html(trimmed)).text == trimmed, "\(text)")
    }
  }

  @Test(arguments: ["<a ", "[sound:", "</", "&", "<!--", "[anki:tts", "<div hidden>", "<a =\""])
  func `a long field of unclosed tags is read to its end`(mark: String) {
    let html = String(repeating: mark, count: 10_000)
    #expect(AnkiField.content("ev " + html).text.hasPrefix("ev"))
  }

  @Test func `any bytes are read without a trap`() {
    var random = TestRandom(1)
    let scraps = [
      "<", ">", "</", "&", "&#", ";", "\"", "'", "=", "img src", "ruby", "rt", "style", "<!--",
      "-->",
      "[sound:", "]", "[anki:tts", "td", "pre", " ", "\n", "ş", "hidden", "x", "&amp",
    ]
    for _ in 0..<5_000 {
      let html = (0..<14).map { _ in scraps.randomElement(using: &random) ?? "" }.joined()
      _ = AnkiField.content(html)
    }
  }
}
