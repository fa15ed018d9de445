import Foundation

/// Times of one piece of work over several rounds, in seconds of processor time.
struct Measurement {
  private(set) var rounds: [Double] = []

  /// Takes in a time measured elsewhere.
  mutating func add(_ seconds: Double) { rounds.append(seconds) }

  /// Does the work `times` times over and takes in the time of one.
  mutating func time(times: Int = 1, _ work: () -> Void) {
    let start = Self.processorTime()
    for _ in 0..<times { work() }
    add((Self.processorTime() - start) / Double(times))
  }

  /// The middle round; nought if there is none.
  var median: Double {
    rounds.isEmpty ? 0 : rounds.sorted()[rounds.count / 2]
  }

  /// Processor time of this thread: waiting for a core on a busy machine doesn't count.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A ratio with the least it has to be.
struct RatioCheck {
  var name: String
  var ratio: Double
  var target: Double

  /// One line with the ratio, the target and whether it is held.
  var line: String {
    let padded = name.padding(toLength: 58, withPad: " ", startingAt: 0)
    let verdict = ratio >= target ? "held" : "MISSED"
    return padded + String(format: "%6.2f x  (target %.1f)  ", ratio, target) + verdict
  }
}
