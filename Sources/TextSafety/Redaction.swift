/// Replaces a secret in text that comes in pieces, wherever they are cut and however it is escaped.
///
/// To be applied before a text is shortened: of a secret that is cut first a part would be shown.
struct Redaction: Sendable {
  /// Shorter ones are words, such as the "ollama" that a server asks for and never looks at.
  private static let shortest = 8
  private static let mark = Array("[key]".utf8)

  private let spellings: [SecretSpelling]
  /// Bytes that a spelling or an escape begins with.
  private let beginnings: Set<UInt8>
  private var held: [UInt8] = []
  /// How many signs of the secret are held.
  private var heldSigns = 0

  init?(of secret: String) {
    guard secret.utf8.count >= Self.shortest else { return nil }
    spellings = SecretSpelling.all(of: secret)
    beginnings = Set(spellings.compactMap(\.signs.first) + "\\%&".utf8)
  }

  /// The next piece without the secret; an end that may begin it is held back.
  mutating func replace(in piece: String) -> String {
    let text = held + Array(piece.utf8)
    (held, heldSigns) = ([], 0)
    var result: [UInt8] = []
    var start = 0
    while let found = text[start...].firstIndex(where: beginnings.contains) {
      result += text[start..<found]
      switch match(text, at: found) {
      case .whole(let end):
        result += Self.mark
        start = end
      case .begun(let signs):
        (held, heldSigns) = (Array(text[found...]), signs)
        return String(decoding: result, as: UTF8.self)
      case .none:
        result.append(text[found])
        start = found + 1
      }
    }
    return String(decoding: result + text[start...], as: UTF8.self)
  }

  /// What was held back; what is known of the secret by then stays hidden.
  mutating func rest() -> String {
    defer { (held, heldSigns) = ([], 0) }
    return heldSigns >= Self.shortest
      ? String(decoding: Self.mark, as: UTF8.self) : String(decoding: held, as: UTF8.self)
  }

  /// A whole spelling is found before one that is only begun.
  private func match(_ text: [UInt8], at place: Int) -> SecretSpelling.Match {
    var result = SecretSpelling.Match.none
    for spelling in spellings {
      switch (spelling.match(text, at: place), result) {
      case (.whole(let end), _): return .whole(end: end)
      case (.begun(let signs), .begun(let before)): result = .begun(signs: max(signs, before))
      case (.begun(let signs), _): result = .begun(signs: signs)
      case (.none, _): break
      }
    }
    return result
  }
}
