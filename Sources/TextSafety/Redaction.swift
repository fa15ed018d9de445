/// Replaces a secret in text that arrives in pieces, even across pieces and with escapes.
///
/// It must be applied before a text is shortened; otherwise part of the secret could remain.
struct Redaction: Sendable {
  /// The fewest bytes of a secret; shorter keys are placeholders, such as "ollama", that no server
  /// checks.
  private static let shortest = 8
  private static let mark = Array("[key]".utf8)

  private let spellings: [SecretSpelling]
  /// The bytes with which a spelling or an escape begins.
  private let beginnings: Set<UInt8>
  private var held: [UInt8] = []
  /// The number of characters of the secret in `held`.
  private var heldCharacters = 0

  init?(of secret: String) {
    guard secret.utf8.count >= Self.shortest else { return nil }
    spellings = SecretSpelling.all(of: secret)
    beginnings = Set(spellings.compactMap(\.characters.first) + "\\%&".utf8)
  }

  /// Returns the next piece without the secret; holds back an end that may begin the secret.
  mutating func replace(in piece: String) -> String {
    let text = held + Array(piece.utf8)
    (held, heldCharacters) = ([], 0)
    var result: [UInt8] = []
    var start = 0
    while let found = text[start...].firstIndex(where: beginnings.contains) {
      result += text[start..<found]
      switch match(text, at: found) {
      case .whole(let end):
        result += Self.mark
        start = end
      case .begun(let characters):
        (held, heldCharacters) = (Array(text[found...]), characters)
        return String(decoding: result, as: UTF8.self)
      case .none:
        result.append(text[found])
        start = found + 1
      }
    }
    return String(decoding: result + text[start...], as: UTF8.self)
  }

  /// Returns the text held back, with the mark in its place if it is a long part of the secret.
  mutating func rest() -> String {
    defer { (held, heldCharacters) = ([], 0) }
    return heldCharacters >= Self.shortest
      ? String(decoding: Self.mark, as: UTF8.self) : String(decoding: held, as: UTF8.self)
  }

  /// Matches all spellings; a complete match wins over an incomplete one.
  private func match(_ text: [UInt8], at place: Int) -> SecretSpelling.Match {
    var result = SecretSpelling.Match.none
    for spelling in spellings {
      switch (spelling.match(text, at: place), result) {
      case (.whole(let end), _): return .whole(end: end)
      case (.begun(let characters), .begun(let before)):
        result = .begun(characters: max(characters, before))
      case (.begun(let characters), _): result = .begun(characters: characters)
      case (.none, _): break
      }
    }
    return result
  }
}
