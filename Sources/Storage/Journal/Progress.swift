package import Curriculum
package import Scoring

/// How far the learner has come, counted from the journal.
package struct Progress: Sendable, Equatable {
  /// The answered items; answers that were undone don't count.
  package var items: [ItemID: ItemProgress]
  /// Lessons that were finished or have items that count as known.
  package var lessons: [LessonID: LessonProgress]

  /// No progress by default.
  package init(
    items: [ItemID: ItemProgress] = [:],
    lessons: [LessonID: LessonProgress] = [:]
  ) {
    self.items = items
    self.lessons = lessons
  }

  /// The progress of one item.
  package struct ItemProgress: Sendable, Equatable {
    /// Times answered, at least 1.
    package var answers: Int
    /// The mark of the last answer, as the grader gave it.
    package var verdict: Verdict
    /// Whether the learner overruled that mark.
    package var isOverruled: Bool
    /// When the last answer was given, in milliseconds since 1970-01-01 00:00 UTC.
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
    /// Sittings of the whole lesson that were worked through to the end.
    package var finished = 0
    /// Items whose last answer counts as known.
    package var passed = 0

    package init(finished: Int = 0, passed: Int = 0) {
      self.finished = finished
      self.passed = passed
    }
  }
}
