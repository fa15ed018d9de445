/// A spelling of a secret, which also matches text that has some of its characters escaped.
struct SecretSpelling: Sendable {
  /// The result of matching at a position.
  enum Match: Equatable {
    case whole(end: Int)
    /// The text ends after this number of its characters.
    case begun(characters: Int)
    case none
  }

  /// The characters; visible ASCII, because the HTTP header of a key allows nothing else.
  let characters: [UInt8]

  /// Returns the secret itself and the parts of its Base64 forms that do not depend on the text around
  /// it.
  static func all(of secret: String) -> [SecretSpelling] {
    let bytes = Array(secret.utf8)
    let encoded = (0..<3).flatMap { offset in
      let groups = bytes.dropFirst(offset)
      let whole = Array(groups.prefix(groups.count / 3 * 3))
      return [base64(whole, "+", "/"), base64(whole, "-", "_")]
    }
    return Set([bytes] + encoded).map { SecretSpelling(characters: $0) }
  }

  /// Matches the text from a position on.
  ///
  /// Between two characters of the secret it skips escaped characters that the filter removes after
  /// decoding.
  func match(_ text: [UInt8], at start: Int) -> Match {
    var place = start
    var count = 0
    while count < characters.count {
      guard place < text.count else { return .begun(characters: count) }
      switch EscapedCharacter.read(text, at: place) {
      case .character(let character, let end) where character == characters[count]:
        count += 1
        place = end
        continue
      case .character(let character, let end) where count > 0 && Self.isDropped(character):
        place = end
        continue
      case .incomplete: return .begun(characters: count)
      case .character, .none: break
      }
      guard text[place] == characters[count] else { return .none }
      count += 1
      place += 1
    }
    return .whole(end: place)
  }

  /// Whether the filter removes the character; true for half a surrogate pair too.
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

  /// Encodes groups of three bytes as four characters each.
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
