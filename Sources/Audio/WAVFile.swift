#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of sound in the WAV format: a RIFF header, chunks, and the samples in the chunk `data`.
package struct WAVFile: Sendable, Equatable {
  /// The duration in milliseconds.
  package let milliseconds: Int

  /// The lengths from which on a header means that its writer didn't know the length.
  private static let unknownLengths = 0x7FFF_0000

  /// Opens a file and writes the lengths that its header should have; nil if it has no sound, or less
  /// than its header says.
  ///
  /// A program that writes to a pipe can't know them.
  package init?(mending path: String) { self.init(path, mends: true) }

  /// Reads a file, which stays as it is; nil if it has no sound.
  package init?(reading path: String) { self.init(path, mends: false) }

  private init?(_ path: String, mends: Bool) {
    let file = open(path, (mends ? O_RDWR : O_RDONLY) | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_size > 44 else { return nil }
    let size = Int(status.st_size)
    var head = [UInt8](repeating: 0, count: min(size, 4096))
    guard pread(file, &head, head.count, 0) == head.count,
      head.starts(with: Array("RIFF".utf8)), head[8..<12].elementsEqual("WAVE".utf8)
    else { return nil }
    var rate = 0
    var place = 12
    while place + 8 <= head.count {
      let name = head[place..<place + 4]
      let length = Self.number(head, at: place + 4)
      if name.elementsEqual("fmt ".utf8), place + 20 <= head.count {
        rate = Self.number(head, at: place + 16)
      }
      if name.elementsEqual("data".utf8) {
        let real = size - place - 8
        guard rate > 0, real > 0 else { return nil }
        if mends, length > real, length < Self.unknownLengths { return nil }
        if mends, length > real || length == 0 {
          Self.write(real, to: file, at: place + 4)
          Self.write(size - 8, to: file, at: 4)
        }
        milliseconds = 1000 * (length > 0 ? min(length, real) : real) / rate
        return
      }
      place += 8 + length + length % 2
    }
    return nil
  }

  /// Returns a file of silence with 22,050 samples of 16 bits a second.
  package static func silence(milliseconds: Int) -> [UInt8] {
    let count = 22_050 * milliseconds / 1000 * 2
    return header(rate: 22_050, bytes: count) + [UInt8](repeating: 0, count: count)
  }

  /// Returns the header before samples of 16 bits in one channel: `rate` a second, `count` bytes.
  static func header(rate: Int, bytes count: Int) -> [UInt8] {
    let head: [[UInt8]] = [
      Array("RIFF".utf8), bytes(36 + count), Array("WAVEfmt ".utf8), bytes(16), [1, 0, 1, 0],
      bytes(rate), bytes(2 * rate), [2, 0, 16, 0], Array("data".utf8), bytes(count),
    ]
    return head.flatMap(\.self)
  }

  private static func number(_ bytes: [UInt8], at place: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func write(_ number: Int, to file: Int32, at place: Int) {
    _ = pwrite(file, bytes(number), 4, off_t(place))
  }
}
