/// The filter `text:`, which removes tags and decodes references.
enum AnkiText {
  static func stripped(_ html: String) -> String {
    let bytes = Array(html.utf8)
    guard bytes.contains(UInt8(ascii: "<")) || bytes.contains(UInt8(ascii: "&")) else {
      return html
    }
    return decoded(withoutTags(bytes))
  }

  private static func withoutTags(_ html: [UInt8]) -> [UInt8] {
    var made: [UInt8] = []
    var place = 0
    while place < html.count {
      guard html[place] == UInt8(ascii: "<") else {
        made.append(html[place])
        place += 1
        continue
      }
      // Without a `>` the rest has no tags.
      guard let end = end(of: html, at: place) else { return made + html[place...] }
      place = end
    }
    return made
  }

  /// Returns the place after a comment, a style or script element, or a tag.
  private static func end(of html: [UInt8], at place: Int) -> Int? {
    for (opening, closing) in [("<!--", "-->"), ("<style", "</style>"), ("<script", "</script>")]
    where begins(html, at: place, with: opening) {
      if let end = find(closing, in: html, from: place + opening.utf8.count) { return end }
    }
    return find(">", in: html, from: place + 1)
  }

  private static func begins(_ html: [UInt8], at place: Int, with text: String) -> Bool {
    let text = Array(text.utf8)
    guard place + text.count <= html.count else { return false }
    return text.indices.allSatisfy { offset in
      let byte = html[place + offset]
      return (0x41...0x5A).contains(byte) ? byte | 0x20 == text[offset] : byte == text[offset]
    }
  }

  /// Returns the place after the next occurrence of a text.
  private static func find(_ text: String, in html: [UInt8], from start: Int) -> Int? {
    var place = start
    while place < html.count {
      if begins(html, at: place, with: text) { return place + text.utf8.count }
      place += 1
    }
    return nil
  }

  private static func decoded(_ html: [UInt8]) -> String {
    var made: [UInt8] = []
    var place = 0
    while place < html.count {
      let found =
        html[place] == UInt8(ascii: "&") ? HTMLEntities.reference(in: html, at: place) : nil
      switch found?.replacement {
      case .text(let text)?: made.append(contentsOf: text.utf8)
      case .space?, .white?: made.append(0x20)
      case .nothing?: break
      case nil: made.append(html[place])
      }
      place = found?.end ?? place + 1
    }
    return String(decoding: made, as: UTF8.self)
  }
}
