#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A file descriptor to write text to.
package struct Output: Sendable {
  package static let standard = Output(descriptor: STDOUT_FILENO)
  package static let error = Output(descriptor: STDERR_FILENO)

  package let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Makes a write to a closed pipe fail quietly instead of killing the program.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes the whole text; false if the reader is gone or the disk is full.
  package func write(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { write($0) }
  }

  /// Writes all the bytes; false if the reader is gone or the disk is full.
  package func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = bytes.baseAddress else { return true }
    var written = 0
    while written < bytes.count {
      let count = writeSome(descriptor, start + written, bytes.count - written)
      if count > 0 {
        written += count
      } else if count < 0 && errno == EAGAIN {
        waitUntilWritable()
      } else if count < 0 && errno != EINTR {
        return false
      }
    }
    return true
  }

  /// A descriptor shared with another program may be non-blocking without our doing.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

private func writeSome(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
