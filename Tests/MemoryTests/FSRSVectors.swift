import Foundation
import Memory

/// Histories of reviews with the results of py-fsrs, as `fsrs-histories.json` describes them.
struct FSRSVectors: Decodable {
  struct Config: Decodable {
    var name: String
    var w: [Double]
    var desired_retention: Double
    var learning_steps_s: [Int]
    var relearning_steps_s: [Int]
    var maximum_interval_d: Int

    var scheduler: FSRS {
      get throws {
        FSRS(
          parameters: try FSRSParameters(w),
          desiredRetention: desired_retention,
          learningSteps: learning_steps_s,
          relearningSteps: relearning_steps_s,
          maximumInterval: maximum_interval_d
        )
      }
    }
  }

  struct History: Decodable {
    var id: Int
    var config: Int
    var kind: String
    var `switch`: [Int]?
    var reviews: [[Double]]
    var probes: [[Double]]
  }

  var configs: [Config]
  var histories: [History]

  init(contentsOf file: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: try Data(contentsOf: file))
  }
}

extension FSRSVectors {
  /// The differences from the results, one a line.
  ///
  /// Numbers are compared bit by bit if the C library is the same as for Python.
  func differences() throws -> [String] {
    try histories.flatMap { try differences($0) }
  }

  private func differences(_ history: History) throws -> [String] {
    var fsrs = try configs[history.config].scheduler
    var state = FSRSState(newOn: StudyDay(0))
    var lines: [String] = []
    for (index, review) in history.reviews.enumerated() {
      if let change = history.switch, change[0] == index { fsrs = try configs[change[1]].scheduler }
      let moment = Self.moment(Int64(review[1]))
      let elapsed = state.lastReview.map { Self.days(moment.seconds - $0.seconds) } ?? 0
      let recall = Self.recall(fsrs, state, elapsed)
      guard let rating = Rating(rawValue: Int(review[0])) else { continue }
      state = fsrs.answer(state, rating, at: moment, elapsedDays: elapsed)
      let results = [
        recall, state.memory?.stability ?? 0, state.memory?.difficulty ?? 0,
        Self.phase(state).0, Self.phase(state).1, Double(Self.due(state, moment)),
      ]
      for (name, pair) in zip("RSDpsd", zip(results, review[2...])) where !Self.isSame(pair) {
        lines.append("\(history.id) \(history.kind) review \(index) \(name): \(pair)")
      }
    }
    for probe in history.probes {
      let pair = (Self.recall(fsrs, state, Int(probe[0])), probe[1])
      if !Self.isSame(pair) { lines.append("\(history.id) probe \(probe[0]): \(pair)") }
    }
    return lines
  }

  /// The retrievability after days of 24 hours, as py-fsrs counts them.
  private static func recall(_ fsrs: FSRS, _ state: FSRSState, _ days: Int) -> Double {
    guard let last = state.lastReview else { return 0 }
    return fsrs.retrievability(state, on: last.day + days) ?? 0
  }

  private static func moment(_ seconds: Int64) -> Moment {
    Moment(seconds: seconds, utcOffset: 0, rolloverHour: 0)
  }

  private static func days(_ seconds: Int64) -> Int {
    Int((Double(seconds) / 86_400).rounded(.down))
  }

  private static func due(_ state: FSRSState, _ moment: Moment) -> Int64 {
    switch state.due {
    case .at(let seconds): seconds
    case .on(let day): moment.seconds + Int64(day - moment.day) * 86_400
    }
  }

  private static func phase(_ state: FSRSState) -> (Double, Double) {
    switch state.phase {
    case .learning(let step): (1, Double(step))
    case .review: (2, -1)
    case .relearning(let step): (3, Double(step))
    }
  }

  private static func isSame(_ pair: (Double, Double)) -> Bool {
    #if canImport(Glibc)
      return pair.0 == pair.1
    #else
      return abs(pair.0 - pair.1) <= 1e-12 * abs(pair.1)
    #endif
  }
}
