/// The present form of the list of media in a package: a message of protocol buffers.
package enum AnkiMediaList {
  /// The names in order, the first for file `0` of the package; nil if the bytes are no such list.
  package static func names(_ bytes: [UInt8]) -> [String]? {
    var reader = Reader(rest: bytes[...])
    var names: [String] = []
    while !reader.rest.isEmpty {
      guard let (field, content) = reader.next() else { return nil }
      guard field == 1, let content else { continue }
      var entry = Reader(rest: content)
      var name = ""
      while !entry.rest.isEmpty {
        guard let (field, content) = entry.next() else { return nil }
        if field == 1, let content { name = String(decoding: content, as: UTF8.self) }
      }
      names.append(name)
    }
    return names
  }

  /// Fields of a message, one after the other.
  private struct Reader {
    var rest: ArraySlice<UInt8>

    /// The number of the next field, with its bytes if it has a length; nil for a damaged one.
    mutating func next() -> (field: UInt64, content: ArraySlice<UInt8>?)? {
      guard let key = varint() else { return nil }
      switch key & 7 {
      case 0: return varint().map { _ in (key >> 3, nil) }
      case 1: return take(8).map { _ in (key >> 3, nil) }
      case 2:
        guard let length = varint(), let size = Int(exactly: length) else { return nil }
        return take(size).map { (key >> 3, $0) }
      case 5: return take(4).map { _ in (key >> 3, nil) }
      default: return nil
      }
    }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
      guard rest.count >= count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }

    private mutating func varint() -> UInt64? {
      var number: UInt64 = 0
      for shift in stride(from: 0, to: 64, by: 7) {
        guard let byte = rest.popFirst() else { return nil }
        number |= UInt64(byte & 0x7F) << UInt64(shift)
        if byte < 0x80 { return number }
      }
      return nil
    }
  }
}
