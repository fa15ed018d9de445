import Cards
import Memory
import Screens
import Storage
import TextSafety

/// The details of a deck; the property names are the keys of its JSON.
struct DeckPage: Encodable {
  let schema = 1
  let id: String
  let title: String
  let about: String
  let origin: String
  /// Whether the deck is in the record.
  let begun: Bool
  let entries: Int
  /// The number of entries whose kinds of card differ from the deck's.
  let otherKinds: Int
  /// The number of cards in each state.
  let cards: [String: Int]
  let answers: Int
  let known: Int
  /// The number of days with answers.
  let days: Int
  /// Time from showing the cards to rating them.
  let milliseconds: Int64
  let settings: [Setting]

  struct Setting: Encodable {
    let key: String
    let value: String
  }

  init(
    _ deck: Deck,
    begun: Bool,
    _ entries: [EntryInDeck],
    otherKinds: Int,
    _ statistics: CardStatistics,
    on day: StudyDay
  ) {
    id = deck.id
    title = deck.title
    about = deck.about
    origin = deck.origin.rawValue
    self.begun = begun
    self.entries = entries.count
    self.otherKinds = otherKinds
    var cards: [String: Int] = [:]
    for entry in entries {
      for card in entry.cards { cards[card.standing.word(on: day), default: 0] += 1 }
    }
    self.cards = cards
    answers = statistics.answers
    known = statistics.known
    days = statistics.days
    milliseconds = statistics.milliseconds
    settings = DeckKey.all(of: deck).map { Setting(key: $0.0, value: $0.1) }
  }

  /// The page for a person.
  var lines: [SafeText] {
    var lines: [SafeText] = ["\(id)  \(title)"]
    if !about.isEmpty { lines.append(SafeText(line: about)) }
    let states = ["new", "learning", "review", "known", "leech", "skipped"].compactMap { name in
      cards[name].map { "\($0) \(Wording.state(name))" as SafeText }
    }
    lines.append(Wording.content(of: self, states: states))
    if answers > 0 { lines.append(Wording.answers(of: self)) }
    if otherKinds > 0 { lines.append(Wording.otherKinds(otherKinds)) }
    return lines + settings.map { "  \($0.key)=\($0.value)" }
  }
}
