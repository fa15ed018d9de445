package import Coordination
package import Memory

extension Wording {
  /// What is due, in words.
  package static func sentence(for cards: Overview.Cards) -> String {
    switch (cards.due, cards.fresh) {
    case (let due, 0): "\(count(due, "card")) due"
    case (0, let fresh): "\(count(fresh, "new word"))"
    case (let due, let fresh): "\(count(due, "card")) due, \(count(fresh, "new word"))"
    }
  }

  /// What a review has come to.
  static func sentence(for summary: ReviewSummary) -> String {
    guard summary.answers > 0 else { return "Nothing was answered." }
    let fresh = summary.fresh > 0 ? ", \(summary.fresh) new" : ""
    let time = duration(milliseconds: summary.milliseconds)
    return "\(count(summary.answers, "answer")), \(summary.known) known\(fresh), \(time)."
  }

  /// What a rating means.
  static func name(of rating: Rating) -> String {
    switch rating {
    case .again: "again"
    case .hard: "hard"
    case .good: "good"
    case .easy: "easy"
    }
  }

  /// The wait until a card comes back: "10 min", or "8 d, 29 Nov".
  static func wait(_ due: Due, from now: Moment) -> String {
    switch due {
    case .at(let seconds): duration(seconds: max(0, seconds - now.seconds))
    case .on(let day): day <= now.day ? "today" : "\(day - now.day) d, \(date(of: day))"
    }
  }

  /// The day and month of a day.
  package static func date(of day: StudyDay) -> String {
    let date = CivilDate(daysSince1970: day.number)
    return "\(date.day) \(date.monthName)"
  }

  /// A count with its noun.
  package static func count(_ number: Int, _ noun: String, many: String? = nil) -> String {
    "\(number) \(number == 1 ? noun : many ?? noun + "s")"
  }

  private static func duration(seconds: Int64) -> String {
    if seconds < 60 { return "\(seconds) s" }
    let minutes = (seconds + 30) / 60
    return minutes < 120 ? "\(minutes) min" : "\((minutes + 30) / 60) h"
  }
}
