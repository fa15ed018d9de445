package import Curriculum
package import Memory

/// All that the page of progress shows.
package struct ProgressReport: Sendable, Equatable {
  package var name: String
  /// Nil until the learner chose one.
  package var level: Level?
  /// Milliseconds since 1970-01-01 00:00 UTC.
  package var time: Int64
  /// The levels that have lessons, in teaching order.
  package var levels: [Level]
  package var skills: [SkillLevel]
  /// The grammar points in the order of the syllabus.
  package var points: [PointStrength]
  package var words: [LevelWords]
  package var study: StudyHistory
  package var retention: Retention
  package var forecast: DueForecast
  package var mistakes: MistakeHistory
  /// The minutes that the learner wants to study a day; nil if none were chosen.
  package var goal: Int?
  /// Whether streak, goal and best results are shown.
  package var hasGoals: Bool
  /// How many texts were read in place of hearing them.
  package var readTexts = 0

  /// Creates a report.
  package init(
    name: String,
    level: Level?,
    time: Int64,
    levels: [Level],
    skills: [SkillLevel],
    points: [PointStrength],
    words: [LevelWords],
    study: StudyHistory,
    retention: Retention,
    forecast: DueForecast,
    mistakes: MistakeHistory,
    goal: Int? = nil,
    hasGoals: Bool = true
  ) {
    self.name = name
    self.level = level
    self.time = time
    self.levels = levels
    self.skills = skills
    self.points = points
    self.words = words
    self.study = study
    self.retention = retention
    self.forecast = forecast
    self.mistakes = mistakes
    self.goal = goal
    self.hasGoals = hasGoals
  }

  package var today: StudyDay { study.today }

  /// The most points that ``weakest`` and ``slipping`` name.
  package static let namedPoints = 5

  /// The weakest points that were answered often enough to tell, the weakest first; strong points
  /// are not among them.
  package var weakest: [PointStrength] {
    let told = points.filter { $0.sign == .weak || $0.sign == .fair }
    return Array(told.sorted { $0.value < $1.value }.prefix(Self.namedPoints))
  }

  /// The points that fade since they were last practised, the weakest first.
  package var slipping: [PointStrength] {
    let fading = points.filter { $0.state == .slipping }
    return Array(fading.sorted { $0.value < $1.value }.prefix(Self.namedPoints))
  }

  /// Returns the strength of a skill at a level; nil if it is not known.
  package func skill(_ skill: Skill, at level: Level) -> SkillLevel? {
    skills.first { $0.skill == skill && $0.level == level }
  }

  /// Returns the points of a level.
  package func points(of level: Level) -> [PointStrength] { points.filter { $0.level == level } }

  /// Whether anything was ever answered.
  package var isEmpty: Bool { study.days.isEmpty }
}
