import Cards
import Coordination
import Curriculum
import TextSafety

extension Wording {
  /// Returns the abilities that the lessons of a level train.
  static func abilities(after level: Level) -> SafeText {
    switch level {
    case .a1:
      """
      You can now say who you are, ask where, when and how much, and tell of your day and your \
      plans.
      """
    case .a2:
      """
      You can now compare, ask favours, make plans, pass on news, and tell memories and short \
      stories.
      """
    case .b1:
      "You can now describe at length, report what was said, and give your reasons and wishes."
    case .b2:
      "You can now follow news and debates, weigh causes and conditions, and read short stories."
    case .c1:
      "You can now read columns, studies and official letters, and judge how sure a writer is."
    case .c2:
      """
      You can now change your style at will, read literature and law, and catch irony and \
      wordplay.
      """
    }
  }

  /// Returns the sentence for a level whose lessons are all done; nil while one is open.
  static func farewell(to level: Level, in overview: Overview) -> SafeText? {
    guard overview.course(level)?.isDone == true else { return nil }
    if let next = overview.levelAfter(level) {
      return "\(level.rawValue) is done. Next comes \(next.rawValue), \(meaning(of: next))."
    }
    return end(of: overview)
  }

  /// Returns the sentence for a learner who has no next lesson.
  static func end(of overview: Overview) -> SafeText {
    let open = overview.courses.filter { !$0.isDone }.map(\.level.rawValue)
    return open.isEmpty
      ? "The whole course is done. Güle güle kullanın!"
      : "Lessons are still open in \(open.joined(separator: ", ")): l at home chooses a level."
  }

  /// Returns the name of a lesson in a suggestion: unit and skill, and the id where whole lines are
  /// read.
  static func title(of id: LessonID, in overview: Overview?, isByLine: Bool) -> SafeText {
    for unit in overview?.courses.flatMap(\.units) ?? [] {
      guard let lesson = unit.lessons.first(where: { $0.id == id }) else { continue }
      let title: SafeText = unit.title.isEmpty ? "unit \(unit.number)" : "\(unit.title)"
      let name: SafeText = "\(title), \(name(of: lesson.skill))"
      return isByLine ? "\(name) (\(id))" : name
    }
    return isByLine ? "the next lesson (\(id))" : name(of: id)
  }

  /// Returns the sentence on the cards of a word list that the learner has done.
  static func sentence(for start: DeckStart, isByLine: Bool) -> SafeText {
    guard isByLine else { return sentence(for: start) }
    return switch start {
    case .begun:
      """
      These words are cards now: r at home or dilim review asks them, and asks each one again \
      when it is due.
      """
    case .resting(let deck):
      """
      These words are cards, but their deck is set to ask no new ones: \
      dilim decks set \(deck) new=\(DayLimits.usualNewCards) changes that.
      """
    case .paused:
      """
      These words are cards, but new cards are turned off: dilim config unset \
      new_per_day turns them on again.
      """
    case .deleted(let deck):
      """
      You have deleted the cards of these words, so they are not asked: dilim review \(deck) \
      starts them again.
      """
    }
  }

  /// The same for a learner at home, without commands.
  private static func sentence(for start: DeckStart) -> SafeText {
    switch start {
    case .begun:
      """
      These words are cards now: r at home asks them, and asks each one again when it is due.
      """
    case .resting: "These words are cards, but their deck is set to ask no new ones."
    case .paused: "These words are cards, but new cards are turned off in the settings."
    case .deleted: "You have deleted the cards of these words, so they are not asked."
    }
  }
}
