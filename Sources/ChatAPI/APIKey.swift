package import TextSafety

/// An API key that does not show in descriptions, logs or mirrors.
package struct APIKey: Sendable, Hashable {
  /// The key itself, for the `Authorization` header.
  let secret: String

  /// Creates a key from a text, without the blanks and line ends around it.
  ///
  /// Nil if the rest is empty or has a character that a header can't contain.
  package init?(_ text: String) {
    let isBlank = { (byte: UInt8) in [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
    let bytes = text.utf8.drop(while: isBlank)
    guard let end = bytes.lastIndex(where: { !isBlank($0) }) else { return nil }
    let kept = bytes[...end]
    guard kept.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    secret = String(Substring(kept))
  }
}

extension APIKey {
  /// Returns a filter for text that was decoded from a reply.
  package static func filter(hiding key: APIKey?) -> TextFilter { TextFilter(hiding: key?.secret) }

  /// Returns a text without the key.
  ///
  /// Use it for text that was decoded from a reply: escapes may have hidden the key from the filter
  /// of the reply.
  package static func hide(_ key: APIKey?, in text: String) -> SafeText {
    SafeText(text, hiding: key?.secret)
  }
}

extension APIKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "[key]" }
  package var debugDescription: String { "[key]" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
