import Foundation
import Testing
import TextSafety

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

  @Test func `cleaning twice changes nothing more`() {
    let pieces = [
      "\u{1B}", "[", "]", "\\", "\u{7}", "3", "m", "\n", "\r", "ş", "\u{9B}", "\u{301}", "P", "(",
    ]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          for fourth in pieces {
            let once = SafeText.cleaned("a\(first)\(second)\(third)\(fourth)b")
            #expect(SafeText.cleaned(once) == once)
            #expect(
              once.unicodeScalars.allSatisfy {
                $0.value >= 0x20 && $0.value < 0x7F
                  || $0.value > 0x9F
              }
            )
          }
        }
      }
    }
  }

  @Test func `lines and tabs stay where a text may have them`() {
    #expect(SafeText("a\r\nb\rc\u{2029}d\te").string == "a\nb\nc\nd\te")
    #expect(SafeText("a\r\nb\tc").line == "a b c")
  }

  @Test func `escapes of JSON are no way around the filter`() throws {
    let text = try JSONDecoder().decode([SafeText].self, from: Data(#"["a\u001b[2J\u202eb"]"#.utf8))
    #expect(text == ["ab"])
    #expect(try JSONEncoder().encode(text) == Data(#"["ab"]"#.utf8))
  }

  @Test func `a key is not repeated`() {
    let text = SafeText("Key sk-12345678 (sk-\u{200B}12345678) is wrong", hiding: "sk-12345678")
    #expect(text.string == "Key [key] ([key]) is wrong")
    #expect(SafeText("ollama is here", hiding: "ollama").string == "ollama is here")
  }
}
