package import Curriculum

/// What is known about a learner's command of a grammar point at a time.
package struct TagStrength: Sendable, Equatable {
  package var tag: GrammarTag
  /// The probability that a typed item with this tag alone would be answered right now.
  package var value: Double
  package var state: State
  /// The value just after the last practice; nil if the tag was never practised.
  package var valueAfterPractice: Double?
  /// The number of right answers.
  package var right: Int
  /// The number of answers, without those whose mistake was in another grammar point.
  package var all: Int
  /// The number of mistakes with the tag in items that lack it, since the last answer.
  package var elsewhere = 0
  /// The time of the last answer, in milliseconds since 1970.
  package var lastTime: Int64?
  /// The time of the last right answer.
  package var lastRight: Int64?
  /// The number of right answers in the last seven days.
  package var weekRight: Int
  /// The number of answers in the last seven days.
  package var weekAll: Int

  /// What to tell the learner about a tag.
  package enum State: String, Sendable, CaseIterable {
    /// Never practised.
    case new
    /// Fewer than three answers.
    case unsure
    /// Very likely below 62 %.
    case weak
    /// At least 8 points below the value just after the last practice.
    case slipping
    /// None of these.
    case steady
  }
}

/// What is known about a learner's command of a level in one skill.
package struct SkillStrength: Sendable, Equatable {
  /// The mean probability of a right answer over the level's grammar points.
  package var value: Double
  /// The share of the level's grammar points that were practised, 0 to 1.
  package var coverage: Double
  /// Whether fewer than 60 % of the grammar points were practised.
  package var isGuess: Bool { coverage < 0.6 }

  /// Creates a strength.
  package init(value: Double, coverage: Double) {
    self.value = value
    self.coverage = coverage
  }
}
