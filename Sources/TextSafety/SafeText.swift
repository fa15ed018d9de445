/// Text that may be printed: whatever of it came from outside (files, pipes, pastes, arguments, the
/// environment, the network) has been made safe.
///
/// Nothing but ``TextFilter`` and ``init(json:)`` make it, so whatever asks for this type can't be
/// handed raw text; all that is printed is asked for in this type. It filters when it is decoded
/// too: an escape sequence may hide behind the escapes of JSON.
package struct SafeText: Sendable, Hashable {
  /// The text: lines end with a line feed, and besides that and tabs nothing steers a terminal.
  package private(set) var string: String

  /// Filters a whole text; the secret must not be repeated, as the key in the complaint of a server.
  package init(_ outside: String, hiding secret: String? = nil) {
    var filter = TextFilter(hiding: secret)
    string = filter.filter(outside).string + filter.finish().string
  }

  /// Filters what has to be on one line: line ends and tabs become a space.
  package init(line outside: String) { string = Self.cleaned(outside) }

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
    if ScalarFilter.isPlain(text) { return text }
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
