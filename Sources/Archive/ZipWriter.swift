/// Writes a zip archive, file by file.
///
/// The format is that of PKWARE's APPNOTE without zip64: fewer than 65,535 files and less than
/// 4 GiB. All times are the earliest of the format, so that equal content gives equal bytes.
package struct ZipWriter: Sendable {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  private static let largest = 0xFFFF_FFFE
  private static let mostFiles = 0xFFFE

  package init() {}

  /// Adds a file; small files and those that compression does not shrink are stored.
  package mutating func add(_ name: String, _ content: [UInt8]) throws(ArchiveError) {
    let packed = content.count < 64 ? content : try Compression.deflated(content)
    let isPacked = packed.count < content.count
    let data = isPacked ? packed : content
    guard count < Self.mostFiles, bytes.count + data.count + directory.count < Self.largest else {
      throw ArchiveError(.tooLarge(limit: Self.largest), entry: name)
    }
    let checksum = try Compression.checksum(content)
    var head: [UInt8] = []
    // Version 2.0; bit 11 marks names as UTF-8.
    head.append(little: UInt16(20))
    head.append(little: UInt16(0x0800))
    head.append(little: UInt16(isPacked ? 8 : 0))
    head.append(little: UInt16(0))
    // 1980-01-01: month and day count from 1.
    head.append(little: UInt16(0x0021))
    head.append(little: checksum)
    head.append(little: UInt32(data.count))
    head.append(little: UInt32(content.count))
    head.append(little: UInt16(name.utf8.count))
    head.append(little: UInt16(0))

    directory.append(little: UInt32(0x0201_4B50))
    directory.append(little: UInt16(20))
    directory += head
    // No comment, first disk, no attributes.
    directory += [UInt8](repeating: 0, count: 10)
    directory.append(little: UInt32(bytes.count))
    directory += name.utf8

    bytes.append(little: UInt32(0x0403_4B50))
    bytes += head + name.utf8 + data
    count += 1
  }

  /// Returns the bytes of the archive.
  package func finished() -> [UInt8] {
    var end: [UInt8] = []
    end.append(little: UInt32(0x0605_4B50))
    end.append(little: UInt32(0))
    end.append(little: UInt16(count))
    end.append(little: UInt16(count))
    end.append(little: UInt32(directory.count))
    end.append(little: UInt32(bytes.count))
    end.append(little: UInt16(0))
    return bytes + directory + end
  }
}

extension [UInt8] {
  fileprivate mutating func append(little number: some FixedWidthInteger) {
    for shift in stride(from: 0, to: number.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}
