import Cards
package import Coordination
import Curriculum
package import Memory
import Scoring

/// A report of progress with known numbers.
package enum SampleProgress {
  /// A Wednesday.
  package static let today = StudyDay(20_780 - 5 * 7 + 2)

  package static func report(
    name: String = "Ada",
    tag: String = "accusative",
    hasGoals: Bool = true
  ) -> ProgressReport {
    ProgressReport(
      name: name,
      level: .a2,
      time: Int64(today.number) * 86_400_000 + 43_200_000,
      levels: Level.allCases,
      skills: skills,
      points: points(weak: tag),
      words: words,
      study: StudyHistory(today: today, tallies: tallies),
      retention: Retention(samples),
      forecast: DueForecast(
        DueCounts(
          today: today,
          dueDays: dueDays
        ),
        limit: 20
      ),
      mistakes: MistakeHistory(today: today, days: tallies, mistakes: mistakes),
      goal: 15,
      hasGoals: hasGoals
    )
  }

  private static let skills: [SkillLevel] = {
    let values: [(Skill, Double, Double)] = [
      (.reading, 0.91, 0.74), (.listening, 0.87, 0.68), (.writing, 0.83, 0.62),
      (.speaking, 0.79, 0.56),
    ]
    var skills: [SkillLevel] = []
    for (skill, first, second) in values {
      skills.append(SkillLevel(skill: skill, level: .a1, value: first, coverage: 1))
      skills.append(SkillLevel(skill: skill, level: .a2, value: second, coverage: 0.8))
      skills.append(SkillLevel(skill: skill, level: .b1, value: 0.38, coverage: 0.1))
      skills.append(SkillLevel(skill: skill, level: .b2, value: nil, coverage: 0))
    }
    return skills
  }()

  private static let dueDays: [StudyDay] = (0..<30).flatMap { (day: Int) -> [StudyDay] in
    let count = day == 0 ? 23 : (day * 7) % 19
    return Array(repeating: today + day, count: count)
  }

  private static func points(weak: String) -> [PointStrength] {
    let hour: Int64 = 3_600_000
    let noon = Int64(today.number) * 24 * hour + 12 * hour
    func point(
      _ tag: String,
      _ level: Level,
      _ value: Double,
      _ state: PointStrength.State,
      days: Int64 = 0
    ) -> PointStrength {
      PointStrength(
        tag: GrammarTag(rawValue: tag),
        level: level,
        value: value,
        state: state,
        all: state == .new ? 0 : 14,
        right: state == .new ? 0 : 9,
        last: state == .new ? nil : noon - days * 24 * hour,
        weekAll: days < 7 ? 3 : 0,
        weekRight: days < 7 ? 1 : 0
      )
    }
    let steady = (1...44).map { point("a1-\($0)", .a1, 0.86, .steady) }
    return steady + [
      point(weak, .a1, 0.48, .weak, days: 2), point("vowel-drop", .a1, 0.52, .weak, days: 12),
      point("aorist", .a2, 0.66, .slipping, days: 12), point("optative", .a2, 0.7, .unsure),
      point("kendi", .a2, 0.4, .new), point("olan", .b1, 0.3, .new),
    ]
  }

  private static let words: [LevelWords] = {
    var course = WordCounts(deck: "a1-u1", origin: .course, words: 35)
    course.known = 20
    course.learning = 9
    course.predicted = 29
    course.retrievability = 26.1
    let own = WordCounts(deck: "my-words", origin: .own, words: 4)
    return LevelWords.all([course, own], lists: [.a1: 8])
  }()

  /// Twelve minutes on most days of ten weeks.
  package static let tallies: [StudyTally] = {
    let days: [Int] = (0..<70).filter { ago in ago % 5 != 3 }
    return days.map { (ago: Int) -> StudyTally in
      let minutes = Int64(12 + ago % 7)
      return StudyTally(day: today + -ago, answers: 30, milliseconds: minutes * 60_000)
    }
  }()

  private static let mistakes: [MistakeTally] = (0..<10).flatMap { (week: Int) -> [MistakeTally] in
    let monday = today.monday + -7 * week
    return [
      MistakeTally(week: monday, category: .harmony, answers: 4 + 2 * week),
      MistakeTally(week: monday, category: .case, answers: week % 3),
    ]
  }

  /// 200 answers with predictions from 0.7 to 0.99; nine in ten passed.
  package static let samples: [RecallSample] = (0..<200).map { (index: Int) -> RecallSample in
    let predicted = 0.7 + Double(index % 30) / 100
    return RecallSample(predicted: predicted, isRecalled: index % 10 != 0)
  }
}
