package import Curriculum

/// What the learner is told.
extension LearnerModel {
  private static let weakLogOdds = Logistic.logit(0.62)
  private static let answersToBeSure = 3
  private static let slip = 0.08

  /// Returns what is known about a tag at a time; a tag that the syllabus lacks is new.
  package func strength(of tag: GrammarTag, at time: Int64) -> TagStrength {
    guard let place = bank.place(of: tag) else {
      return TagStrength(
        tag: tag,
        value: 0,
        state: .new,
        right: 0,
        all: 0,
        weekRight: 0,
        weekAll: 0
      )
    }
    let tally = tags[place].tally
    let week = tally.week(at: time)
    return TagStrength(
      tag: tag,
      value: strengthValue(ofTag: place, at: time),
      state: state(ofTag: place, at: time),
      valueAfterPractice: tally.valueAfterPractice,
      right: tally.right,
      all: tally.all,
      elsewhere: tags[place].doubt.mistakes,
      lastTime: tally.lastTime,
      lastRight: tally.lastRight,
      weekRight: week.right,
      weekAll: week.all
    )
  }

  /// Returns the strength of every tag of the syllabus, in its order.
  package func strengths(at time: Int64) -> [TagStrength] {
    bank.tags.map { strength(of: $0, at: time) }
  }

  /// Returns the mean strength of a level's grammar points in a skill.
  ///
  /// Points that were never practised count with what the model expects of them. Vocabulary is not
  /// estimated here: it is the mean retrievability of the level's cards.
  package func skillStrength(_ skill: Skill, level: Level, at time: Int64) -> SkillStrength {
    let units = level.units
    let places = bank.tags.indices.filter { units.contains(bank.unitOfTag[$0]) }
    guard !places.isEmpty else { return SkillStrength(value: 0, coverage: 0) }
    let kind = Self.kind(of: skill)
    let sum = places.reduce(0.0) { sum, place in
      sum + calibration.probability(logOdds(ofTag: place, kind: kind, at: time))
    }
    let practised = places.count { tags[$0].answers > 0 }
    let count = Double(places.count)
    return SkillStrength(value: sum / count, coverage: Double(practised) / count)
  }

  func strengthValue(ofTag place: Int, at time: Int64) -> Double {
    calibration.probability(logOdds(ofTag: place, at: time))
  }

  private func state(ofTag place: Int, at time: Int64) -> TagStrength.State {
    let state = tags[place]
    if state.answers == 0 { return .new }
    if state.answers < Self.answersToBeSure { return .unsure }
    if isWeak(tag: place, at: time) { return .weak }
    let before = state.tally.valueAfterPractice ?? 0
    return before - strengthValue(ofTag: place, at: time) >= Self.slip ? .slipping : .steady
  }

  /// Whether a tag is so weak that the doubt about its offset hardly matters.
  private func isWeak(tag place: Int, at time: Int64) -> Bool {
    let logOdds = calibration.logOdds(logOdds(ofTag: place, at: time))
    let doubt = 0.2 * tags[place].offset.variance.squareRoot()
    return logOdds + doubt < Self.weakLogOdds
  }

  private static func kind(of skill: Skill) -> AnswerKind {
    switch skill.counted {
    case .vocabulary, .reading: .choice
    case .listening: .dictation
    case .writing, .checkpoint, .grammar, .practice, .revision: .typed
    case .speaking: .speaking
    }
  }
}
