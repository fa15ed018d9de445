/// Finds a JSON object in a reply that has words around it, or a fence of ``` .
enum JSONObjectText {
  /// The first stretch `{…}` with a name or nothing behind its brace and all its braces closed.
  ///
  /// Braces inside JSON strings don't count. Nil if there is none; at most eight beginnings are
  /// tried, so that the cost stays linear.
  static func first(in text: String) -> String? {
    let bytes = Array(text.utf8)
    var place = 0
    var tries = 0
    while tries < mostTries, let start = bytes[place...].firstIndex(of: UInt8(ascii: "{")) {
      place = start + 1
      guard begins(bytes[place...]) else { continue }
      tries += 1
      if let end = end(bytes, from: start) {
        return String(decoding: bytes[start..<end], as: UTF8.self)
      }
    }
    return nil
  }

  private static let mostTries = 8

  private static func begins(_ bytes: ArraySlice<UInt8>) -> Bool {
    let next = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return next == UInt8(ascii: "\"") || next == UInt8(ascii: "}")
  }

  /// Behind the brace that closes the one at `start`.
  private static func end(_ bytes: [UInt8], from start: Int) -> Int? {
    var depth = 0
    var isString = false
    var isEscaped = false
    for index in start..<bytes.count {
      let byte = bytes[index]
      if isString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isString = true
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index + 1 }
      default: break
      }
    }
    return nil
  }
}
