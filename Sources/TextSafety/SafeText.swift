/// Text that is safe to print, even if it comes from outside: from files, pipes, pastes, arguments,
/// the environment or the network.
///
/// Every initialiser that other modules can call filters or escapes, and everything that prints
/// requires this type, so raw text can't be printed. Decoding filters too, because JSON can escape a
/// control sequence.
package struct SafeText: Sendable, Hashable {
  /// The text; its only control characters are tabs and the line feeds that end its lines.
  package private(set) var string: String

  /// Filters a whole text and hides the secret, such as an API key in a server's error message.
  package init(_ outside: String, hiding secret: String? = nil) {
    var filter = TextFilter(hiding: secret)
    string = filter.filter(outside).string + filter.finish().string
  }

  /// Filters text for one line: line ends and tabs become spaces.
  package init(line outside: String) { string = Self.cleaned(outside) }

  package init() { string = "" }

  init(filtered: String) { string = filtered }

  package var isEmpty: Bool { string.isEmpty }

  package mutating func append(_ other: SafeText) { string += other.string }

  /// The text on one line, for messages and names.
  package var line: String { Self.cleaned(string) }

  /// Returns the text on one line, without anything that would control the terminal, in linear time.
  ///
  /// Escape sequences are removed whole, and so are other control characters and invisible ones
  /// (soft hyphens, marks of text direction). Line ends and tabs become spaces.
  package static func cleaned(_ text: String) -> String {
    if ScalarFilter.isPlain(text) { return text }
    let safe = SafeText(text).string
    guard safe.utf8.contains(where: { $0 < 0x20 }) else { return safe }
    return String(safe.map { $0 == "\n" || $0 == "\t" ? " " : $0 })
  }
}

extension SafeText: CustomStringConvertible {
  package var description: String { string }
}

extension SafeText: Codable {
  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(string)
  }
}
