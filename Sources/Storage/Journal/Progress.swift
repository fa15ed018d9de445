package import Curriculum
package import Scoring

/// The learner's progress, computed from the journal.
package struct Progress: Sendable, Equatable {
  /// The answered items; answers that were undone don't count.
  package var items: [ItemID: ItemProgress]
  /// Lessons that were finished or have items that count as known.
  package var lessons: [LessonID: LessonProgress]

  package init(
    items: [ItemID: ItemProgress] = [:],
    lessons: [LessonID: LessonProgress] = [:]
  ) {
    self.items = items
    self.lessons = lessons
  }

  /// The progress of one item.
  package struct ItemProgress: Sendable, Equatable {
    /// The number of answers, at least 1.
    package var answers: Int
    /// The grader's verdict on the last answer.
    package var verdict: Verdict
    /// Whether the learner overruled that verdict.
    package var isOverruled: Bool
    /// The time of the last answer, in milliseconds since 1970-01-01 00:00 UTC.
    package var last: Int64

    package init(answers: Int, verdict: Verdict, isOverruled: Bool, last: Int64) {
      self.answers = answers
      self.verdict = verdict
      self.isOverruled = isOverruled
      self.last = last
    }

    /// Whether the last answer counts as known.
    package var passes: Bool { isOverruled || verdict.passes }
  }

  /// The progress of one lesson.
  package struct LessonProgress: Sendable, Equatable {
    /// The number of sessions in which the whole lesson was finished.
    package var finished = 0
    /// The number of items whose last answer counts as known.
    package var passed = 0

    package init(finished: Int = 0, passed: Int = 0) {
      self.finished = finished
      self.passed = passed
    }
  }
}
