package import TextSafety

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Why something could not be written to its end.
package struct WriteFailure: Error, Equatable {
  /// The `errno` that says why.
  package let code: Int32

  /// Whether nobody reads any more, which is no fault: `dilim export | head`.
  package var isReaderGone: Bool { code == EPIPE }

  /// The system's words for it.
  package var reason: String { String(cString: strerror(code)) }
}

/// A file descriptor to write text to: the one way out for all that the program prints.
///
/// It takes text that has been made safe, or that this module has rendered from such, and nothing
/// else, whether a terminal is at its end or a pipe; who prints raw text does not compile.
package struct Output: Sendable {
  package static let standard = Output(descriptor: STDOUT_FILENO)
  package static let error = Output(descriptor: STDERR_FILENO)

  package let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Makes a write to a closed pipe fail quietly instead of killing the program.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes the whole text.
  package func write(_ text: SafeText) throws(WriteFailure) { try writeAll(text.string) }

  /// Writes the whole text, with its styles and moves.
  package func write(_ text: Rendered) throws(WriteFailure) { try writeAll(text.string) }

  private func writeAll(_ text: String) throws(WriteFailure) {
    var text = text
    if let failure = text.withUTF8({ failure(writing: $0) }) { throw failure }
  }

  /// Writes all the bytes; gives what stood in the way.
  private func failure(writing bytes: UnsafeBufferPointer<UInt8>) -> WriteFailure? {
    guard let start = bytes.baseAddress else { return nil }
    var written = 0
    while written < bytes.count {
      let count = writeSome(descriptor, start + written, bytes.count - written)
      if count > 0 {
        written += count
      } else if count < 0 && errno == EAGAIN {
        waitUntilWritable()
      } else if count < 0 && errno != EINTR {
        return WriteFailure(code: errno)
      }
    }
    return nil
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
