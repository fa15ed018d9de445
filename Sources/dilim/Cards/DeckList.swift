import Cards
import Coordination
import Curriculum
import Memory
import Screens
import Storage
import TextSafety

/// A deck in a list of decks; the property names are the keys of its JSON.
struct DeckLine: Encodable {
  let schema = 1
  let id: String
  let title: String
  let about: String
  let origin: String
  let entries: Int
  let due: Int
  let new: Int
  /// Days until the next card after those due now.
  let days: Int?
  let favourite: Bool
  /// Milliseconds since 1970; nil if it was never viewed.
  let viewed: Int64?
  /// Whether the deck is in the record.
  let begun: Bool

  var text: SafeText {
    let star = favourite ? " *" : ""
    let cards = Overview.Cards(due: due, new: new)
    let state: SafeText =
      !begun
      ? Wording.notBegun
      : due + new > 0
        ? "\(Wording.sentence(for: cards))" : Wording.next(days.map(Wording.wait(days:)))
    return "\(id)  \(title)\(star): \(state)"
  }
}

/// All decks: those with due cards first, then favourites, those last viewed, other decks of the
/// record, and decks of the course that are not begun.
struct DeckList {
  let lines: [DeckLine]

  private static let recentCount = 5

  init(_ actions: DeckActions) throws(Failure) {
    let decks = try actions.record.decks()
    let reviews = actions.reviews
    let reports = try DueReport.decks(
      in: actions.record,
      at: reviews.moment,
      reviews.clock,
      within: reviews.limits
    )
    let counts = try actions.record.reading { (store) throws(DatabaseError) in
      try store.cards.entryCounts()
    }
    let known = Dictionary(reports.map { ($0.id, $0) }) { first, _ in first }
    let begun = decks.map { deck in
      let tally = known[deck.id]
      return DeckLine(
        id: deck.id,
        title: deck.title,
        about: deck.about,
        origin: deck.origin.rawValue,
        entries: counts?[deck.id] ?? 0,
        due: tally?.due ?? 0,
        new: tally?.new ?? 0,
        days: tally?.days,
        favourite: deck.isFavourite,
        viewed: deck.viewed,
        begun: true
      )
    }
    let recent = Set(
      begun.filter { $0.viewed != nil }.sorted { ($0.viewed ?? 0) > ($1.viewed ?? 0) }
        .prefix(Self.recentCount).map(\.id)
    )
    let course = actions.names.course
    let others = course.decks.filter { deck in !decks.contains { $0.id == deck.id } }.map { deck in
      DeckLine(
        id: deck.id,
        title: deck.title,
        about: deck.about,
        origin: deck.origin.rawValue,
        entries: 0,
        due: 0,
        new: 0,
        days: nil,
        favourite: false,
        viewed: nil,
        begun: false
      )
    }
    let ranked = begun.enumerated().map { index, line in
      let rank = line.due + line.new > 0 ? 0 : line.favourite ? 1 : recent.contains(line.id) ? 2 : 3
      return (rank: rank, place: index, line: line)
    }
    lines =
      ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.line) + others
  }

  /// The list for a person.
  ///
  /// The decks of another level that are not begun share one line, which keeps due decks in sight.
  func texts(at level: Level) -> [SafeText] {
    var texts = lines.filter(\.begun).map(\.text)
    var others = lines.filter { !$0.begun }[...]
    while let first = others.first {
      let levelOfDeck = first.id.prefix { $0 != "-" }
      let decks = others.prefix { $0.id.prefix { $0 != "-" } == levelOfDeck }
      others = others.dropFirst(decks.count)
      if decks.count < 3 || levelOfDeck == level.rawValue.lowercased() {
        texts += decks.map(\.text)
      } else if let last = decks.last {
        texts.append(
          Wording.decksNotBegun(
            from: first.id,
            to: last.id,
            count: decks.count,
            of: levelOfDeck.uppercased()
          )
        )
      }
    }
    return texts
  }
}
