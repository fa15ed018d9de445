/// Reads a zip archive in memory; accepts any bytes.
package struct ZipReader: Sendable {
  private let bytes: [UInt8]
  /// In the order of the central directory; of entries with the same name the last counts.
  package private(set) var names: [String] = []
  private var entries: [String: Entry] = [:]

  private struct Entry: Sendable {
    var method: Int
    var isEncrypted: Bool
    var checksum: UInt32
    var packedSize: Int
    var size: Int
    /// The offset of the file's local header.
    var offset: Int
  }

  /// Reads the central directory.
  package init(_ bytes: [UInt8]) throws(ArchiveError) {
    self.bytes = bytes
    guard let end = Self.end(of: bytes) else { throw ArchiveError(.notAnArchive) }
    let count = Int(bytes.little(UInt16.self, at: end + 10) ?? 0)
    var place = Int(bytes.little(UInt32.self, at: end + 16) ?? 0)
    for _ in 0..<count {
      guard let next = readEntry(at: place) else { throw ArchiveError(.damaged) }
      place = next
    }
  }

  /// Returns the offset of the end record, which only its comment may follow.
  private static func end(of bytes: [UInt8]) -> Int? {
    let size = 22
    guard bytes.count >= size else { return nil }
    let last = bytes.count - size
    return (max(0, last - 0xFFFF)...last).last { place in
      bytes.little(UInt32.self, at: place) == 0x0605_4B50
        && bytes.little(UInt16.self, at: place + 20).map { place + size + Int($0) } == bytes.count
    }
  }

  /// Reads an entry of the central directory and returns the offset after it.
  private mutating func readEntry(at place: Int) -> Int? {
    guard bytes.little(UInt32.self, at: place) == 0x0201_4B50,
      let flags = bytes.little(UInt16.self, at: place + 8),
      let method = bytes.little(UInt16.self, at: place + 10),
      let checksum = bytes.little(UInt32.self, at: place + 16),
      let packedSize = bytes.little(UInt32.self, at: place + 20),
      let size = bytes.little(UInt32.self, at: place + 24),
      let nameSize = bytes.little(UInt16.self, at: place + 28),
      let extraSize = bytes.little(UInt16.self, at: place + 30),
      let commentSize = bytes.little(UInt16.self, at: place + 32),
      let offset = bytes.little(UInt32.self, at: place + 42)
    else { return nil }
    let nameStart = place + 46
    guard nameStart + Int(nameSize) <= bytes.count else { return nil }
    let name = String(decoding: bytes[nameStart..<(nameStart + Int(nameSize))], as: UTF8.self)
    if entries[name] == nil { names.append(name) }
    entries[name] = Entry(
      method: Int(method),
      isEncrypted: flags & 1 == 1,
      checksum: checksum,
      packedSize: Int(packedSize),
      size: Int(size),
      offset: Int(offset)
    )
    return nameStart + Int(nameSize) + Int(extraSize) + Int(commentSize)
  }

  /// Decompresses a file of at most `limit` bytes and checks its checksum.
  package func contents(of name: String, limit: Int) throws(ArchiveError) -> [UInt8] {
    guard let entry = entries[name] else { throw ArchiveError(.noSuchEntry, entry: name) }
    if entry.isEncrypted { throw ArchiveError(.encrypted, entry: name) }
    guard entry.size <= limit else { throw ArchiveError(.tooLarge(limit: limit), entry: name) }
    let data = try packed(entry, name)
    let content: [UInt8]
    switch entry.method {
    case 0: content = Array(data)
    case 8:
      do { content = try Compression.inflated(data, limit: limit) } catch {
        throw ArchiveError(error.reason, entry: name)
      }
    default: throw ArchiveError(.unknownMethod(entry.method), entry: name)
    }
    guard content.count == entry.size, try Compression.checksum(content) == entry.checksum else {
      throw ArchiveError(.wrongChecksum, entry: name)
    }
    return content
  }

  private func packed(_ entry: Entry, _ name: String) throws(ArchiveError) -> ArraySlice<UInt8> {
    let head = entry.offset
    guard bytes.little(UInt32.self, at: head) == 0x0403_4B50,
      let nameSize = bytes.little(UInt16.self, at: head + 26),
      let extraSize = bytes.little(UInt16.self, at: head + 28)
    else { throw ArchiveError(.damaged, entry: name) }
    let start = head + 30 + Int(nameSize) + Int(extraSize)
    guard start + entry.packedSize <= bytes.count else {
      throw ArchiveError(.damaged, entry: name)
    }
    return bytes[start..<(start + entry.packedSize)]
  }
}

extension [UInt8] {
  /// Returns a little-endian number; nil if it is not inside the bytes.
  fileprivate func little<Number: FixedWidthInteger & UnsignedInteger>(
    _ type: Number.Type,
    at place: Int
  ) -> Number? {
    let size = Number.bitWidth / 8
    guard place >= 0, place + size <= count else { return nil }
    return self[place..<(place + size)].reversed().reduce(0) { $0 << 8 | Number($1) }
  }
}
