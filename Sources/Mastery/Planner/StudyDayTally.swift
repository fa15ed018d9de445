/// What was answered on a study day, tests left out.
package struct StudyDayTally: Sendable, Equatable {
  /// Under this share of right answers a day was weak, if it had so many answers.
  static let weak = 0.6
  static let leastAnswers = 5

  package internal(set) var answers = 0
  /// Answers that were right without a hint.
  package internal(set) var right = 0
  /// Items that were asked for the first time.
  package internal(set) var new = 0

  /// Whether the next day is easier.
  package var isWeak: Bool {
    answers >= Self.leastAnswers && Double(right) < Double(answers) * Self.weak
  }

  /// The most new items on the day after a weak one: half as many, but one, so that the course goes
  /// on.
  var newItemsAfterwards: Int { isWeak ? max(1, new / 2) : .max }
}

extension StudyDayTally {
  mutating func code(by coder: inout some WordCoder) {
    coder.code(&answers)
    coder.code(&right)
    coder.code(&new)
  }
}
