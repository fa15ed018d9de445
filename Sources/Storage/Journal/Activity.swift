package import Curriculum

/// The numbers of answers by day and lesson, without those that were undone.
package struct Activity: Sendable, Equatable {
  /// One tally for each day and lesson with an answer, the earliest day first.
  package var tallies: [Tally]

  package init(tallies: [Tally]) { self.tallies = tallies }

  /// The number of answers to the items of one lesson on one day.
  package struct Tally: Sendable, Equatable {
    /// Days since 1970-01-01 in the learner's time zone.
    package var day: Int
    package var lesson: LessonID
    package var count: Count

    package init(day: Int, lesson: LessonID, count: Count) {
      self.day = day
      self.lesson = lesson
      self.count = count
    }
  }

  /// A number of answers with their results and time.
  package struct Count: Sendable, Equatable {
    package var answers = 0
    /// Answers that passed, or whose mark the learner overruled.
    package var passed = 0
    /// Answers that neither passed nor failed.
    package var unsure = 0
    /// The time from showing the items to the answers.
    package var milliseconds: Int64 = 0

    package init(answers: Int = 0, passed: Int = 0, unsure: Int = 0, milliseconds: Int64 = 0) {
      self.answers = answers
      self.passed = passed
      self.unsure = unsure
      self.milliseconds = milliseconds
    }

    static func += (left: inout Count, right: Count) {
      left.answers += right.answers
      left.passed += right.passed
      left.unsure += right.unsure
      let (sum, overflows) = left.milliseconds.addingReportingOverflow(right.milliseconds)
      if !overflows { left.milliseconds = sum }
    }
  }

  /// The sum of all tallies.
  package var total: Count { tallies.reduce(into: Count()) { $0 += $1.count } }

  /// The sums by day, counted from 1970-01-01.
  package var days: [Int: Count] { sums { $0.day } }

  /// The sums by skill, which the lesson's id ends with; other lessons are left out.
  package var skills: [Skill: Count] {
    sums { $0.lesson.rawValue.split(separator: "-").last.flatMap { Skill(rawValue: String($0)) } }
  }

  private func sums<Key: Hashable>(_ key: (Tally) -> Key?) -> [Key: Count] {
    var sums: [Key: Count] = [:]
    for tally in tallies {
      if let key = key(tally) { sums[key, default: Count()] += tally.count }
    }
    return sums
  }
}
