import Coordination
import Curriculum
import Memory
import TextSafety

/// Sentences of the page of progress.
extension Wording {
  /// Tells how much of listening was reading.
  static func readNotHeard(_ count: Int) -> SafeText {
    "Read, not heard: \(Wording.count(count, "text"))"
  }

  static var progressIsRead: SafeText { "Your progress is being read." }
  static var notEnough: SafeText { "Not enough answers yet." }
  static var sameAsTable: SafeText { "The same as a table" }
  /// The name of the learner's own decks in a table of levels.
  static var ownWords: SafeText { "Own" }
  /// The minutes of a full day on the calendar if the learner chose none.
  static let usualMinutes = 15
  static var weekdays: [SafeText] { ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] }

  static func percent(_ share: Double) -> Int { Int((share * 100).rounded()) }

  static func title(of skill: Skill) -> SafeText {
    switch skill {
    case .vocabulary: "Words"
    case .grammar: "Grammar"
    case .reading: "Reading"
    case .listening: "Listening"
    case .practice: "Practice"
    case .writing: "Writing"
    case .speaking: "Speaking"
    case .revision: "Revision"
    case .checkpoint: "Checkpoint"
    }
  }

  static func sign(_ sign: PointStrength.Sign) -> Character {
    switch sign {
    case .strong: "#"
    case .fair: "+"
    case .weak: "-"
    case .unsure: "?"
    case .new: "."
    }
  }

  static func meaning(of sign: PointStrength.Sign) -> SafeText {
    switch sign {
    case .strong: "80 % or more"
    case .fair: "60 % or more"
    case .weak: "weak"
    case .unsure: "not sure yet"
    case .new: "new"
    }
  }

  /// Returns the point with its strength: "accusative 48 %, weak".
  static func strength(of point: PointStrength) -> SafeText {
    let state: SafeText =
      switch point.state {
      case .weak: ", weak"
      case .slipping: ", slipping"
      case .new, .unsure, .steady: ""
      }
    return "\(name(of: point.tag)) \(percent(point.value)) %" + state
  }

  /// Returns the answers on which a strength rests, without a full stop.
  static func reason(for point: PointStrength, at now: Int64) -> SafeText {
    var parts: [SafeText] = ["\(point.right) of \(point.all) right"]
    if let last = point.last { parts.append("last \(ago(last, now))") }
    if point.elsewhere > 0 {
      parts.append("\(count(point.elsewhere, "mistake")) in other items since")
    }
    if point.weekAll > 0 { parts.append("this week \(point.weekRight) of \(point.weekAll)") }
    return parts.joined(separator: "; ")
  }

  static func slip(of point: PointStrength, at now: Int64) -> SafeText {
    let last: SafeText = point.last.map { " (\(ago($0, now)))" } ?? ""
    return "\(name(of: point.tag)) \(percent(point.value)) %" + last
  }

  private static func ago(_ time: Int64, _ now: Int64) -> SafeText {
    let days = max(0, now - time) / 86_400_000
    return days == 0 ? "today" : days == 1 ? "yesterday" : "\(days) days ago"
  }

  /// The command that practises a grammar point.
  static func practice(of tag: GrammarTag) -> SafeText { "dilim practice --grammar \(tag)" }

  static func thisWeek(of report: ProgressReport) -> SafeText {
    let week = report.study.thisWeek
    guard week.milliseconds > 0 else { return "Nothing this week yet." }
    let goal: SafeText = report.hasGoals ? report.goal.map { " (goal \($0))" } ?? "" : ""
    return "This week \(week.minutes) min, \(report.study.minutesPerDay) a day\(goal)"
  }

  /// Returns streak and best results; none if the learner turned them off or has none.
  static func bests(of report: ProgressReport) -> [SafeText] {
    guard report.hasGoals, !report.isEmpty else { return [] }
    let streak = report.study.streak
    var lines: [SafeText] = [
      streak.days > 0
        ? "Streak \(count(streak.days, "day")), best \(streak.best) (a day off a week)"
        : "No streak at the moment. The best was \(count(streak.best, "day"))."
    ]
    if let best = report.study.bestWeek {
      lines.append("Best week \(best.minutes) min, from \(date(of: best.monday))")
    }
    return lines
  }

  /// Returns a long time: "41 h 5 min".
  static func longDuration(_ milliseconds: Int64) -> SafeText {
    let minutes = StudyHistory.minutes(milliseconds)
    return minutes < 120 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
  }

  static func overall(_ retention: Retention) -> SafeText {
    guard let overall = retention.overall else {
      return "\(notEnough) \(retention.answers) of \(Retention.leastAnswers)."
    }
    return """
      Predicted \(percent(overall.predicted)) %, true \(percent(overall.recalled)) % \
      (\(count(overall.answers, "answer")))
      """
  }

  /// Says why there are no groups; nil if the sentence before it has said so.
  static func missingGroups(_ retention: Retention) -> SafeText? {
    guard retention.overall != nil else { return nil }
    return """
      The table by prediction needs \
      \(Retention.leastAnswers * Retention.groupCount) answers.
      """
  }
}
