package import TextSafety

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The error that a text could not be written completely.
package struct WriteFailure: Error, Equatable {
  /// The `errno` of the failed write.
  package let code: Int32

  /// Whether the reader has closed the pipe, which is normal: `dilim export | head`.
  package var isReaderGone: Bool { code == EPIPE }

  /// The system's message for the error.
  package var reason: String { String(cString: strerror(code)) }
}

/// A file descriptor for text; everything that the program prints goes through it.
///
/// It accepts only safe text and text that this module rendered from safe text, for terminals and
/// pipes alike. Code that prints raw text does not compile.
package struct Output: Sendable {
  package static let standard = Output(descriptor: STDOUT_FILENO)
  package static let error = Output(descriptor: STDERR_FILENO)

  package let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Makes a write to a closed pipe fail with `EPIPE` instead of ending the program.
  package static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes the whole text.
  package func write(_ text: SafeText) throws(WriteFailure) { try writeAll(text.string) }

  /// Writes the whole text with its escape codes.
  package func write(_ text: Rendered) throws(WriteFailure) { try writeAll(text.string) }

  private func writeAll(_ text: String) throws(WriteFailure) {
    var text = text
    if let failure = text.withUTF8({ failure(writing: $0) }) { throw failure }
  }

  /// Writes all bytes; returns the failure if there is one.
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

  /// Waits until the descriptor is writable.
  ///
  /// Another program that shares the descriptor may have made it non-blocking.
  private func waitUntilWritable() {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

private func writeSome(_ descriptor: Int32, _ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
