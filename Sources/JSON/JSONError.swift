/// A syntax error in a JSON text, or a limit that the text exceeds, with its place.
package struct JSONError: Error, Sendable, Hashable {
  package var kind: Kind
  /// The offset in bytes of UTF-8 at which reading stopped.
  package var offset: Int

  package init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  package enum Kind: Sendable, Hashable {
    case unexpectedEnd
    /// A byte that JSON doesn't allow here.
    case unexpectedByte(UInt8)
    /// Text after the end of the value.
    case trailingText
    case notUTF8
    case badEscape
    /// An escaped UTF-16 surrogate without its partner.
    case loneSurrogate
    /// A control character that is not escaped.
    case controlCharacter
    case badNumber
    /// A number beyond the range of `Double`.
    case numberTooLarge
    case tooDeep
    case tooLarge
  }
}
