package import Memory
package import Scoring

/// The mistakes by kind and week, per 100 answers to items.
package struct MistakeHistory: Sendable, Equatable {
  /// The Mondays of the weeks, the earliest first; the last is the present week.
  package let weeks: [StudyDay]
  /// The answers to items in each week.
  package let answers: [Int]
  /// The kinds of mistakes in these weeks, the most frequent first.
  package let kinds: [Kind]

  /// A rate needs this many answers in its week.
  package static let leastAnswers = 10

  /// A kind of mistake.
  package struct Kind: Sendable, Equatable {
    package var category: Finding.Category
    /// The answers with such a mistake, in all weeks.
    package var answers: Int
    /// For each week the answers with such a mistake per 100; nil for a week with few answers.
    package var perHundred: [Double?]

    /// The latest rate.
    package var latest: Double? { perHundred.last { $0 != nil } ?? nil }
  }

  /// Sums up the last weeks; `days` are the answers to items by day.
  package init(today: StudyDay, days: [StudyTally], mistakes: [MistakeTally], weeks count: Int = 12)
  {
    let weeks = (0..<count).reversed().map { today.monday + -7 * $0 }
    var answers: [StudyDay: Int] = [:]
    for tally in days { answers[tally.day.monday, default: 0] += tally.answers }
    var counts: [Finding.Category: [StudyDay: Int]] = [:]
    for tally in mistakes where weeks.contains(tally.week) {
      counts[tally.category, default: [:]][tally.week, default: 0] += tally.answers
    }
    self.weeks = weeks
    self.answers = weeks.map { answers[$0] ?? 0 }
    kinds = counts.map { category, byWeek in
      Kind(
        category: category,
        answers: byWeek.values.reduce(0, +),
        perHundred: weeks.map { week in
          let all = answers[week] ?? 0
          return all < Self.leastAnswers ? nil : Double(byWeek[week] ?? 0) * 100 / Double(all)
        }
      )
    }
    .sorted { ($1.answers, $0.category.rawValue) < ($0.answers, $1.category.rawValue) }
  }
}
