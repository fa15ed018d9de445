/// Finds pages of a database that contain only zeros although they are in use.
///
/// A disk or file system that has lost a block returns zeros. SQLite notices that in B-tree pages,
/// but not in overflow pages, which hold the rest of a long text
/// (https://www.sqlite.org/fileformat.html#cell_payload_overflow_pages).
struct ZeroedPages {
  private let pageSize: Int
  private let pageCount: Int

  /// Reads page size and count from the header; nil if the header is invalid.
  init?(header: [UInt8], size: Int) {
    guard header.count >= 100 else { return nil }
    let stored = Int(header[16]) << 8 | Int(header[17])
    pageSize = stored == 1 ? 65_536 : stored
    guard pageSize >= 512, size >= pageSize else { return nil }
    pageCount = size / pageSize
  }

  /// The number of the first zeroed page, counted from 1 as SQLite does.
  func first(
    _ read: (Range<Int>) throws(DatabaseError) -> [UInt8]
  ) throws(DatabaseError) -> Int? {
    func page(_ number: Int) throws(DatabaseError) -> [UInt8] {
      try read((number - 1) * pageSize..<number * pageSize)
    }
    // SQLite uses the byte at 1 GiB for locks and leaves its page empty.
    let lock = 0x4000_0000 / pageSize + 1
    var free: Set<Int>?
    for number in 1...pageCount where number != lock {
      guard try page(number).allSatisfy({ $0 == 0 }) else { continue }
      if free == nil { free = try freePages(page) }
      if free?.contains(number) == false { return number }
    }
    return nil
  }

  /// The free pages, read from the linked list of trunk pages.
  private func freePages(
    _ page: (Int) throws(DatabaseError) -> [UInt8]
  ) throws(DatabaseError) -> Set<Int> {
    var free: Set<Int> = []
    var trunk = Self.number(in: try page(1), at: 32)
    while (1...pageCount).contains(trunk), free.insert(trunk).inserted {
      let bytes = try page(trunk)
      let count = min(Self.number(in: bytes, at: 4), pageSize / 4 - 2)
      for index in 0..<count { free.insert(Self.number(in: bytes, at: 8 + index * 4)) }
      trunk = Self.number(in: bytes, at: 0)
    }
    return free
  }

  private static func number(in bytes: [UInt8], at offset: Int) -> Int {
    guard offset + 4 <= bytes.count else { return 0 }
    return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
