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
/// Hold it from the moment that a question is marked as sent until its reply is kept: a Ctrl-C that
/// ends the program between the two would leave the question marked. The signal handler writes to a
/// pipe, which keeps the byte until it is read. A Dispatch signal source registers in the background
/// and loses a Ctrl-C that arrives before that.
package final class Interruption {
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

  private var source: (any DispatchSourceRead)?

  /// Catches Ctrl-C from now on; nil if the program was started with Ctrl-C ignored, or if the
  /// system can't open another pipe.
  private init?() {
    guard let ends = Self.pipeEnds else { return nil }
    _ = Self.drain(ends[0])
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
  }

  /// Runs a body that Ctrl-C can't end; nil is passed if Ctrl-C can't be caught.
  ///
  /// A Ctrl-C that stopped no work ends the program when the body has returned.
  package static func held<Value>(_ body: (Interruption?) throws -> Value) rethrows -> Value {
    let interruption = Interruption()
    defer { interruption?.end() }
    return try body(interruption)
  }

  /// Calls `stop` when Ctrl-C is pressed, and at once if it has been since ``held(_:)`` began.
  func listen(_ stop: @escaping @Sendable () -> Void) {
    guard let end = Self.pipeEnds?[0] else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: end, queue: .global())
    source.setEventHandler { if Self.drain(end) { stop() } }
    source.resume()
    self.source = source
  }

  /// Keeps the next Ctrl-C until ``listen(_:)`` is called again or the body ends.
  func rest() {
    source?.cancel()
    source = nil
  }

  private func end() {
    rest()
    _ = signal(SIGINT, SIG_DFL)
    if let end = Self.pipeEnds?[0], Self.drain(end) { raise(SIGINT) }
  }

  /// Empties the pipe; returns whether Ctrl-C was pressed.
  private static func drain(_ end: Int32) -> Bool {
    var byte: UInt8 = 0
    var wasPressed = false
    while read(end, &byte, 1) == 1 { wasPressed = true }
    return wasPressed
  }
}
