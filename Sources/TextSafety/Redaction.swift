/// Replaces a secret in text that comes in pieces, wherever they are cut.
struct Redaction: Sendable {
  /// Shorter ones are words, such as the "ollama" that a server asks for and never looks at.
  private static let shortest = 8

  private let secret: [UInt8]
  private var held: [UInt8] = []

  init?(of secret: String) {
    self.secret = Array(secret.utf8)
    guard self.secret.count >= Self.shortest else { return nil }
  }

  /// The next piece without the secret; an end that may begin it is held back.
  mutating func replace(in piece: String) -> String {
    var text = held + Array(piece.utf8)
    var result: [UInt8] = []
    var start = 0
    while let found = text[start...].firstIndex(of: secret[0]) {
      let rest = text[found...]
      if rest.starts(with: secret) {
        result += text[start..<found] + Array("[key]".utf8)
        start = found + secret.count
      } else if rest.count < secret.count, secret.starts(with: rest) {
        result += text[start..<found]
        held = Array(rest)
        return String(decoding: result, as: UTF8.self)
      } else {
        result += text[start...found]
        start = found + 1
      }
    }
    text.removeFirst(start)
    held = []
    return String(decoding: result + text, as: UTF8.self)
  }

  /// What was held back.
  mutating func rest() -> String {
    defer { held = [] }
    return String(decoding: held, as: UTF8.self)
  }
}
