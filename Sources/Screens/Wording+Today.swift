import Coordination
import Curriculum
import Interface
import TextSafety

/// Sentences of the learner's day.
extension Wording {
  static func lines(for notice: TodayNotice) -> [SafeText] {
    switch notice {
    case .back(let days, let minutes):
      [
        """
        Welcome back! It has been \(count(days, "day")), and what you have learnt is still here. \
        Today has \(minutes) minutes.
        """
      ]
    case .cards(let number, let all):
      [
        number < all
          ? "Today begins with \(number) of \(count(all, "card"))."
          : "Today begins with \(count(number, "card"))."
      ]
    case .moreCards(let number): ["Now \(count(number, "card"))."]
    case .words: ["Now a few new words."]
    case .unit(let number, let title, let english):
      [unit(number, InterfaceLanguage.current == .turkish ? title : english)]
    case .cardsWait(let number): [waiting(number)]
    case .cardsDone(let answers, let known, let left):
      ["Cards: \(count(answers, "answer")), \(known) known.\(left > 0 ? " \(waiting(left))" : "")"]
    case .items: ["Now the course."]
    case .easier(let right, let answers):
      ["Last time \(right) of \(answers) were right: fewer new items today."]
    case .resumed: ["Today goes on where you left it."]
    case .lessonDone(let lesson): ["\(lesson) is done."]
    }
  }

  private static func unit(_ number: Int, _ title: String) -> SafeText {
    title.isEmpty
      ? "Unit \(number). First its words." : "Unit \(number): \(title). First its words."
  }

  /// Says how many cards are left for later.
  static func waiting(_ cards: Int) -> SafeText {
    cards == 1
      ? "1 more card waits: r at home, or dilim review."
      : "\(cards) more cards wait: r at home, or dilim review."
  }

  /// Returns what Enter does at home: today with its parts.
  static func today(at home: HomePlace) -> SafeText {
    guard let overview = home.overview else { return "today" }
    if overview.day.isDone, !overview.day.isBegun { return "Today is done. Enter goes on." }
    if overview.day.isBegun {
      let spent = min(home.minutes, Int(overview.day.milliseconds / 60_000))
      return "Enter: go on with today (\(spent) of \(home.minutes) minutes)"
    }
    let cards = overview.cards.due + overview.cards.new
    let parts: [SafeText] = [
      cards > 0 ? sentence(for: overview.cards) : nil,
      home.nextLesson.map { title(of: $0, in: overview) } ?? "practice",
    ].compactMap(\.self)
    return "Enter: today, \(home.minutes) minutes: \(parts.joined(separator: ", then "))"
  }

  /// Returns the days in a row; nil for fewer than two.
  static func streak(_ days: Int?) -> SafeText? {
    guard let days, days > 1 else { return nil }
    return "\(days) days in a row"
  }
}
