import Dispatch

/// The clock that `DILIM_NOW` fixes: only waits and answers advance it, and waits return at once.
final class StoppedClock: Sendable {
  private let queue = DispatchQueue(label: "dilim.clock")
  /// Milliseconds since 1970-01-01 00:00 UTC; accessed only on the queue.
  private nonisolated(unsafe) var time: Int64
  /// The milliseconds that an answer takes.
  private let perAnswer: Int64

  init(_ time: Int64, perAnswer: Int64 = 0) {
    self.time = time
    self.perAnswer = perAnswer
  }

  /// Reads a time, and after `+` the seconds that each answer takes: `2026-01-31T09:30:00Z+20s`.
  convenience init?(text: String) {
    let parts = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let start = parts.first.map(String.init) ?? ""
    guard let time = Timestamp.milliseconds(start) ?? Timestamp.milliseconds("\(start)Z") else {
      return nil
    }
    if parts.count == 1 {
      guard Timestamp.milliseconds(start) != nil else { return nil }
      self.init(time)
      return
    }
    guard parts[1].hasSuffix("s"), let seconds = Int64(parts[1].dropLast()),
      (0...Self.mostSeconds).contains(seconds)
    else { return nil }
    self.init(time, perAnswer: seconds * 1_000)
  }

  private static let mostSeconds: Int64 = 3_600

  var now: Int64 { queue.sync { time } }

  func pass(milliseconds: Int64) { queue.sync { time += milliseconds } }

  /// Lets the time of one answer pass.
  func passAnswer() { pass(milliseconds: perAnswer) }
}
