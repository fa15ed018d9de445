/// An HTML tag with its attributes.
struct HTMLTag {
  /// In small letters.
  let name: String
  let isClosing: Bool
  /// The place after the tag.
  let end: Int
  private let html: [UInt8]
  private let inside: Range<Int>

  /// Reads the tag that starts with the `<` at a place; nil if there is no complete tag.
  init?(in html: [UInt8], at place: Int) {
    var start = place + 1
    guard start < html.count else { return nil }
    isClosing = html[start] == UInt8(ascii: "/")
    if isClosing { start += 1 }
    guard start < html.count, Self.isLetter(html[start]) else { return nil }
    var nameEnd = start
    while nameEnd < html.count, !Self.endsName(html[nameEnd]) { nameEnd += 1 }
    name = String(decoding: html[start..<nameEnd].map(Self.small), as: UTF8.self)
    guard let close = Self.close(of: html, from: nameEnd) else { return nil }
    inside = nameEnd..<close
    end = close + 1
    self.html = html
  }

  /// Whether a tag starts at a place; it may be incomplete.
  static func begins(in html: [UInt8], at place: Int) -> Bool {
    let next = place + 1 < html.count ? html[place + 1] : 0
    return isLetter(next) || next == UInt8(ascii: "/")
  }

  /// The decoded value of an attribute; nil if there is no such attribute.
  subscript(attribute: String) -> String? {
    var place = inside.lowerBound
    while place < inside.upperBound {
      if Self.isGap(html[place]) {
        place += 1
        continue
      }
      let start = place
      while place < inside.upperBound, html[place] != UInt8(ascii: "="), !Self.isGap(html[place]) {
        place += 1
      }
      let found = String(decoding: html[start..<place].map(Self.small), as: UTF8.self)
      let value = value(from: &place)
      if found == attribute { return value }
    }
    return nil
  }

  /// Reads the value after an equals sign; empty if there is none.
  private func value(from place: inout Int) -> String {
    var next = place
    while next < inside.upperBound, Self.isWhite(html[next]) { next += 1 }
    guard next < inside.upperBound, html[next] == UInt8(ascii: "=") else {
      // Never goes back, so that an empty name can't loop for ever.
      place = max(next, place)
      return ""
    }
    next += 1
    while next < inside.upperBound, Self.isWhite(html[next]) { next += 1 }
    let quote = next < inside.upperBound ? html[next] : 0
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    let start = isQuoted ? next + 1 : next
    var end = start
    while end < inside.upperBound, isQuoted ? html[end] != quote : !Self.isWhite(html[end]) {
      end += 1
    }
    place = isQuoted ? min(end + 1, inside.upperBound) : end
    return HTMLTag.text(of: html[start..<end])
  }

  /// Returns the value of an attribute with its references decoded.
  static func text(of value: ArraySlice<UInt8>) -> String {
    guard value.contains(UInt8(ascii: "&")) else { return String(decoding: value, as: UTF8.self) }
    let bytes = Array(value)
    var text: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "&"),
        let found = HTMLEntities.reference(in: bytes, at: place, inAttribute: true)
      {
        switch found.replacement {
        case .text(let part): text.append(contentsOf: part.utf8)
        case .space, .white: text.append(0x20)
        case .nothing: break
        }
        place = found.end
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the place of the `>` that ends a tag; attribute values in quotes may contain others.
  private static func close(of html: [UInt8], from start: Int) -> Int? {
    var quote: UInt8?
    var last: UInt8 = 0
    for place in start..<html.count {
      let byte = html[place]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return place
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        last == UInt8(ascii: "=")
      {
        quote = byte
      }
      if !isWhite(byte) { last = byte }
    }
    return nil
  }

  private static func endsName(_ byte: UInt8) -> Bool { isGap(byte) || byte == UInt8(ascii: ">") }

  private static func isGap(_ byte: UInt8) -> Bool { isWhite(byte) || byte == UInt8(ascii: "/") }

  static func isWhite(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }
}
