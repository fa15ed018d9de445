package import Scoring

/// The findings in a learner's written answers, by category and week.
package struct SlipHistory: Sendable, Equatable {
  /// The findings and words of one week.
  package struct Week: Sendable, Equatable {
    /// Weeks since the one of Thursday, 1970-01-01; weeks begin on Monday.
    package var number: Int
    /// The number of words that were written.
    package var words = 0
    package var slips: [Finding.Category: Int] = [:]

    /// Returns the findings of a category for each 100 words, or nil if nothing was written.
    package func perHundredWords(_ category: Finding.Category) -> Double? {
      words > 0 ? Double(slips[category] ?? 0) * 100 / Double(words) : nil
    }

    /// The Monday of the week, in days since 1970-01-01.
    package var firstDay: Int { number * 7 - 3 }
  }

  /// In order, without the weeks in which nothing was written.
  package private(set) var weeks: [Week] = []
  private let utcOffset: Int

  /// Creates an empty history for clocks that are some seconds ahead of UTC.
  package init(utcOffset: Int = 0) { self.utcOffset = utcOffset }

  /// Counts a written answer, at a time in milliseconds since 1970.
  package mutating func count(answer: String, findings: [Finding], at time: Int64) {
    let place = place(ofWeek: weekNumber(at: time))
    weeks[place].words += answer.split(whereSeparator: \.isWhitespace).count
    for finding in findings { weeks[place].slips[finding.category, default: 0] += 1 }
  }

  /// The whole history as one week; its number is that of the last.
  package var total: Week {
    weeks.reduce(into: Week(number: weeks.last?.number ?? 0)) { sum, week in
      sum.words += week.words
      sum.slips.merge(week.slips, uniquingKeysWith: +)
    }
  }

  private func weekNumber(at time: Int64) -> Int {
    let seconds = Int(time.dividedRoundingDown(by: 1_000)) + utcOffset
    let day = seconds.dividedRoundingDown(by: 86_400)
    return (day + 3).dividedRoundingDown(by: 7)
  }

  /// Returns the place of a week, which is added if it is missing; answers mostly come in order.
  private mutating func place(ofWeek number: Int) -> Int {
    let after = weeks.lastIndex { $0.number <= number }
    if let after, weeks[after].number == number { return after }
    let place = (after ?? -1) + 1
    weeks.insert(Week(number: number), at: place)
    return place
  }
}

extension BinaryInteger {
  fileprivate func dividedRoundingDown(by divisor: Self) -> Self {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
