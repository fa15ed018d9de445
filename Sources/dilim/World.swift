import Asking
import ChatAPI
import TerminalUI
import TextSafety

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What comes from outside besides files and terminals: environment, clock and chance.
struct World {
  var environment: Environment
  /// Milliseconds since 1970-01-01 00:00 UTC; fixed by `DILIM_NOW` for tests.
  var now: () -> Int64
  var random: () -> UInt64
  /// Waits so many milliseconds.
  var sleep: (Int64) -> Void
  /// The clocks of the network.
  var pacing: Pacing

  /// The real world, with the clock fixed if `DILIM_NOW` says so.
  ///
  /// Waits for the network then pass at once, and the clock goes on by them.
  static func live() throws(Failure) -> World {
    let environment = Environment { name in getenv(name).map { String(cString: $0) } }
    let fixed = try environment["DILIM_NOW"].map { (text) throws(Failure) in
      guard let time = Timestamp.milliseconds(text) else {
        throw .usage(
          "DILIM_NOW=\(text): expected seconds since 1970 or a UTC time as 2026-01-31T09:30:00Z"
        )
      }
      return time
    }
    let random = { UInt64.random(in: .min ... .max) }
    guard let fixed else {
      return World(
        environment: environment,
        now: systemTime,
        random: random,
        sleep: { Blocking.sleep(milliseconds: $0) },
        pacing: .live()
      )
    }
    let clock = StoppedClock(fixed)
    return World(
      environment: environment,
      now: { clock.now },
      random: random,
      sleep: { clock.pass(milliseconds: $0) },
      pacing: .waiting { clock.pass(milliseconds: Int64($0 / .milliseconds(1))) }
    )
  }

  /// An id that no other session has, on this machine or another.
  func freshID() -> String {
    let digits = [random(), random()].map { number in
      let hex = String(number, radix: 16)
      return String(repeating: "0", count: 16 - hex.count) + hex
    }
    return digits.joined()
  }

  /// How far local time is ahead of UTC at a moment, in seconds.
  func secondsAheadOfUTC(at milliseconds: Int64) -> Int {
    var seconds = time_t(milliseconds / 1000)
    var local = tm()
    localtime_r(&seconds, &local)
    return local.tm_gmtoff
  }

  private static func systemTime() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
