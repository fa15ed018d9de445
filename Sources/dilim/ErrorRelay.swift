import Dispatch
import TerminalUI
import TextSafety

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Forwards the standard error of a child process to ours, without terminal control sequences.
///
/// Bytes are forwarded as they arrive, because the program may be asking the user for something.
final class ErrorRelay: Sendable {
  /// The end that the program writes to; it must be closed here once the program runs.
  private let writing: Int32
  private let reading: Int32
  /// The pipe whose writing end is closed to stop the relay.
  private let stop: (reading: Int32, writing: Int32)
  private let end = DispatchSemaphore(value: 0)

  /// Creates a relay; nil if the system can't open another pipe.
  init?() {
    var (errors, stops): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
    guard pipe(&errors) == 0 else { return nil }
    guard pipe(&stops) == 0 else {
      errors.forEach { close($0) }
      return nil
    }
    // The shell opens its end by number and must inherit no other descriptor.
    for descriptor in [errors[0]] + stops { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (errors[0], errors[1])
    stop = (stops[0], stops[1])
  }

  /// Returns a shell command that redirects its standard error to this relay.
  func line(_ command: String) -> String { "exec 2>/dev/fd/\(writing)\n\(command)" }

  /// Starts forwarding; called once the program runs.
  func begin() {
    close(writing)
    DispatchQueue.global().async { [self] in
      run()
      end.signal()
    }
  }

  /// Forwards the remaining output of a program that has ended.
  ///
  /// Does not wait for a background process that still holds the pipe.
  func finish() {
    close(stop.writing)
    end.wait()
    close(reading)
    close(stop.reading)
  }

  private func run() {
    var filter = TextFilter()
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while isReadable() {
      let count = read(reading, &block, block.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += block[..<count]
      let whole = Self.wholeLetters(bytes)
      try? Output.error.write(filter.filter(String(decoding: bytes[..<whole], as: UTF8.self)))
      bytes.removeFirst(whole)
    }
    try? Output.error.write(filter.filter(String(decoding: bytes, as: UTF8.self)))
  }

  /// Waits until bytes can be read; after the stop it only checks for bytes that have arrived.
  private func isReadable() -> Bool {
    var requests = [reading, stop.reading].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while poll(&requests, 2, -1) < 0 {
      guard errno == EINTR else { return false }
    }
    return requests[0].revents != 0
  }

  /// The length in bytes of the prefix that does not end inside a UTF-8 sequence.
  private static func wholeLetters(_ bytes: [UInt8]) -> Int {
    guard let lead = bytes.indices.suffix(4).last(where: { bytes[$0] & 0xC0 != 0x80 }) else {
      return bytes.count
    }
    let length = bytes[lead] < 0xC0 ? 1 : bytes[lead] < 0xE0 ? 2 : bytes[lead] < 0xF0 ? 3 : 4
    return lead + length > bytes.count ? lead : bytes.count
  }
}
