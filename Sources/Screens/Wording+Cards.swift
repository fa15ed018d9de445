package import Cards
package import Coordination
import Interface
package import Memory

extension Wording {
  /// Returns the counts of the due and the new cards in words.
  package static func sentence(for cards: Overview.Cards) -> String {
    switch (cards.due, cards.new) {
    case (let due, 0): "\(count(due, "card")) due"
    case (0, let new): "\(count(new, "new word"))"
    case (let due, let new): "\(count(due, "card")) due, \(count(new, "new word"))"
    }
  }

  /// Returns the sentence on the cards beyond today's limit and the day on which none are left.
  package static func sentence(for backlog: Backlog) -> String {
    let wait = backlog.waiting == 1 ? "1 more waits" : "\(backlog.waiting) more wait"
    guard let day = backlog.clearOn else {
      return "\(wait) beyond today's limit; at this limit it takes more than a year to catch up."
    }
    return "\(wait) beyond today's limit; at this limit you will catch up by "
      + "\(date(of: day))."
  }

  /// Returns the result of a review.
  static func sentence(for summary: ReviewSummary) -> String {
    let leftOut = summary.leftOut
    guard summary.answers > 0 else {
      return leftOut > 0 ? "\(count(leftOut, "card")) left out." : "Nothing was answered."
    }
    var parts = [count(summary.answers, "answer"), "\(summary.known) known"]
    if summary.new > 0 { parts.append("\(summary.new) new") }
    if leftOut > 0 { parts.append("\(leftOut) left out") }
    parts.append(duration(milliseconds: summary.milliseconds))
    return parts.joined(separator: ", ") + "."
  }

  /// Returns the number of cards left and the stage of the present one.
  ///
  /// "5 to go (new): 2 new, 1 learning, 2 review"; the list is omitted if it has one part.
  static func left(_ counts: ReviewQueue.Counts, showing stage: CardStage) -> String {
    let parts = [(counts.new, "new"), (counts.learning, "learning"), (counts.review, "review")]
      .filter { $0.0 > 0 }
    let kind =
      switch stage {
      case .new: " (new)"
      case .learning: " (learning)"
      case .review: ""
      }
    let list = parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    return "\(counts.total) to go\(kind)" + (parts.count > 1 ? ": \(list)" : "")
  }

  /// The word for a rating.
  static func name(of rating: Rating) -> String {
    switch rating {
    case .again: "again"
    case .hard: "hard"
    case .good: "good"
    case .easy: "easy"
    }
  }

  /// Returns the wait until a card comes back: "10 min", or "8 d, 29 Nov".
  package static func wait(_ due: Due, from now: Moment) -> String {
    switch due {
    case .at(let seconds): duration(seconds: max(0, seconds - now.seconds))
    case .on(let day): day <= now.day ? "today" : "\(day - now.day) d, \(date(of: day))"
    }
  }

  /// Returns a day as day and month: "29 Nov".
  package static func date(of day: StudyDay) -> String {
    let date = CivilDate(daysSince1970: day.number)
    return "\(date.day) \(monthNames[date.month - 1])"
  }

  private static let monthNames = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Returns a number with its noun; `many` is the plural if it is not formed with -s.
  package static func count(_ number: Int, _ noun: String, many: String? = nil) -> String {
    let noun = number == 1 ? noun : many ?? noun + "s"
    return "\(number) \(InterfaceLanguage.translation(of: noun) ?? noun)"
  }

  private static func duration(seconds: Int64) -> String {
    if seconds < 60 { return "\(seconds) s" }
    let minutes = (seconds + 30) / 60
    return minutes < 120 ? "\(minutes) min" : "\((minutes + 30) / 60) h"
  }
}
