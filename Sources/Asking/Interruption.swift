import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A handler for Ctrl-C that stops work instead of ending the program.
///
/// The signal handler writes to a pipe, which keeps the byte until it is read. A Dispatch signal source
/// registers in the background and loses a Ctrl-C that arrives before that.
struct Interruption {
  /// The pipe is never closed, because a signal handler may write to it at any time.
  private nonisolated(unsafe) static let pipeEnds: UnsafeMutablePointer<Int32>? = {
    let ends = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
    guard pipe(ends) == 0 else { return nil }
    for end in 0..<2 {
      _ = fcntl(ends[end], F_SETFL, O_NONBLOCK)
      _ = fcntl(ends[end], F_SETFD, FD_CLOEXEC)
    }
    return ends
  }()

  private let source: any DispatchSourceRead

  /// Catches Ctrl-C from now on; nil if the program was started with Ctrl-C ignored, or if the
  /// system can't open another pipe.
  init?() {
    guard let ends = Self.pipeEnds else { return nil }
    Self.drain(ends[0])
    let previous = signal(SIGINT) { _ in
      let kept = errno
      var byte: UInt8 = 0
      if let ends = Interruption.pipeEnds { _ = write(ends[1], &byte, 1) }
      errno = kept
    }
    guard unsafeBitCast(previous, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self) else {
      _ = signal(SIGINT, SIG_IGN)
      return nil
    }
    source = DispatchSource.makeReadSource(fileDescriptor: ends[0], queue: .global())
  }

  /// Calls `stop` when Ctrl-C is pressed, and at once if it has been since ``init()``.
  func listen(_ stop: @escaping @Sendable () -> Void) {
    let end = Self.pipeEnds?[0] ?? -1
    source.setEventHandler {
      Self.drain(end)
      stop()
    }
    source.resume()
  }

  /// Removes the handler, so that Ctrl-C ends the program again.
  func end() {
    source.cancel()
    _ = signal(SIGINT, SIG_DFL)
  }

  private static func drain(_ end: Int32) {
    var byte: UInt8 = 0
    while read(end, &byte, 1) == 1 {}
  }
}
