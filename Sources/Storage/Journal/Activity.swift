package import Curriculum

/// The learner's answers by days and lessons, without those that were undone.
package struct Activity: Sendable, Equatable {
  /// One for each day and lesson in which something was answered, earliest day first.
  package var tallies: [Tally]

  /// Wraps the tallies.
  package init(tallies: [Tally]) { self.tallies = tallies }

  /// The answers to one lesson's items on one day.
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

  /// Answers counted together.
  package struct Count: Sendable, Equatable {
    package var answers = 0
    /// Answers that count as known, by their mark or by the learner's word.
    package var passed = 0
    /// Time from showing the items to the answers.
    package var milliseconds: Int64 = 0

    package init(answers: Int = 0, passed: Int = 0, milliseconds: Int64 = 0) {
      self.answers = answers
      self.passed = passed
      self.milliseconds = milliseconds
    }

    static func += (left: inout Count, right: Count) {
      left.answers += right.answers
      left.passed += right.passed
      let (sum, overflows) = left.milliseconds.addingReportingOverflow(right.milliseconds)
      if !overflows { left.milliseconds = sum }
    }
  }

  /// Everything together.
  package var total: Count { tallies.reduce(into: Count()) { $0 += $1.count } }

  /// By days since 1970-01-01.
  package var days: [Int: Count] { sums { $0.day } }

  /// By the skill that ends the lesson's id; lessons of another form are left out.
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
