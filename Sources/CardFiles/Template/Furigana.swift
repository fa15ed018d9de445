/// The filters of furigana, which are readings in brackets after a word: `漢字[かんじ]`.
enum Furigana {
  /// Replaces each word with its reading; `[sound:…]` stays.
  static func replaced(
    _ html: String,
    by replacement: (_ base: String, _ reading: String) -> String
  ) -> String {
    let spaced = html.replacing("&nbsp;", with: " ")
    guard spaced.utf8.contains(UInt8(ascii: "[")), spaced.utf8.contains(UInt8(ascii: "]")) else {
      return spaced
    }
    let text = Array(spaced.unicodeScalars)
    var made = String.UnicodeScalarView()
    var place = 0
    while place < text.count {
      guard let found = match(in: text, at: place) else {
        made.append(text[place])
        place += 1
        continue
      }
      if found.reading.hasPrefix("sound:") {
        made.append(contentsOf: text[place..<found.end])
      } else {
        made.append(contentsOf: replacement(found.base, found.reading).unicodeScalars)
      }
      place = found.end
    }
    return String(made)
  }

  /// Matches an optional space, a word without spaces and `>`, and a reading in brackets on one
  /// line.
  private static func match(
    in text: [Unicode.Scalar],
    at place: Int
  ) -> (base: String, reading: String, end: Int)? {
    var start = place
    if text[start] == " " { start += 1 }
    guard start < text.count, text[start] != " ", text[start] != ">" else { return nil }
    var open = start + 1
    while open < text.count, text[open] != " ", text[open] != ">" {
      if text[open] == "[", let close = close(in: text, from: open) {
        return (string(text[start..<open]), string(text[(open + 1)..<close]), close + 1)
      }
      open += 1
    }
    return nil
  }

  /// Returns the place of the `]` after a reading of at least one character.
  private static func close(in text: [Unicode.Scalar], from open: Int) -> Int? {
    var place = open + 1
    while place < text.count, text[place] != "\n" {
      if text[place] == "]", place > open + 1 { return place }
      place += 1
    }
    return nil
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }
}
