import Coordination
import Screens
import TextSafety

/// States of cards and decks, as pages and lists show them.
extension Wording {
  /// The state of a card; `name` is the one of `--status` and of JSON.
  static func state(_ name: String) -> SafeText {
    switch name {
    case "active": "active"
    case "new": "new"
    case "learning": "learning"
    case "review": "review"
    case "known": "known"
    case "leech": "leech"
    case "skipped": "skipped"
    default: SafeText(line: name)
    }
  }

  static var notBegun: SafeText { "not begun" }

  static func notBegun(_ deck: String) -> SafeText { "not begun: dilim review \(deck)" }

  static func wouldBe(_ card: String, _ state: SafeText) -> SafeText {
    "\(card): would be \(state)"
  }

  static func due(_ wait: SafeText) -> SafeText { "due \(wait)" }
  static func known(_ number: Int) -> SafeText { "\(number) known" }

  static func forgotten(_ number: Int) -> SafeText {
    "forgotten \(count(number, "time"))"
  }

  /// A wait in days.
  static func wait(days: Int) -> SafeText {
    switch days {
    case ...0: "today"
    case 1: "tomorrow"
    default: "in \(days) days"
    }
  }

  /// A wait shorter than a day, such as "10 min".
  static func wait(_ time: String) -> SafeText { "in \(time)" }

  /// The state of a deck without due cards; `wait` is nil if no card will come.
  static func next(_ wait: SafeText?) -> SafeText {
    guard let wait else { return "nothing to come" }
    return "next \(wait)"
  }

  static func waiting(_ number: Int) -> SafeText {
    number == 1 ? "\(number) more waits" : "\(number) more wait"
  }

  /// Says that no card is due; `wait` is nil if none will come.
  static func nothingDue(_ wait: SafeText?) -> SafeText {
    guard let wait else { return "Nothing is due." }
    return "Nothing is due. The next cards come \(wait)."
  }

  static var noDecksBegun: SafeText {
    "There are no decks: reading a word list begins one, and so does dilim review a1-u1."
  }

  static func decksNotBegun(from first: String, to last: String, count: Int, of level: String)
    -> SafeText
  {
    "\(first) to \(last)  \(count) decks of \(level): not begun"
  }

  /// The fields of a card, as its page names them.
  static var categories: SafeText { "categories" }
  static var tags: SafeText { "tags" }
  static var example: SafeText { "example" }
  static var image: SafeText { "image" }
  static var sound: SafeText { "sound" }
  static var deck: SafeText { "deck" }
}
