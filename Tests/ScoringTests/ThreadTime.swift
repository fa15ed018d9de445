#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How long this thread itself computes, whatever else the machine does; only for ratios.
enum ThreadTime {
  /// The least seconds of several rounds.
  static func least(of rounds: Int, _ work: () throws -> Void) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<rounds {
      let start = now()
      try work()
      least = min(least, now() - start)
    }
    return least
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
}
