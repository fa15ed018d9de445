/// Finds a JSON object within other text.
enum BalancedObject {
  /// How many braces are tried as its beginning, so that hostile text costs little.
  private static let mostTries = 32

  /// The first `{…}` whose braces balance, counting none in strings; nil if there is none.
  static func first(in text: String) -> String? {
    let bytes = Array(text.utf8)
    let starts = bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "{") }.prefix(mostTries)
    for start in starts {
      if let end = end(of: bytes[start...]) {
        return String(decoding: bytes[start...end], as: UTF8.self)
      }
    }
    return nil
  }

  /// Where the brace that closes the first one stands.
  private static func end(of bytes: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for index in bytes.indices {
      switch bytes[index] {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isInString: isEscaped = true
      case UInt8(ascii: "\""): isInString.toggle()
      case _ where isInString: break
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return nil
  }
}
