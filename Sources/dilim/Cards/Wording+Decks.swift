import Cards
import Curriculum
import Memory
import Screens
import TextSafety

/// Sentences about decks and their settings.
extension Wording {
  static let noDecks: SafeText = "There are no decks yet: dilim decks new TITLE."
  static let nothingChanges: SafeText = "Nothing changes."
  static let deckNeedsTitle: SafeText = "A deck needs a title."
  static let courseTitlesFixed: SafeText = "The titles of the course come from its files."

  static func nothingToDelete(_ title: String) -> SafeText {
    "\(title) is not begun: there is nothing to delete."
  }

  static func unknownDeck(_ name: String, near: String?) -> SafeText {
    let hint = near.map { " Did you mean \($0)?" } ?? ""
    return "There is no deck \(name).\(hint) `dilim decks` lists them."
  }

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
    let hint = NearName.of(name, in: names).map { " Did you mean \($0)?" } ?? ""
    return "A deck has no setting \(name).\(hint) Known: \(names.joined(separator: ", "))."
  }

  /// Says that imported entries now have the kinds of card of their deck.
  static func kindsShared(_ kinds: [CardKind], with number: Int) -> SafeText {
    "\(count(number, "entry", many: "entries")) imported with other kinds of card "
      + "\(number == 1 ? "has" : "have") these now: "
      + "\(kinds.map(\.rawValue).joined(separator: ", "))."
  }

  /// Says why a scheduler refuses a value; no full stop.
  static func sentence(for error: SettingsError) -> String {
    switch error {
    case .unknownKey(let name): "there is no \(name)"
    case .noPair(let word): "\(word) is not key=value"
    case .unknownScheduler:
      "expected \(SchedulerSettings.Algorithm.allCases.map(\.rawValue).joined(separator: ", "))"
    case .malformed(let key, _): "expected \(expected(key))"
    case .outOfRange(_, _, let range):
      "expected a number from \(text(range.lowerBound)) to \(text(range.upperBound))"
    case .parameters: "expected 17, 19 or 21 numbers within their bounds"
    }
  }

  /// A number, without a fraction if it is whole.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  private static func expected(_ key: SchedulerSettings.Key) -> String {
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
