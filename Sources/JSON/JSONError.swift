/// Why a text is no JSON, with the place.
package struct JSONError: Error, Sendable, Hashable {
  package var kind: Kind
  /// Bytes of UTF-8 before the place where reading stopped.
  package var offset: Int

  package init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  package enum Kind: Sendable, Hashable {
    case unexpectedEnd
    /// A byte that can't be there.
    case unexpectedByte(UInt8)
    /// A complete value is followed by something else.
    case trailingText
    case notUTF8
    case badEscape
    /// Half of a pair of UTF-16 units, escaped by itself.
    case loneSurrogate
    /// A control character that is not escaped.
    case controlCharacter
    case badNumber
    /// A number that `Double` has no value for.
    case numberTooLarge
    case tooDeep
    case tooLarge
  }
}
