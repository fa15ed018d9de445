import Asking
import ChatAPI
import Screens
import SeededRandom
import TerminalUI
import TextSafety

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The inputs from outside besides files and terminals: environment, clock and random numbers.
struct World {
  var environment: Environment
  /// Milliseconds since 1970-01-01 00:00 UTC; fixed by `DILIM_NOW` for tests.
  var now: () -> Int64
  var random: () -> UInt64
  /// Waits for a number of milliseconds.
  var sleep: (Int64) -> Void
  /// The clock and the timers of network requests.
  var pacing: Pacing
  /// Lets the time pass that an answer takes on the clock of `DILIM_NOW`.
  var passAnswer: () -> Void = {}

  /// The real environment, with the clock fixed if `DILIM_NOW` is set.
  ///
  /// Waits then return at once and advance the fixed clock; see ``StoppedClock``.
  static func live() throws(Failure) -> World {
    let environment = Environment { name in getenv(name).map { String(cString: $0) } }
    let stopped = try environment["DILIM_NOW"].map { (text) throws(Failure) in
      guard let clock = StoppedClock(text: text) else {
        throw .usage(Wording.notATimeOfClock(text))
      }
      return clock
    }
    let random = source(seed: environment["DILIM_SEED"].flatMap { UInt64($0) })
    guard let clock = stopped else {
      return World(
        environment: environment,
        now: systemTime,
        random: random,
        sleep: { Blocking.sleep(milliseconds: $0) },
        pacing: .live()
      )
    }
    return World(
      environment: environment,
      now: { clock.now },
      random: random,
      sleep: { clock.pass(milliseconds: $0) },
      pacing: .waiting { clock.pass(milliseconds: Int64($0 / .milliseconds(1))) },
      passAnswer: { clock.passAnswer() }
    )
  }

  /// Returns where random numbers come from: with a seed, they are the same in every run.
  private static func source(seed: UInt64?) -> () -> UInt64 {
    guard let seed else { return { UInt64.random(in: .min ... .max) } }
    var numbers = SplitMix64(seed: seed)
    return { numbers.next() }
  }

  /// Returns a random id of 128 bits in hexadecimal, unique across machines.
  func newID() -> String {
    let digits = [random(), random()].map { number in
      let hex = String(number, radix: 16)
      return String(repeating: "0", count: 16 - hex.count) + hex
    }
    return digits.joined()
  }

  /// The offset of local time from UTC at a moment, in seconds.
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
