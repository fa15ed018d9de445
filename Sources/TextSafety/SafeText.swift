/// Text from outside (files, pipes, pastes, the network), made safe to print.
///
/// Nothing but ``TextFilter`` makes it, so whatever asks for this type can't be handed raw text. It
/// filters when it is decoded too: an escape sequence may hide behind the escapes of JSON.
package struct SafeText: Sendable, Hashable {
  /// The text: lines end with a line feed, and besides that and tabs nothing steers a terminal.
  package private(set) var string: String

  /// Filters a whole text; the secret must not be repeated, as the key in the complaint of a server.
  package init(_ outside: String, hiding secret: String? = nil) {
    var filter = TextFilter(hiding: secret)
    string = filter.filter(outside).string + filter.finish().string
  }

  package init() { string = "" }

  init(filtered: String) { string = filtered }

  package var isEmpty: Bool { string.isEmpty }

  package mutating func append(_ other: SafeText) { string += other.string }

  /// The text on one line, for messages and names.
  package var line: String { Self.cleaned(string) }

  /// The text on one line, without anything that would steer the terminal.
  ///
  /// Escape sequences go whole, other control characters and invisible ones (soft hyphens, marks
  /// that turn the direction of text) go alone; line ends and tabs become a space. Linear.
  package static func cleaned(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return text }
    let safe = SafeText(text).string
    guard safe.utf8.contains(where: { $0 < 0x20 }) else { return safe }
    return String(safe.map { $0 == "\n" || $0 == "\t" ? " " : $0 })
  }
}

extension SafeText: CustomStringConvertible {
  package var description: String { string }
}

extension SafeText: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
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
