import Coordination
import Curriculum
import Interface
import TextSafety

/// Sentences of the learner's day.
extension Wording {
  static func lines(for notice: TodayNotice, isByLine: Bool) -> [SafeText] {
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
    case .cardsWait(let number): [waiting(number, isByLine: isByLine)]
    case .cardsDone(let answers, let known, let left):
      cardsDone(answers, known: known, wait: left > 0 ? waiting(left, isByLine: isByLine) : nil)
    case .items: ["Now the course."]
    case .easier(let right, let answers):
      ["Last time \(right) of \(answers) were right: fewer new items today."]
    case .resumed: ["Today goes on where you left it."]
    case .lessonDone(let lesson):
      ["\(name(of: .lesson(lesson), isByLine: isByLine)) is done."]
    case .lessonsKnown(let lessons):
      [
        """
        You know the points of these lessons, so the rest of them is left out: \
        \(lessons.map { name(of: .lesson($0), isByLine: isByLine).string }.joined(separator: "; ")). \
        You can still open them.
        """
      ]
    }
  }

  private static func unit(_ number: Int, _ title: String) -> SafeText {
    if title.isEmpty { return "Unit \(number). First its words." }
    let heading = title.last.map { "?!".contains($0) } == true ? title : title + "."
    return "Unit \(number): \(heading) First its words."
  }

  private static func cardsDone(_ answers: Int, known: Int, wait: SafeText?) -> [SafeText] {
    let wait: SafeText = wait.map { " \($0)" } ?? ""
    return ["Cards: \(count(answers, "answer")), \(known) known.\(wait)"]
  }

  /// Says how many cards are left for later.
  private static func waiting(_ cards: Int, isByLine: Bool) -> SafeText {
    switch (cards, isByLine) {
    case (1, true): "1 more card waits: r at home, or dilim review."
    case (_, true): "\(cards) more cards wait: r at home, or dilim review."
    case (1, false): "1 more card waits: r at home."
    case (_, false): "\(cards) more cards wait: r at home."
    }
  }

  /// Returns what Enter does at home: today with its parts.
  static func today(at home: HomePlace, isByLine: Bool) -> SafeText {
    guard let overview = home.overview else { return "today" }
    if overview.day.isDone, !overview.day.isBegun { return "Today is done. Enter goes on." }
    if overview.day.isBegun {
      let spent = min(home.minutes, Int(overview.day.milliseconds / 60_000))
      return "Enter: go on with today (\(spent) of \(home.minutes) minutes)"
    }
    let cards = overview.cards.due + overview.cards.new
    let parts: [SafeText] = [
      cards > 0 ? sentence(for: overview.cards) : nil,
      home.nextLesson.map { title(of: $0, in: overview, isByLine: isByLine) } ?? "practice",
    ].compactMap(\.self)
    return "Enter: today, \(home.minutes) minutes: \(parts.joined(separator: ", then "))"
  }

  /// Returns the days in a row; nil for fewer than two.
  static func streak(_ days: Int?) -> SafeText? {
    guard let days, days > 1 else { return nil }
    return "\(days) days in a row"
  }
}
