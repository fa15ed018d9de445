/// Character references of HTML: `&ccedil;`, `&#231;`, `&#xE7;`.
enum HTMLEntities {
  /// The text that replaces a reference.
  enum Replacement: Equatable {
    case text(String)
    /// A no-break space, which is not collapsed.
    case space
    /// Collapsible white space.
    case white
    /// A control character, which is not shown.
    case nothing
  }

  private static let longestName = 31

  /// Reads the reference that starts with the `&` at a place; nil if it is a literal `&`.
  ///
  /// In the value of an attribute a name without a semicolon is literal text, as in a URL.
  static func reference(
    in html: [UInt8],
    at place: Int,
    inAttribute: Bool = false
  ) -> (replacement: Replacement, end: Int)? {
    let start = place + 1
    guard start < html.count else { return nil }
    if html[start] == UInt8(ascii: "#") { return number(in: html, at: start + 1) }
    var end = start
    while end < html.count, end - start < longestName, isLetter(html[end]) { end += 1 }
    guard end > start else { return nil }
    let name = String(decoding: html[start..<end], as: UTF8.self)
    if end < html.count, html[end] == UInt8(ascii: ";"), let found = replacement(named: name) {
      return (found, end + 1)
    }
    if inAttribute { return nil }
    // The longest of the old names, which need no semicolon.
    for length in stride(from: name.utf8.count, through: 2, by: -1) {
      let old = String(decoding: html[start..<start + length], as: UTF8.self)
      if oldNames.contains(old), let found = replacement(named: old) {
        return (found, start + length)
      }
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  private static func replacement(named name: String) -> Replacement? {
    switch name {
    case "nbsp": .space
    case "amp": .text("&")
    case "lt": .text("<")
    case "gt": .text(">")
    case "quot": .text("\"")
    case "Tab", "NewLine": .white
    default: names[name].map(Replacement.text)
    }
  }

  private static func number(
    in html: [UInt8],
    at start: Int
  ) -> (replacement: Replacement, end: Int)? {
    var place = start
    var radix: UInt32 = 10
    if place < html.count, html[place] | 0x20 == UInt8(ascii: "x") {
      radix = 16
      place += 1
    }
    let first = place
    var number: UInt32 = 0
    while place < html.count, let digit = digit(html[place], radix) {
      number = min(number * radix + digit, 0x11_0000)
      place += 1
    }
    guard place > first else { return nil }
    if place < html.count, html[place] == UInt8(ascii: ";") { place += 1 }
    return (replacement(numbered: number), place)
  }

  private static func digit(_ byte: UInt8, _ radix: UInt32) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46 where radix == 16, 0x61...0x66 where radix == 16:
      UInt32(byte | 0x20) - 0x61 + 10
    default: nil
    }
  }

  private static func replacement(numbered number: UInt32) -> Replacement {
    switch number {
    case 0x0A, 0x0C, 0x0D, 0x20: return .white
    // AnkiField writes a tab as its number.
    case 0x09: return .text("\t")
    case 0xA0: return .space
    case 0x80...0x9F: return .text(windows[Int(number) - 0x80])
    case 1..<0x20, 0x7F: return .nothing
    default:
      let scalar = number == 0 ? nil : Unicode.Scalar(number)
      return .text(scalar.map { String(Character($0)) } ?? "\u{FFFD}")
    }
  }

  /// The characters for 0x80 to 0x9F, which HTML reads as Windows-1252.
  private static let windows: [String] = [
    "€", "", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "", "Ž", "",
    "", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "", "ž", "Ÿ",
  ]

  private static let entries = table.split(whereSeparator: \.isWhitespace).map { entry in
    let parts = entry.split(separator: ":")
    let isOld = entry.hasPrefix("!")
    return (name: String(parts[0].dropFirst(isOld ? 1 : 0)), isOld: isOld, codes: parts[1])
  }

  private static let names: [String: String] = Dictionary(
    entries.map { entry in
      let scalars = entry.codes.split(separator: "+").compactMap { code in
        UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)
      }
      return (entry.name, String(String.UnicodeScalarView(scalars)))
    },
    uniquingKeysWith: { first, _ in first }
  )

  private static let oldNames = Set(entries.filter(\.isOld).map(\.name))
}
