/// A way to write a secret, found in a text whatever escapes stand for its signs.
struct SecretSpelling: Sendable {
  /// What is found at a place.
  enum Match: Equatable {
    case whole(end: Int)
    /// The text ends after so many of its signs.
    case begun(signs: Int)
    case none
  }

  /// Visible ASCII, for nothing else goes into the header of a key.
  let signs: [UInt8]

  /// The secret itself, and what is the same of it wherever it is in a text in Base64.
  static func all(of secret: String) -> [SecretSpelling] {
    let bytes = Array(secret.utf8)
    let encoded = (0..<3).flatMap { offset in
      let groups = bytes.dropFirst(offset)
      let whole = Array(groups.prefix(groups.count / 3 * 3))
      return [base64(whole, "+", "/"), base64(whole, "-", "_")]
    }
    return Set([bytes] + encoded).map { SecretSpelling(signs: $0) }
  }

  /// Compares the text from a place on.
  ///
  /// An escaped sign that the filter drops once it is decoded may be between two others.
  func match(_ text: [UInt8], at start: Int) -> Match {
    var place = start
    var count = 0
    while count < signs.count {
      guard place < text.count else { return .begun(signs: count) }
      switch EscapedSign.read(text, at: place) {
      case .sign(let sign, let end) where sign == signs[count]:
        count += 1
        place = end
        continue
      case .sign(let sign, let end) where count > 0 && Self.isDropped(sign):
        place = end
        continue
      case .open: return .begun(signs: count)
      case .sign, .none: break
      }
      guard text[place] == signs[count] else { return .none }
      count += 1
      place += 1
    }
    return .whole(end: place)
  }

  /// Half a surrogate pair is dropped too: no visible sign needs one here.
  private static func isDropped(_ value: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(value) else { return true }
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: return false
    case 0x00...0x1F, 0x7F...0x9F: return true
    default:
      return scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .format
    }
  }

  /// Groups of three bytes, each written as four letters.
  private static func base64(
    _ bytes: [UInt8],
    _ sixtyTwo: Unicode.Scalar,
    _ sixtyThree: Unicode.Scalar
  ) -> [UInt8] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
    let alphabet = letters + [UInt8(ascii: sixtyTwo), UInt8(ascii: sixtyThree)]
    return stride(from: 0, to: bytes.count, by: 3).flatMap { start in
      let group = bytes[start..<start + 3].reduce(0) { $0 << 8 | Int($1) }
      return [18, 12, 6, 0].map { alphabet[group >> $0 & 0x3F] }
    }
  }
}
