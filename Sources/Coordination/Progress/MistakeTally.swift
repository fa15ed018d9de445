package import Memory
package import Scoring

/// The number of answers to items of one week that have a mistake of one kind.
package struct MistakeTally: Sendable, Equatable {
  /// The Monday of the week.
  package var week: StudyDay
  package var category: Finding.Category
  package var answers: Int

  /// Creates a tally.
  package init(week: StudyDay, category: Finding.Category, answers: Int) {
    self.week = week
    self.category = category
    self.answers = answers
  }
}
