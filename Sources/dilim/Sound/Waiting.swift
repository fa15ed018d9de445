import Audio

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waiting for other programs outside a session, until Ctrl-C.
enum Waiting {
  private nonisolated(unsafe) static var isInterrupted: sig_atomic_t = 0

  /// Waits for the time; returns true after Ctrl-C, which ends the programs that we wait for.
  static func pause(for time: Duration) -> Bool {
    let (seconds, attoseconds) = time.components
    var left = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    nanosleep(&left, nil)
    return wasInterrupted
  }

  /// Whether Ctrl-C was pressed since ``catchInterrupts()``.
  static var wasInterrupted: Bool { isInterrupted != 0 }

  /// Whether a line of the standard input can be read.
  static var hasInput: Bool {
    var request = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0
  }

  /// Runs a body during which Ctrl-C ends our waiting alone; returns whether it was pressed.
  static func catchingInterrupts(_ body: () -> Void) -> Bool {
    isInterrupted = 0
    let numbers = [SIGINT, SIGTERM, SIGHUP]
    let before = numbers.map { number in signal(number) { _ in Waiting.isInterrupted = 1 } }
    body()
    for (number, handler) in zip(numbers, before) { _ = signal(number, handler) }
    return wasInterrupted
  }

  /// Lets Ctrl-C and the like end our waiting instead of the program, which leaves nothing running.
  static func catchInterrupts() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      _ = signal(number) { _ in Waiting.isInterrupted = 1 }
    }
  }
}
