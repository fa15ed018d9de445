package import Cards
package import Coordination
import Interface
package import Memory
package import TextSafety

extension Wording {
  /// Returns the counts of the due and the new cards in words.
  package static func sentence(for cards: Overview.Cards) -> SafeText {
    switch (cards.due, cards.new) {
    case (let due, 0): "\(count(due, "card")) due"
    case (0, let new): count(new, "new card")
    case (let due, let new): "\(count(due, "card")) due, \(count(new, "new card"))"
    }
  }

  /// Returns the sentence on the cards beyond today's limit and the day on which none are left.
  package static func sentence(for backlog: Backlog) -> SafeText {
    let wait: SafeText = backlog.waiting == 1 ? "1 more waits" : "\(backlog.waiting) more wait"
    guard let day = backlog.clearOn else {
      return "\(wait) beyond today's limit; at this limit it takes more than a year to catch up."
    }
    return """
      \(wait) beyond today's limit; at this limit you will catch up by \
      \(date(of: day)).
      """
  }

  /// Returns the result of a review.
  static func sentence(for summary: ReviewSummary) -> SafeText {
    let leftOut = summary.leftOut
    guard summary.answers > 0 else {
      return leftOut > 0 ? "\(count(leftOut, "card")) left out." : "Nothing was answered."
    }
    var parts: [SafeText] = [count(summary.answers, "answer"), "\(summary.known) known"]
    if summary.new > 0 { parts.append("\(summary.new) new") }
    if leftOut > 0 { parts.append("\(leftOut) left out") }
    parts.append(duration(milliseconds: summary.milliseconds))
    return "\(parts.joined(separator: ", "))."
  }

  /// Returns the number of cards left and the stage of the present one.
  ///
  /// "5 to go (new): 2 new, 1 learning, 2 review"; the list is omitted if it has one part.
  static func left(_ counts: ReviewQueue.Counts, showing stage: CardStage) -> SafeText {
    let stages: [(count: Int, name: SafeText)] = [
      (counts.new, "new"), (counts.learning, "learning"), (counts.review, "review"),
    ]
    let parts = stages.filter { $0.count > 0 }
    let kind: SafeText =
      switch stage {
      case .new: " (new)"
      case .learning: " (learning)"
      case .review: ""
      }
    let list = parts.map { "\($0.count) \($0.name)" as SafeText }.joined(separator: ", ")
    let left: SafeText = "\(counts.total) to go\(kind)"
    return parts.count > 1 ? "\(left): \(list)" : left
  }

  /// The word for a rating.
  static func name(of rating: Rating) -> SafeText {
    switch rating {
    case .again: "again"
    case .hard: "hard"
    case .good: "good"
    case .easy: "easy"
    }
  }

  /// Returns the wait until a card comes back: "10 min", or "8 d, 29 Nov".
  package static func wait(_ due: Due, from now: Moment) -> SafeText {
    switch due {
    case .at(let seconds): duration(seconds: max(0, seconds - now.seconds))
    case .on(let day): day <= now.day ? "today" : "\(day - now.day) d, \(date(of: day))"
    }
  }

  /// Returns a day as day and month: "29 Nov".
  package static func date(of day: StudyDay) -> SafeText {
    let date = CivilDate(daysSince1970: day.number)
    return "\(date.day) \(monthNames[date.month - 1])"
  }

  private static var monthNames: [SafeText] {
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  }

  /// Returns a number with its noun; `many` is the plural if it is not formed with -s.
  ///
  /// Its template is the noun with `%1` before it, so that the noun alone may have another
  /// translation.
  package static func count(_ number: Int, _ noun: String, many: String? = nil) -> SafeText {
    let noun = number == 1 ? noun : many ?? noun + "s"
    let template = "%1 \(noun)"
    let translation = InterfaceLanguage.translation(of: template) ?? template
    return SafeText(line: translation.replacing("%1", with: "\(number)"))
  }

  private static func duration(seconds: Int64) -> SafeText {
    if seconds < 60 { return "\(seconds) s" }
    let minutes = (seconds + 30) / 60
    return minutes < 120 ? "\(minutes) min" : "\((minutes + 30) / 60) h"
  }
}
