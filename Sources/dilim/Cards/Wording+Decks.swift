import Cards
import Curriculum
import Memory
import Screens
import TextSafety

/// Sentences about decks and their settings.
extension Wording {
  static var noDecks: SafeText { "There are no decks yet: dilim decks new TITLE." }
  static var nothingChanges: SafeText { "Nothing changes." }
  static var deckNeedsTitle: SafeText { "A deck needs a title." }
  static var courseTitlesFixed: SafeText { "The titles of the course come from its files." }

  static func nothingToDelete(_ title: String) -> SafeText {
    "\(title) is not begun: there is nothing to delete."
  }

  static func unknownDeck(_ name: String, near: String?) -> SafeText {
    "There is no deck \(name).\(suggestion(near)) `dilim decks` lists them."
  }

  static func noDeck(_ name: String) -> SafeText { "There is no deck \(name)." }

  static func severalDecks(_ name: String, ids: [String]) -> SafeText {
    "Several decks are called \(name): name one by its id: \(ids.joined(separator: ", "))."
  }

  static func deckOfCourse(_ title: String) -> SafeText {
    "\(title) belongs to the course: dilim decks new makes one of your own."
  }

  static func deckExists(_ title: String, id: String) -> SafeText {
    "There is a deck \(title) already: \(id)."
  }

  static func notKeyAndValue(_ text: String) -> SafeText {
    "\(text): expected key=value, such as new=10."
  }

  static func unknownDeckSetting(_ name: String, of names: [String]) -> SafeText {
    let hint = suggestion(NearName.of(name, in: names))
    return "A deck has no setting \(name).\(hint) Known: \(names.joined(separator: ", "))."
  }

  /// Asks whether a similar name was meant, after a space; empty without such a name.
  static func suggestion(_ near: String?) -> SafeText {
    guard let near else { return "" }
    return " Did you mean \(near)?"
  }

  /// Says that imported entries now have the kinds of card of their deck.
  static func kindsShared(_ kinds: [CardKind], with number: Int) -> SafeText {
    let kinds = kinds.map(\.rawValue).joined(separator: ", ")
    let entries = count(number, "entry", many: "entries")
    return number == 1
      ? "\(entries) imported with other kinds of card has these now: \(kinds)."
      : "\(entries) imported with other kinds of card have these now: \(kinds)."
  }

  /// Says why a scheduler refuses a value; no full stop.
  static func sentence(for error: SettingsError) -> SafeText {
    switch error {
    case .unknownKey(let name): "there is no \(name)"
    case .noPair(let word): "\(word) is not key=value"
    case .unknownScheduler:
      "expected \(SchedulerSettings.Algorithm.allCases.map(\.rawValue).joined(separator: ", "))"
    case .malformed(let key, _): "expected \(expected(key))"
    case .outOfRange(_, _, let range):
      numberExpected(from: text(range.lowerBound), to: text(range.upperBound))
    case .parameters: "expected 17, 19 or 21 numbers within their bounds"
    }
  }

  /// Says that a value is not a number of a range; no full stop.
  static func numberExpected(from least: String, to most: String) -> SafeText {
    "expected a number from \(least) to \(most)"
  }

  static func yesOrNoExpected(_ value: String) -> SafeText {
    "favourite=\(value): expected yes or no."
  }

  static var kindsExpected: SafeText { "kinds: expected recognise, recall or type." }

  /// A number, without a fraction if it is whole.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  private static func expected(_ key: SchedulerSettings.Key) -> SafeText {
    switch key {
    case .scheduler: "fsrs, learnio or ladder"
    case .retention: "a chance such as 0.9"
    case .steps, .relearning: "seconds separated by commas, or none"
    case .maximum: "days"
    case .fuzz: "on or off"
    case .parameters: "numbers separated by commas, or standard"
    case .failure: "restart or continue"
    }
  }
}
