import RandomTestSupport
import TerminalUI
import Testing

@Suite(.seeded) struct WrapTests {
  @Test(arguments: [
    ("bir iki üç", 80, 0, ["bir iki üç"]),
    ("bir iki üç", 10, 0, ["bir iki üç"]),
    ("bir iki üç", 9, 0, ["bir iki", "üç"]),
    ("bir iki üç", 3, 0, ["bir", "iki", "üç"]),
    ("bir  iki   üç", 8, 0, ["bir  iki", "üç"]),
    ("  girinti kalır", 9, 0, ["  girinti", "kalır"]),
    ("sondaki   ", 20, 0, ["sondaki"]),
    ("", 10, 0, [""]),
    ("1. bir iki üç dört", 10, 3, ["1. bir iki", "   üç dört"]),
    ("girinti çok geniş", 8, 5, ["girinti", "çok", "geniş"]),
    (
      "Çekoslovakyalılaştıramadıklarımız", 10, 0, ["Çekoslovak", "yalılaştır", "amadıkları", "mız"]
    ),
    ("ve Çekoslovakyalı", 10, 0, ["ve Çekoslo", "vakyalı"]),
    ("bir çok uzun Çekoslovakyalı", 12, 0, ["bir çok uzun", "Çekoslovakya", "lı"]),
    ("日本語の文字", 5, 0, ["日本", "語の", "文字"]),
    ("a\u{A0}b c", 3, 0, ["a\u{A0}b", "c"]),
    ("sekme\tve\nsatır", 80, 0, ["sekme ve satır"]),
    ("日本", 1, 0, ["日", "本"]), ("ab", 0, 0, ["a", "b"]),
  ])
  func `text breaks at spaces`(text: String, columns: Int, indent: Int, rows: [String]) {
    #expect(Wrap.rows(text, columns: columns, hangingIndent: indent) == rows)
  }

  @Test
  func `no row is wider than asked, and no letter is lost`() {
    var numbers = TestRandom(5)
    let letters = Array("aşı  日🙂e\u{301}")
    for _ in 0..<2000 {
      let count = Int.random(in: 0...60, using: &numbers)
      let text = String((0..<count).map { _ in letters.randomElement(using: &numbers) ?? "a" })
      let columns = Int.random(in: 2...30, using: &numbers)
      let indent = Int.random(in: 0...8, using: &numbers)
      let rows = Wrap.rows(text, columns: columns, hangingIndent: indent)
      for row in rows { #expect(DisplayWidth.of(row) <= columns, "\(text) at \(columns)") }
      #expect(rows.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }
}
