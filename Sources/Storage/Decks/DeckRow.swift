import Cards
import Memory

/// A deck in the columns of its table.
struct DeckRow {
  let deck: Deck

  init(_ deck: Deck) { self.deck = deck }

  static let columns = """
    id, origin, title, description, created, scheduler, kinds, new_limit, review_limit, leech, \
    favourite, viewed
    """

  static let insertion = """
    INSERT INTO deck (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO NOTHING
    """

  static let update = """
    UPDATE deck SET origin = ?2, title = ?3, description = ?4, created = ?5, scheduler = ?6,
    kinds = ?7, new_limit = ?8, review_limit = ?9, leech = ?10, favourite = ?11, viewed = ?12
    WHERE id = ?1
    """

  /// The values of ``columns``.
  var values: [Statement.Value] {
    [
      .text(deck.id), .text(deck.origin.rawValue), .text(deck.title), .text(deck.about),
      .integer(deck.created), .text(deck.settings.scheduler.text),
      .text(Self.text(of: deck.settings.kinds)), .init(deck.settings.newLimit),
      .init(deck.settings.reviewLimit), .init(deck.settings.leechThreshold),
      .integer(deck.isFavourite ? 1 : 0), deck.viewed.map { .integer($0) } ?? .null,
    ]
  }

  /// The kinds separated and surrounded by spaces, so that SQL can search for one.
  static func text(of kinds: [CardKind]) -> String {
    " " + kinds.map { $0.rawValue + " " }.joined()
  }

  /// Reads a row that begins with ``columns``.
  init(_ row: Statement.Row) throws(DatabaseError) {
    deck = Deck(
      id: row.text(0),
      origin: try row.value(1) { Deck.Origin(rawValue: $0) },
      title: row.text(2),
      about: row.text(3),
      created: row.integer(4),
      settings: DeckSettings(
        scheduler: try row.value(5) { try? SchedulerSettings($0) },
        kinds: try row.value(6, Self.kinds),
        newLimit: row.int(7),
        reviewLimit: row.int(8),
        leechThreshold: row.int(9)
      ),
      isFavourite: row.integer(10) != 0,
      viewed: row.isNull(11) ? nil : row.integer(11)
    )
  }

  /// Reads what ``text(of:)`` wrote.
  static func kinds(_ text: String) -> [CardKind]? {
    let names = text.split(separator: " ")
    let kinds = names.compactMap { CardKind(rawValue: String($0)) }
    return kinds.isEmpty || kinds.count != names.count ? nil : kinds
  }
}
