import Interface
import Memory
import Screens
import TextSafety

/// Schedulers side by side, with the costs of FSRS at the recall of each other one.
struct SimulationTable {
  private let comparison: SchedulerComparison

  init(_ comparison: SchedulerComparison) { self.comparison = comparison }

  var lines: [SafeText] {
    Wording.simulationHead + comparison.rows.map(line) + matches
  }

  /// The costs of FSRS relative to each other scheduler, at the same recall.
  private var matches: [SafeText] {
    let lines = comparison.rows.compactMap(match)
    guard !lines.isEmpty else { return [] }
    return [Wording.sameRecall] + lines
  }

  private func line(_ row: SchedulerComparison.Row) -> SafeText {
    let result = row.result
    let numbers = [
      result.reviewsPerCard.text(decimals: 1), result.answersPerCard.text(decimals: 1),
      result.recall.text(decimals: 3), result.knownAtEnd.text(decimals: 3),
    ]
    return
      "  \(row.scheduler.title.string.padded(to: 18))\(numbers.map { $0.padded(toRight: 9) }.joined())"
  }

  private func match(_ row: SchedulerComparison.Row) -> SafeText? {
    if case .fsrs = row.scheduler { return nil }
    let name: SafeText = "    \(row.scheduler.title.string.padded(to: 18))"
    guard let match = row.match else { return name + Wording.noSameRecall }
    return name
      + Wording.match(
        reviews: percent(match.reviewRatio),
        answers: percent(match.answerRatio),
        retention: match.retention.text(decimals: 2)
      )
  }

  private func percent(_ ratio: Double) -> String {
    "\((ratio * 100).text(decimals: 0)) %".padded(toRight: 5)
  }
}

/// A row of the comparison; the property names are the keys of its JSON, in snake case.
struct SimulationLine: Encodable {
  let learner: String
  let scheduler: String
  let reviewsPerCard: Double
  let answersPerCard: Double
  let recall: Double
  let knownAtEnd: Double
  /// The retention at which FSRS reaches the same recall.
  let fsrsRetention: Double?
  /// The answers of FSRS at that retention, relative to those of this scheduler.
  let fsrsAnswerRatio: Double?

  static func all(of comparison: SchedulerComparison, learner: Learner) -> [SimulationLine] {
    let name = if case .fsrs = learner { "fsrs" } else { "half_life" }
    return comparison.rows.map { row in
      SimulationLine(
        learner: name,
        scheduler: row.scheduler.englishTitle,
        reviewsPerCard: row.result.reviewsPerCard,
        answersPerCard: row.result.answersPerCard,
        recall: row.result.recall,
        knownAtEnd: row.result.knownAtEnd,
        fsrsRetention: row.match?.retention,
        fsrsAnswerRatio: row.match?.answerRatio
      )
    }
  }
}

extension Scheduler {
  /// The title in JSON, which is the same in every language.
  fileprivate var englishTitle: String {
    InterfaceLanguage.$current.withValue(.english) { title.string }
  }

  fileprivate var title: SafeText {
    switch self {
    case .fsrs(let fsrs): Wording.fsrs(at: fsrs.desiredRetention.text(decimals: 2))
    case .learnIO: "LearnIO"
    case .ladder(let ladder): ladder.failureRestarts ? Wording.ladderRestarts : Wording.ladderGoesOn
    }
  }
}
