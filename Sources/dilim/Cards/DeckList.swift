import Cards
import Coordination
import Curriculum
import Memory
import Screens
import Storage
import TextSafety

/// A deck in the list of them; the property names are the keys of its JSON.
struct DeckLine: Encodable {
  let schema = 1
  let id: String
  let title: String
  let about: String
  let origin: String
  let entries: Int
  let due: Int
  let new: Int
  /// Days until the next card, if none is due now.
  let days: Int?
  let favourite: Bool
  /// Milliseconds since 1970; nil for never.
  let viewed: Int64?
  /// Whether it has come into the record.
  let begun: Bool

  var text: SafeText {
    let star = favourite ? " *" : ""
    let cards = Overview.Cards(due: due, fresh: new)
    let state =
      !begun
      ? "not begun"
      : due + new > 0
        ? Wording.sentence(for: cards)
        : days.map { "next \(DueReport.wait($0))" } ?? "nothing to come"
    return "\(id)  \(title)\(star): \(state)"
  }
}

/// All decks: due ones first, then favourites and those last looked at, then the course's others.
struct DeckList {
  let lines: [DeckLine]

  private static let recentCount = 5

  init(_ desk: DeckDesk) throws(Failure) {
    let decks = try desk.record.decks()
    let reviews = desk.reviews
    let reports = try DueReport.decks(
      in: desk.record,
      at: reviews.moment,
      reviews.clock,
      within: reviews.limits
    )
    let counts = try desk.record.reading { (store) throws(DatabaseError) in
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
    let course = desk.names.course
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

  /// The list as it is read: of the course's decks that are not begun those of the learner's level,
  /// and a line for each other level, so that what is due stays in sight.
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
          "\(first.id) to \(last.id)  \(decks.count) decks of \(levelOfDeck.uppercased()): not begun"
        )
      }
    }
    return texts
  }
}
