import Foundation

/// The processor time of a piece of work in several rounds, in seconds.
struct Measurement {
  private(set) var rounds: [Double] = []

  /// Adds a time that was measured elsewhere.
  mutating func add(_ seconds: Double) { rounds.append(seconds) }

  /// Runs the work a number of times and adds the mean time.
  mutating func time(times: Int = 1, _ work: () -> Void) {
    let start = Self.processorTime()
    for _ in 0..<times { work() }
    add((Self.processorTime() - start) / Double(times))
  }

  /// The median round; 0 if there is none.
  var median: Double {
    rounds.isEmpty ? 0 : rounds.sorted()[rounds.count / 2]
  }

  /// Returns the processor time of this thread, without the time spent waiting for a core.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A ratio with its target.
struct RatioCheck {
  var name: String
  var ratio: Double
  var target: Double

  /// The ratio, the target and whether it is met, in one line.
  var line: String {
    let padded = name.padding(toLength: 58, withPad: " ", startingAt: 0)
    let verdict = ratio >= target ? "held" : "MISSED"
    return padded + String(format: "%6.2f x  (target %.1f)  ", ratio, target) + verdict
  }
}
