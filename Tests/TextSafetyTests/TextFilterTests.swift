import Testing
import TextSafety

struct TextFilterTests {
  /// Each between two letters; the result is these two alone, or as given.
  static let hostile: [(name: String, text: String, safe: String)] = [
    ("clear the screen", "a\u{1B}[2Jb", "ab"), ("cursor home", "a\u{1B}[Hb", "ab"),
    ("colours", "a\u{1B}[38;2;1;2;3mb", "ab"),
    ("colours with colons", "a\u{1B}[38:2::1:2:3mb", "ab"),
    ("private mode", "a\u{1B}[?1049hb", "ab"), ("report the title", "a\u{1B}[21tb", "ab"),
    ("device status", "a\u{1B}[6nb", "ab"), ("device attributes", "a\u{1B}[>0cb", "ab"),
    ("repeat", "a\u{1B}[9999999999bb", "ab"), ("scroll region", "a\u{1B}[1;2rb", "ab"),
    ("kitty keyboard", "a\u{1B}[>1ub", "ab"), ("intermediates", "a\u{1B}[ !qb", "ab"),
    ("title", "a\u{1B}]0;title\u{7}b", "ab"), ("title by ST", "a\u{1B}]2;title\u{1B}\\b", "ab"),
    ("clipboard", "a\u{1B}]52;c;ZWNobw==\u{7}b", "ab"),
    ("link", "a\u{1B}]8;;https://x\u{1B}\\b", "ab"),
    ("palette", "a\u{1B}]4;1;?\u{7}b", "ab"),
    ("iTerm2 file", "a\u{1B}]1337;File=:AA==\u{7}b", "ab"),
    ("working folder", "a\u{1B}]7;file:///etc\u{1B}\\b", "ab"),
    ("ConEmu", "a\u{1B}]9;7;cmd\u{7}b", "ab"),
    ("request of a setting", "a\u{1B}P$q\"p\u{1B}\\b", "ab"),
    ("terminfo", "a\u{1B}P+q544e\u{1B}\\b", "ab"),
    ("sixel", "a\u{1B}Pq#0;2;0;0;0~~@@\u{1B}\\b", "ab"),
    ("kitty picture", "a\u{1B}_Gf=24;AA\u{1B}\\b", "ab"),
    ("privacy message", "a\u{1B}^text\u{1B}\\b", "ab"),
    ("start of string", "a\u{1B}Xtext\u{1B}\\b", "ab"),
    ("screen's title", "a\u{1B}kb", "ab"), ("reset", "a\u{1B}cb", "ab"),
    ("save the cursor", "a\u{1B}7b", "ab"), ("line drawing", "a\u{1B}(0b", "ab"),
    ("UTF-8 off", "a\u{1B}%@b", "ab"), ("size of letters", "a\u{1B}#8b", "ab"),
    ("C1 CSI", "a\u{9B}2Jb", "ab"), ("C1 OSC", "a\u{9D}0;x\u{9C}b", "ab"),
    ("C1 DCS", "a\u{90}$q\u{9C}b", "ab"), ("C1 APC", "a\u{9F}G\u{9C}b", "ab"),
    ("C1 PM", "a\u{9E}x\u{9C}b", "ab"), ("C1 SOS", "a\u{98}x\u{9C}b", "ab"),
    ("C1 next line", "a\u{85}b", "a\nb"), ("C1 others", "a\u{84}\u{8D}\u{9A}b", "ab"),
    ("carriage return", "a\rb", "a\nb"), ("backspace", "a\u{8}\u{8}b", "ab"),
    ("bell", "a\u{7}b", "ab"), ("null and delete", "a\u{0}\u{7F}b", "ab"),
    ("shift out", "a\u{E}\u{F}b", "ab"), ("escape twice", "a\u{1B}\u{1B}[2Jb", "ab"),
    ("escape in a sequence", "a\u{1B}[3\u{1B}[2Jb", "ab"), ("cancel", "a\u{1B}[3\u{18}b", "ab"),
    ("direction", "a\u{202E}\u{2066}\u{061C}\u{200E}\u{200F}\u{2069}b", "ab"),
    ("zero width", "a\u{200B}\u{200C}\u{2060}\u{2064}\u{FEFF}\u{AD}b", "ab"),
    ("separators", "a\u{2028}b\u{2029}", "a\nb\n"), ("tags", "a\u{E0001}\u{E0041}\u{E007F}b", "ab"),
    ("variations", "a\u{E0100}\u{E01EF}b", "ab"), ("selectors", "a\u{FE0F}\u{FE00}\u{180B}b", "ab"),
    ("Hangul fillers", "a\u{115F}\u{1160}\u{3164}\u{FFA0}b", "ab"),
    ("Khmer vowels", "a\u{17B4}\u{17B5}b", "ab"), ("joiner of graphemes", "a\u{34F}b", "ab"),
    ("joiner alone", "a\u{200D}b", "ab"), ("Mongolian separator", "a\u{180E}b", "ab"),
    ("annotations", "a\u{FFF9}b\u{FFFA}c\u{FFFB}", "abc"),
    ("selectors piled on a picture", "❤\u{FE0F}\u{FE0F}\u{FE0F}b", "❤\u{FE0F}b"),
    ("private", "a\u{E000}\u{F8FF}\u{F0000}b", "ab"),
    (
      "piled marks", "a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}b",
      "a\u{301}\u{302}\u{303}\u{304}b"
    ),
    ("string without end", "a\u{1B}]0;x\nb", "a\nb"),
    ("sequence without end", "a\u{1B}[1;\nb", "a\nb"),
    (
      "left alone", "👨‍👩‍👧 ❤️ 🏳️‍🌈 👍🏽 🇹🇷 e\u{301} ğüşiöçİı“—”",
      "👨‍👩‍👧 ❤️ 🏳️‍🌈 👍🏽 🇹🇷 e\u{301} ğüşiöçİı“—”"
    ),
  ]

