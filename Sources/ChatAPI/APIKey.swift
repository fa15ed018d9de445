package import TextSafety

/// A key, which no message and no log can show by accident.
package struct APIKey: Sendable, Hashable {
  /// The key itself, for the one header it goes into.
  let secret: String

  /// Takes away blanks and line ends around the key, as files have them.
  ///
  /// Nil if what is left is empty or can't stand in a header.
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
  /// A filter for text that was decoded from a reply.
  package static func filter(hiding key: APIKey?) -> TextFilter { TextFilter(hiding: key?.secret) }

  /// The text without the key.
  ///
  /// For text that was decoded from a reply: there escapes may have hidden the key from the filter
  /// of the reply itself.
  package static func hide(_ key: APIKey?, in text: String) -> SafeText {
    SafeText(text, hiding: key?.secret)
  }
}

extension APIKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  package var description: String { "[key]" }
  package var debugDescription: String { "[key]" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
