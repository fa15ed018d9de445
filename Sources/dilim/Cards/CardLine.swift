import Cards
import Coordination
import Memory
import Storage

/// An entry as a line of JSON; the property names are the keys, in snake case.
struct CardLine: Encodable {
  struct Card: Encodable {
    let kind: String
    let status: String
    /// Days since 1970-01-01; nil for a new card and for one in learning steps.
    let dueDay: Int?
    /// Unix seconds; only for a card in learning steps.
    let dueAt: Int64?
    let reps: Int
    let lapses: Int
  }

  let schema = 1
  let id: String
  let deck: String
  let word: String
  let meaning: String
  let partOfSpeech: String
  let categories: [String]
  let example: String
  let translation: String
  let image: String
  let sound: String
  let tags: [String]
  /// Whether the deck is in the record.
  let begun: Bool
  let cards: [Card]

  init(_ found: EntryInDeck, begun: Bool, on day: StudyDay) {
    let entry = found.entry
    id = entry.id
    deck = found.deck
    word = entry.word
    meaning = entry.meaning
    partOfSpeech = entry.partOfSpeech
    categories = entry.categories
    example = entry.example
    translation = entry.translation
    image = entry.image
    sound = entry.sound
    tags = entry.tags
    self.begun = begun
    cards = found.cards.map { card in
      var (dueDay, dueAt): (Int?, Int64?) = (nil, nil)
      switch card.standing.due {
      case .on(let day)?: dueDay = day.number
      case .at(let seconds)?: dueAt = seconds
      case nil: break
      }
      return Card(
        kind: card.kind.rawValue,
        status: card.standing.word(on: day),
        dueDay: dueDay,
        dueAt: dueAt,
        reps: card.standing.reps,
        lapses: card.standing.lapses
      )
    }
  }
}