  private func filtered(_ pieces: [String], hiding secret: String? = nil) -> String {
    var filter = TextFilter(hiding: secret)
    var result = SafeText()
    for piece in pieces { result.append(filter.filter(piece)) }
    result.append(filter.finish())
    return result.string
  }

  @Test func `every hostile sequence goes, wherever it is cut`() {
    for (name, text, safe) in Self.hostile {
      let scalars = Array(text.unicodeScalars)
      #expect(filtered([text]) == safe, "\(name)")
      #expect(filtered(scalars.map { String($0) }) == safe, "\(name), each scalar by itself")
      for cut in 0...scalars.count {
        let pieces = [scalars[..<cut], scalars[cut...]].map { slice in
          slice.reduce(into: "") { $0.unicodeScalars.append($1) }
        }
        #expect(filtered(pieces) == safe, "\(name), cut at \(cut)")
      }
    }
  }

  @Test func `a string without end hides no more than 4096 letters`() {
    let text = "a\u{1B}]0;" + String(repeating: "x", count: 10_000) + "b"
    let safe = filtered([text])
    #expect(safe.hasPrefix("ax") && safe.hasSuffix("xb"))
    #expect((5_900...5_910).contains(safe.count))
    #expect(filtered(text.map { String($0) }) == safe)
  }

  @Test func `a key goes, wherever it is cut`() {
    let text = "a sk-1sk-12345 sk-1234 b"
    for cut in 0...text.count {
      let pieces = [String(text.prefix(cut)), String(text.dropFirst(cut))]
      #expect(filtered(pieces, hiding: "sk-12345") == "a sk-1[key] sk-1234 b", "cut at \(cut)")
    }
    #expect(filtered(text.map { String($0) }, hiding: "sk-12345") == "a sk-1[key] sk-1234 b")
    #expect(filtered(["ends with sk-1234"], hiding: "sk-12345") == "ends with sk-1234")
  }
}
