import Coordination
import Curriculum
import Memory
import Scoring

/// The report of `dilim progress --json`; the property names are the keys of its JSON.
struct ProgressJSON: Encodable {
  struct Skill: Encodable {
    let skill: String
    let level: String
    let percent: Int
    let coverage: Int
    let guess: Bool
  }

  struct Point: Encodable {
    let tag: String
    let level: String
    let state: String
    let percent: Int?
    let right: Int
    let answers: Int
    /// The time of the last answer in Unix seconds.
    let last: Int64?
  }

  struct Words: Encodable {
    let level: String?
    let words: Int
    let learning: Int
    let known: Int
    let retrievability: Int?
  }

  struct Day: Encodable {
    let day: String
    let answers: Int
    let seconds: Int
  }

  struct Minutes: Encodable {
    let thisWeek: Int
    let perDay: Int
    let goal: Int?
    let bestWeek: Int?
    let total: Int
  }

  struct Streak: Encodable {
    let days: Int
    let best: Int
  }

  struct Retention: Encodable {
    let answers: Int
    let predicted: Int?
    let recalled: Int?
    let groups: [Group]
  }

  struct Group: Encodable {
    let answers: Int
    let predicted: Int
    let recalled: Int
    let low: Int
    let high: Int
  }

  struct Due: Encodable {
    let day: String
    let due: Int
    let asked: Int
  }

  struct Mistakes: Encodable {
    let weeks: [String]
    let answers: [Int]
    let kinds: [Kind]
  }

  struct Kind: Encodable {
    let category: String
    let answers: Int
    let perHundred: [Double?]
  }

  let schema = 1
  let name: String
  let level: String?
  let day: String
  let skills: [Skill]
  let points: [Point]
  let weakest: [String]
  let slipping: [String]
  let words: [Words]
  let days: [Day]
  let minutes: Minutes
  let streak: Streak?
  let retention: Retention
  let due: [Due]
  let mistakes: Mistakes
  /// How many texts were read in place of hearing them.
  let textsRead: Int

  init(_ report: ProgressReport) {
    name = report.name
    level = report.level?.rawValue
    day = report.today.isoDate
    skills = report.skills.compactMap(Skill.init)
    points = report.points.map(Point.init)
    weakest = report.weakest.map(\.tag.rawValue)
    slipping = report.slipping.map(\.tag.rawValue)
    words = report.words.map(Words.init)
    days = report.study.days.values.sorted { $0.day < $1.day }.map(Day.init)
    minutes = Minutes(report)
    let run = report.study.streak
    streak = report.hasGoals ? Streak(days: run.days, best: run.best) : nil
    retention = Retention(report.retention)
    due = report.forecast.days.map { day in
      Due(day: day.day.isoDate, due: day.due, asked: day.asked)
    }
    mistakes = Mistakes(report.mistakes)
    textsRead = report.readTexts
  }

  fileprivate static func percent(_ share: Double) -> Int { Int((share * 100).rounded()) }
}

extension ProgressJSON.Skill {
  init?(_ strength: SkillLevel) {
    guard let value = strength.value else { return nil }
    skill = strength.skill.rawValue
    level = strength.level.rawValue
    percent = ProgressJSON.percent(value)
    coverage = ProgressJSON.percent(strength.coverage)
    guess = strength.isGuess
  }
}

extension ProgressJSON.Point {
  init(_ point: PointStrength) {
    tag = point.tag.rawValue
    level = point.level.rawValue
    state = point.state.rawValue
    percent = point.state == .new ? nil : ProgressJSON.percent(point.value)
    right = point.right
    answers = point.all
    last = point.last.map { $0 / 1_000 }
  }
}

extension ProgressJSON.Words {
  init(_ words: LevelWords) {
    level = words.level?.rawValue
    self.words = words.words
    learning = words.learning
    known = words.known
    retrievability = words.retrievability.map(ProgressJSON.percent)
  }
}

extension ProgressJSON.Day {
  init(_ tally: StudyTally) {
    day = tally.day.isoDate
    answers = tally.answers
    seconds = Int(tally.milliseconds / 1_000)
  }
}

extension ProgressJSON.Minutes {
  init(_ report: ProgressReport) {
    thisWeek = report.study.thisWeek.minutes
    perDay = report.study.minutesPerDay
    goal = report.hasGoals ? report.goal : nil
    bestWeek = report.hasGoals ? report.study.bestWeek?.minutes : nil
    total = StudyHistory.minutes(report.study.milliseconds)
  }
}

extension ProgressJSON.Retention {
  init(_ retention: Coordination.Retention) {
    answers = retention.answers
    predicted = retention.overall.map { ProgressJSON.percent($0.predicted) }
    recalled = retention.overall.map { ProgressJSON.percent($0.recalled) }
    groups = retention.groups.map { group in
      ProgressJSON.Group(
        answers: group.answers,
        predicted: ProgressJSON.percent(group.predicted),
        recalled: ProgressJSON.percent(group.recalled),
        low: ProgressJSON.percent(group.interval.lowerBound),
        high: ProgressJSON.percent(group.interval.upperBound)
      )
    }
  }
}

extension ProgressJSON.Mistakes {
  init(_ mistakes: MistakeHistory) {
    weeks = mistakes.weeks.map(\.isoDate)
    answers = mistakes.answers
    kinds = mistakes.kinds.map { kind in
      ProgressJSON.Kind(
        category: kind.category.rawValue,
        answers: kind.answers,
        perHundred: kind.perHundred.map { $0.map { ($0 * 10).rounded() / 10 } }
      )
    }
  }
}
