import TerminalUI
import Testing

struct SafeTextTests {
  @Test(arguments: [
    ("Gül'ün evi.", "Gül'ün evi."), ("", ""), ("👩‍👧 🇹🇷", "👩‍👧 🇹🇷"), ("s\u{327}", "s\u{327}"),
    ("a\u{1B}[31mb\u{1B}[0mc", "abc"), ("a\u{1B}]0;title\u{7}b", "ab"),
    ("a\u{1B}]8;;http://x\u{1B}\\b", "ab"), ("a\u{1B}P1$r\u{1B}\\b", "ab"),
    ("a\u{9B}2Jb", "ab"), ("a\u{9D}0;x\u{9C}b", "ab"), ("a\u{1B}(Bb", "ab"), ("a\u{1B}cb", "ab"),
    ("a\u{1B}", "a"), ("a\u{1B}[", "a"), ("a\u{1B}[3\u{7}b", "ab"), ("a\u{1B}[3şb", "aşb"),
    ("a\u{1B}]open\nb", "a b"), ("a\tb\r\nc\nd\re", "a b c d e"), ("a\u{2028}b\u{85}c", "a b c"),
    ("a\u{0}\u{7}\u{8}\u{7F}b", "ab"), ("a\u{202E}b\u{2066}c\u{200F}d\u{FEFF}e\u{AD}f", "abcdef"),
  ])
  func `nothing is left that would steer a terminal`(text: String, cleaned: String) {
    #expect(SafeText.cleaned(text) == cleaned)
  }

  @Test
  func `cleaning twice changes nothing more`() {
    var numbers = SeededNumbers(seed: 11)
    let pieces = [
      "\u{1B}", "[", "]", "\\", "\u{7}", "a", "3", "m", "\n", "\r", "ş", "\u{9B}", "\u{301}", "P",
      "(",
    ]
    for _ in 0..<5000 {
      let text = (0..<8).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
      let once = SafeText.cleaned(text)
      #expect(SafeText.cleaned(once) == once)
      #expect(!once.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    }
  }
}
