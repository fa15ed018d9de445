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

  /// Lets Ctrl-C and the like end our waiting instead of the program, which leaves nothing running.
  static func catchInterrupts() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      _ = signal(number) { _ in Waiting.isInterrupted = 1 }
    }
  }
}
