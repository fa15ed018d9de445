/// Text that would control a terminal, mislead the reader or forge a line if printed unchanged.
enum Hostile {
  static let sequences: [(name: String, text: String)] = [
    ("title", "\u{1B}]0;owned\u{7}"), ("title by ST", "\u{1B}]2;owned\u{1B}\\"),
    ("link", "\u{1B}]8;;https://evil\u{1B}\\"), ("clipboard", "\u{1B}]52;c;ZWNobw==\u{7}"),
    ("palette", "\u{1B}]4;1;?\u{7}"), ("working folder", "\u{1B}]7;file:///etc\u{1B}\\"),
    ("command of ConEmu", "\u{1B}]9;7;cmd\u{7}"), ("file of iTerm2", "\u{1B}]1337;File=:AA\u{7}"),
    ("clear the screen", "\u{1B}[2J"), ("cursor home", "\u{1B}[H"),
    ("report the cursor", "\u{1B}[6n"), ("report the title", "\u{1B}[21t"),
    ("report the terminal", "\u{1B}[>0c"), ("other screen", "\u{1B}[?1049h"),
    ("colours", "\u{1B}[41;97;5m"), ("scroll region", "\u{1B}[1;2r"),
    ("request of a setting", "\u{1B}P$q\"p\u{1B}\\"), ("sixel", "\u{1B}Pq#0;2;0;0~\u{1B}\\"),
    ("picture of kitty", "\u{1B}_Gf=24;AA\u{1B}\\"), ("privacy message", "\u{1B}^hidden\u{1B}\\"),
    ("start of string", "\u{1B}Xhidden\u{1B}\\"), ("title of screen", "\u{1B}kowned\u{1B}\\"),
    ("reset", "\u{1B}c"), ("save the cursor", "\u{1B}7"), ("line drawing", "\u{1B}(0"),
    ("C1 CSI", "\u{9B}2J"), ("C1 OSC", "\u{9D}0;owned\u{9C}"), ("C1 DCS", "\u{90}$q\u{9C}"),
    ("C1 APC", "\u{9F}G\u{9C}"), ("C1 PM", "\u{9E}x\u{9C}"), ("C1 SOS", "\u{98}x\u{9C}"),
    ("C1 others", "\u{84}\u{8D}\u{9A}"), ("bell", "\u{7}"), ("backspace", "x\u{8}"),
    ("delete", "\u{7F}"), ("null", "\u{0}"), ("shift", "\u{E}\u{F}"),
    ("override", "\u{202E}"), ("isolates", "\u{2066}\u{2067}\u{2069}"),
    ("marks of direction", "\u{61C}\u{200E}\u{200F}"),
    ("zero width", "\u{200B}\u{200C}\u{2060}\u{FEFF}"), ("joiner alone", "\u{200D}"),
    ("soft hyphen", "\u{AD}"), ("joiner of graphemes", "\u{34F}"),
    ("Mongolian separator", "\u{180E}"), ("Hangul fillers", "\u{115F}\u{1160}\u{3164}\u{FFA0}"),
    ("tags", "\u{E0001}\u{E0041}\u{E007F}"), ("selectors", "x\u{FE0F}\u{FE01}\u{E0100}"),
    ("annotations", "\u{FFF9}\u{FFFA}\u{FFFB}"), ("private letters", "\u{E000}\u{F0000}"),
    ("piled marks", "x" + String(repeating: "\u{301}", count: 9)),
    ("carriage return", "\rFORGED"), ("next line", "\u{85}FORGED"),
    ("separators", "\u{2028}FORGED\u{2029}FORGED"),
    ("open CSI", "\u{1B}[3"), ("open OSC, ended by its line", "\u{1B}]0;open\nFORGED"),
    ("tab", "\tFORGED"),
  ]

  /// All hostile texts, separated by letters.
  static let text = sequences.map { "a" + $0.text }.joined()

  /// The same for arguments and the environment, which end at a null.
  static let word = text.replacing("\u{0}", with: "")

  /// The same for what is read line by line, as far as its lines go.
  static let line = String(String.UnicodeScalarView(word.unicodeScalars.filter { $0 != "\n" }))

  /// A name that a file may have.
  static let name = "h\u{1B}[2J\u{9B}31m\u{202E}\u{200B}\u{1B}]0;x\u{7}\r\u{7F}\u{3164}\nFORGED"

  /// The text inside a JSON string, escaped by the letter of RFC 8259 alone.
  static let json = text.unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\u{0}"..."\u{1F}":
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
}
