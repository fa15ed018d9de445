package import Memory

/// The schedule of a card in a collection of Anki.
package struct AnkiSchedule: Sendable, Equatable {
  /// The stage of a card with the number of its remaining steps.
  package enum Stage: Sendable, Equatable {
    /// Made new again by the learner, so that earlier answers no longer count.
    case reset
    case review
    case learning(stepsLeft: Int)
    case relearning(stepsLeft: Int)
  }

  package var stage: Stage
  /// The time of a step or the middle of a day, in milliseconds since 1970.
  package var due: Int64
  package var isDay: Bool
  /// In days.
  package var interval: Int
  package var lastReview: Int64
  package var memory: FSRSMemory?
  package var ease: Double
  package var reps: Int
  package var lapses: Int

  private static let day: Int64 = 86_400_000
  /// Numbers below are days, others are times in Unix seconds.
  private static let leastTime: Int64 = 1_000_000_000
  private static let latestTime: Int64 = 100_000_000_000
  /// The plausible times of answers, in milliseconds since 1970.
  static let times = 0...latestTime * 1000
  private static let mostAnswers = 1_000_000

  /// Reads the schedule of a card; nil for one that was never asked.
  init?(_ card: AnkiCollection.Card, last: AnkiCollection.Review?, created: Int64) {
    let stepsLeft = max(0, card.left % 1000)
    switch card.type {
    case .new:
      guard let last, last.kind == 4, last.factor == 0 else { return nil }
      stage = .reset
    case .learning: stage = .learning(stepsLeft: stepsLeft)
    case .review: stage = .review
    case .relearning: stage = .relearning(stepsLeft: stepsLeft)
    }
    interval = min(max(card.interval, 1), FSRS.intervals.upperBound)
    reps = min(max(card.reps, 1), Self.mostAnswers)
    lapses = min(max(card.lapses, 0), Self.mostAnswers)
    ease = card.factor > 0 ? Double(card.factor) / 1000 : KeptSchedule.usualEase
    isDay = card.due < Self.leastTime
    let start = min(max(created, 0), Self.latestTime) * 1000
    let number = isDay ? min(max(card.due, -1_000_000), 1_000_000) : 0
    due = isDay ? start + number * Self.day + Self.day / 2 : min(card.due, Self.latestTime) * 1000
    lastReview = due - (isDay ? Int64(interval) * Self.day : 600_000)
    if let last, Self.times.contains(last.id), last.kind < 4 || card.interval <= 0 {
      lastReview = last.id
      if card.interval <= 0 { interval = Self.days(from: last.id, to: due) }
    }
    let values = AnkiCardData(card.data)
    if let seconds = values["lrt"] { lastReview = Int64(seconds) * 1000 }
    guard let stability = values["s"], let difficulty = values["d"] else { return }
    memory = FSRSMemory(
      stability: min(max(stability, 0.001), Double(FSRS.intervals.upperBound)),
      difficulty: min(max(difficulty, 1), 10)
    )
  }

  /// Returns the days between two times, for a card without a stored interval.
  private static func days(from start: Int64, to end: Int64) -> Int {
    let (span, overflows) = end.subtractingReportingOverflow(start)
    return overflows ? 1 : Int(min(max(span / day, 1), Int64(FSRS.intervals.upperBound)))
  }
}

/// The numbers in the JSON that Anki stores with a card.
private struct AnkiCardData {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The number with a key; nil if it is missing, not finite or too large.
  subscript(key: String) -> Double? {
    let name = Array("\"\(key)\":".utf8)
    guard bytes.count > name.count,
      let start = bytes.indices.dropLast(name.count).first(where: { place in
        name.indices.allSatisfy { bytes[place + $0] == name[$0] }
      })
    else { return nil }
    let digits = bytes[(start + name.count)...].drop { $0 == 0x20 }
      .prefix { $0 != 0x2C && $0 != 0x7D && $0 != 0x20 }
    let number = Double(String(decoding: digits, as: UTF8.self))
    return number.flatMap { $0.isFinite && abs($0) < 1e12 ? $0 : nil }
  }
}
