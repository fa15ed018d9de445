package import Curriculum
package import Mastery

extension ProgressReport {
  /// With fewer answers to the points of a level nothing is said about the level.
  private static let leastAnswers = 20
  private static let skills = [Skill.reading, .listening, .writing, .speaking]

  /// Returns the strengths of the skills at each level, as a model estimates them.
  package static func skills(
    of levels: [Level],
    by model: LearnerModel,
    at time: Int64
  ) -> [SkillLevel] {
    var answers: [Level: Int] = [:]
    for (tag, unit) in zip(model.bank.tags, model.bank.unitOfTag) {
      answers[Level(ofCourseUnit: unit), default: 0] += model.answers(to: tag)
    }
    return levels.flatMap { level in
      skills.map { skill in
        let strength = model.skillStrength(skill, level: level, at: time)
        return SkillLevel(
          skill: skill,
          level: level,
          value: (answers[level] ?? 0) < leastAnswers ? nil : strength.value,
          coverage: strength.coverage
        )
      }
    }
  }

  /// Returns the strengths of all grammar points, in the order of the syllabus.
  package static func points(by model: LearnerModel, at time: Int64) -> [PointStrength] {
    zip(model.bank.tags, model.bank.unitOfTag).map { tag, unit in
      let strength = model.strength(of: tag, at: time)
      return PointStrength(
        tag: tag,
        level: Level(ofCourseUnit: unit),
        value: strength.value,
        state: PointStrength.State(rawValue: strength.state.rawValue) ?? .new,
        all: strength.all,
        right: strength.right,
        elsewhere: strength.elsewhere,
        last: strength.lastTime,
        weekAll: strength.weekAll,
        weekRight: strength.weekRight
      )
    }
  }
}
