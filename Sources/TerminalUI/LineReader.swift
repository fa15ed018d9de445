#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Reads text line by line from a file descriptor in constant memory.
///
/// Lines end with LF or CRLF; the last line may lack its line end. Line numbers count from 1. A byte
/// order mark at the start is skipped.
package struct LineReader {
  package enum Item: Sendable, Equatable {
    case text(String, line: Int)
    /// The line is not UTF-8.
    case invalid(line: Int)
    /// The line has more bytes than the limit.
    case tooLong(line: Int)
    /// Reading failed with this `errno`; no line follows.
    case failed(code: Int32, line: Int)
  }

  private let descriptor: Int32
  private let limit: Int
  private var block: [UInt8]
  /// The unread part of the block is `start..<end`.
  private var start = 0
  private var end = 0
  /// The beginning of a line that ends in a later block.
  private var carried: [UInt8] = []
  private var isTooLong = false
  private var line = 0
  private var isAtEnd = false

  /// Creates a reader; the limit of a line and the block size count bytes.
  package init(descriptor: Int32 = 0, limit: Int = 1 << 20, blockSize: Int = 1 << 16) {
    self.descriptor = descriptor
    self.limit = limit
    block = Array(repeating: 0, count: max(blockSize, 1))
  }

  /// Whether the next line is already complete in memory.
  package var hasWholeLine: Bool { lengthOfLine() != nil }

  /// Returns the next line, or nil at the end.
  package mutating func next() -> Item? {
    while !isAtEnd {
      if let length = lengthOfLine() {
        defer { start += length + 1 }
        return finishLine(start..<start + length)
      }
      carry()
      if let code = fill() {
        isAtEnd = true
        return .failed(code: code, line: line + 1)
      }
      if isAtEnd && (!carried.isEmpty || isTooLong) { return finishLine(0..<0) }
    }
    return nil
  }

  /// Returns the number of bytes before the next line feed in the block, or nil without one.
  private func lengthOfLine() -> Int? {
    let (start, end) = (start, end)
    return block.withUnsafeBytes { bytes -> Int? in
      guard end > start, let base = bytes.baseAddress,
        let found = memchr(base + start, 0x0A, end - start)
      else { return nil }
      return UnsafeRawPointer(found) - (base + start)
    }
  }

  private mutating func finishLine(_ range: Range<Int>) -> Item {
    line += 1
    defer {
      carried.removeAll(keepingCapacity: carried.capacity <= block.count)
      isTooLong = false
    }
    if isTooLong || carried.count + range.count > limit { return .tooLong(line: line) }
    if carried.isEmpty { return item(block[range]) }
    carried += block[range]
    return item(carried[...])
  }

  private func item(_ bytes: ArraySlice<UInt8>) -> Item {
    var bytes = bytes.last == 0x0D ? bytes.dropLast() : bytes
    if line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    guard let text = String(validating: bytes, as: UTF8.self) else { return .invalid(line: line) }
    return .text(text, line: line)
  }

  /// Saves the unfinished line before the next read.
  private mutating func carry() {
    if carried.count + (end - start) > limit {
      isTooLong = true
      carried = []
    } else if !isTooLong {
      carried += block[start..<end]
    }
    start = end
  }

  /// Reads the next block; returns the `errno` if that fails.
  private mutating func fill() -> Int32? {
    start = 0
    end = 0
    while true {
      let count = block.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        end = count
        isAtEnd = count == 0
        return nil
      }
      if errno == EAGAIN {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&request, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
  }
}
