import Screens
import TextSafety

/// Sentences about changes of decks, and their pages.
extension Wording {
  static func wouldMake(_ deck: String) -> SafeText { "Would make \(deck)." }
  static func wouldChange(_ deck: String) -> SafeText { "Would change \(deck)." }
  static func changed(deck: String) -> SafeText { "Changed: \(deck)." }
  static func changeSchedule(of cards: String) -> SafeText { "Change the schedule of \(cards)?" }

  static func entriesOfCards(_ number: Int) -> String {
    "\(count(number, "card entry", many: "card entries"))"
  }

  static func wouldDelete(_ deck: String, _ entries: String) -> SafeText {
    "Would delete \(deck) with \(entries)."
  }

  static func delete(_ deck: String, _ entries: String) -> SafeText {
    "Delete \(deck) with \(entries) and all answers?"
  }

  static func deleted(_ deck: String, _ entries: String) -> SafeText {
    "Deleted: \(deck), \(entries)."
  }

  static func deleted(words: Int) -> SafeText { "Deleted: \(words)." }

  /// The number of entries of a deck, and the states of their cards.
  static func content(of deck: DeckPage, states: [SafeText]) -> SafeText {
    let entries = count(deck.entries, "entry", many: "entries")
    let states: SafeText =
      states.isEmpty ? "" : "; cards: \(states.joined(separator: ", "))"
    return deck.begun ? "\(entries)\(states)" : "\(entries)\(states) (not begun)"
  }

  static func answers(of deck: DeckPage) -> SafeText {
    let answers = count(deck.answers, "answer")
    let days = count(deck.days, "day")
    let share = deck.known * 100 / deck.answers
    let time = duration(milliseconds: deck.milliseconds)
    return "\(answers) on \(days), \(share) % known, \(time)"
  }

  static func otherKinds(_ number: Int) -> SafeText {
    let entries = count(number, "entry", many: "entries")
    return number == 1
      ? "\(entries) has the kinds of card from its import; kinds=… sets those of all"
      : "\(entries) have the kinds of card from their import; kinds=… sets those of all"
  }
}
