package import Curriculum

/// A grammar point with its present strength.
package struct PointStrength: Sendable, Equatable {
  package var tag: GrammarTag
  /// The level of the unit that brings it in.
  package var level: Level
  /// The chance of a right answer when it is typed now, 0 to 1.
  package var value: Double
  package var state: State
  /// The answers that counted for the point, and those of them that were right.
  package var all: Int
  package var right: Int
  /// The mistakes with the point in items of other points, since the last answer.
  package var elsewhere: Int
  /// Milliseconds since 1970; nil before the first answer.
  package var last: Int64?
  /// The same of the last seven days.
  package var weekAll: Int
  package var weekRight: Int

  /// A judgement on the strength; nothing is ever finished, because everything can fade.
  package enum State: String, Sendable {
    case new, unsure, weak, slipping, steady
  }

  /// Creates a strength.
  package init(
    tag: GrammarTag,
    level: Level,
    value: Double,
    state: State,
    all: Int = 0,
    right: Int = 0,
    elsewhere: Int = 0,
    last: Int64? = nil,
    weekAll: Int = 0,
    weekRight: Int = 0
  ) {
    self.tag = tag
    self.level = level
    self.value = value
    self.state = state
    self.all = all
    self.right = right
    self.elsewhere = elsewhere
    self.last = last
    self.weekAll = weekAll
    self.weekRight = weekRight
  }

  /// The sign of the point on the map.
  package var sign: Sign {
    switch state {
    case .new: .new
    case .unsure: .unsure
    case .weak: .weak
    case .slipping, .steady: value >= 0.8 ? .strong : value >= 0.6 ? .fair : .weak
    }
  }

  /// What the map tells of a point.
  package enum Sign: String, Sendable, CaseIterable {
    case strong, fair, weak, unsure, new
  }
}

/// The strength of a skill at a level.
package struct SkillLevel: Sendable, Equatable {
  package var skill: Skill
  package var level: Level
  /// 0 to 1; nil if nothing of it was answered.
  package var value: Double?
  /// The share of the level that answers cover, 0 to 1.
  package var coverage: Double

  /// Below this coverage the strength is a guess.
  package static let leastCoverage = 0.6

  /// Creates a strength.
  package init(skill: Skill, level: Level, value: Double?, coverage: Double) {
    self.skill = skill
    self.level = level
    self.value = value
    self.coverage = coverage
  }

  package var isGuess: Bool { coverage < Self.leastCoverage }
}
