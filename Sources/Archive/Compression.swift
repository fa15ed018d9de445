import CCompression

/// Compression and decompression of whole byte arrays by the system's libraries.
package enum Compression {
  private static let block = 1 << 16

  /// Compresses bytes by deflate, without a header (RFC 1951).
  package static func deflated(_ bytes: [UInt8]) throws(ArchiveError) -> [UInt8] {
    let zlib = try CompressionLibrary.zlib()
    var stream = z_stream()
    guard dilim_deflate_init(zlib, &stream) == Z_OK else { throw ArchiveError(.damaged) }
    defer { _ = zlib.pointee.deflate_end(&stream) }
    let room = Int(zlib.pointee.deflate_bound(&stream, uLong(bytes.count)))
    var input = bytes
    var output = [UInt8](repeating: 0, count: room)
    let status = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        stream.next_in = source.baseAddress
        stream.avail_in = uInt(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = uInt(target.count)
        return zlib.pointee.deflate(&stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END else { throw ArchiveError(.damaged) }
    return Array(output.prefix(room - Int(stream.avail_out)))
  }

  /// Decompresses deflate to at most `limit` bytes.
  package static func inflated(
    _ bytes: some Sequence<UInt8>,
    limit: Int
  ) throws(ArchiveError) -> [UInt8] {
    let zlib = try CompressionLibrary.zlib()
    var stream = z_stream()
    guard dilim_inflate_init(zlib, &stream) == Z_OK else { throw ArchiveError(.damaged) }
    defer { _ = zlib.pointee.inflate_end(&stream) }
    var input = Array(bytes)
    var result: [UInt8] = []
    var output = [UInt8](repeating: 0, count: block)
    var status = Z_OK
    input.withUnsafeMutableBufferPointer { source in
      stream.next_in = source.baseAddress
      stream.avail_in = uInt(source.count)
      while status == Z_OK, result.count <= limit {
        output.withUnsafeMutableBufferPointer { target in
          stream.next_out = target.baseAddress
          stream.avail_out = uInt(target.count)
          status = zlib.pointee.inflate(&stream, Z_NO_FLUSH)
        }
        result += output.prefix(block - Int(stream.avail_out))
      }
    }
    guard result.count <= limit else { throw ArchiveError(.tooLarge(limit: limit)) }
    guard status == Z_STREAM_END else { throw ArchiveError(.damaged) }
    return result
  }

  /// Decompresses Zstandard (RFC 8878) to at most `limit` bytes.
  package static func unpackedZstandard(
    _ bytes: [UInt8],
    limit: Int
  ) throws(ArchiveError) -> [UInt8] {
    let zstd = try CompressionLibrary.zstd()
    guard let stream = zstd.pointee.create() else { throw ArchiveError(.damaged) }
    defer { _ = zstd.pointee.destroy(stream) }
    var result: [UInt8] = []
    var output = [UInt8](repeating: 0, count: block)
    var isDamaged = false
    var hasEnded = false
    bytes.withUnsafeBufferPointer { source in
      var input = ZSTD_inBuffer(src: source.baseAddress, size: source.count, pos: 0)
      var makesProgress = true
      while makesProgress, !hasEnded, !isDamaged, result.count <= limit {
        let before = input.pos
        let written = output.withUnsafeMutableBufferPointer { target in
          var room = ZSTD_outBuffer(dst: target.baseAddress, size: target.count, pos: 0)
          let status = zstd.pointee.decompress(stream, &room, &input)
          isDamaged = zstd.pointee.is_error(status) != 0
          // 0 is returned at the end of a frame; more frames may follow.
          hasEnded = status == 0 && input.pos == input.size
          return room.pos
        }
        result += output.prefix(written)
        makesProgress = written > 0 || input.pos > before
      }
    }
    guard result.count <= limit else { throw ArchiveError(.tooLarge(limit: limit)) }
    guard !isDamaged, hasEnded else { throw ArchiveError(.damaged) }
    return result
  }

  /// Returns the checksum of zip archives (CRC-32 of ISO 3309).
  package static func checksum(_ bytes: [UInt8]) throws(ArchiveError) -> UInt32 {
    let zlib = try CompressionLibrary.zlib()
    let sum = bytes.withUnsafeBufferPointer { buffer in
      zlib.pointee.crc32(0, buffer.baseAddress, uInt(buffer.count))
    }
    return UInt32(truncatingIfNeeded: sum)
  }
}
