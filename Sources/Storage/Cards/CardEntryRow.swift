import Cards

/// An entry in the columns of its table.
struct CardEntryRow {
  let entry: CardEntry
  /// The position among entries with new cards; not among ``columns``.
  var position = 0
  /// The kinds of card that replace those of the deck; not among ``columns``.
  var kinds: [CardKind]?

  init(_ entry: CardEntry) { self.entry = entry }

  /// The columns that hold the entry; `folded` and `search` are derived from them.
  static let columns = """
    id, shape, word, part_of_speech, meaning, categories, example, translation, image, sound, \
    tags, created
    """

  /// The columns, qualified with an alias of the table.
  static func columns(of alias: String) -> String {
    columns.split(separator: ", ").map { "\(alias).\($0)" }.joined(separator: ", ")
  }

  /// Adds the entry to the deck with the number `?16`.
  static let insertion = """
    INSERT INTO card_entry (\(columns), folded, search, kinds, deck)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)
    ON CONFLICT (id) DO NOTHING
    """

  /// Replaces the texts of the entry, unless they are the same.
  static let update = """
    UPDATE card_entry SET shape = ?2, word = ?3, part_of_speech = ?4, meaning = ?5,
    categories = ?6, example = ?7, translation = ?8, image = ?9, sound = ?10, tags = ?11,
    created = ?12, folded = ?13, search = ?14
    WHERE id = ?1 AND (shape, word, part_of_speech, meaning, categories, example, translation,
    image, sound, tags) IS NOT (?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
    """

  /// The parameters of ``insertion``.
  func values(inDeck number: Int64, folded: String? = nil) -> [Statement.Value] {
    values(folded: folded ?? entry.foldedWord)
      + [.init(kinds.map(DeckRow.text)), .integer(number)]
  }

  /// The values of ``columns``, `folded` and `search`, in this order.
  var values: [Statement.Value] { values(folded: entry.foldedWord) }

  /// The same values, with a folded word that was computed before.
  private func values(folded: String) -> [Statement.Value] {
    [
      .text(entry.id), .text(entry.shape.rawValue), .text(entry.word), .text(entry.partOfSpeech),
      .text(entry.meaning), .text(entry.categories.joined(separator: "\n")), .text(entry.example),
      .text(entry.translation), .text(entry.image), .text(entry.sound),
      .text(entry.tags.joined(separator: "\n")), .integer(entry.created), .text(folded),
      .text(entry.searchText),
    ]
  }

  /// Reads ``columns``, which begin at the column `start`.
  init(_ row: Statement.Row, from start: Int32 = 0) throws(DatabaseError) {
    entry = CardEntry(
      id: row.text(start),
      shape: try row.value(start + 1) { CardEntry.Shape(rawValue: $0) },
      word: row.text(start + 2),
      partOfSpeech: row.text(start + 3),
      meaning: row.text(start + 4),
      categories: Self.list(row.text(start + 5)),
      example: row.text(start + 6),
      translation: row.text(start + 7),
      image: row.text(start + 8),
      sound: row.text(start + 9),
      tags: Self.list(row.text(start + 10)),
      created: row.integer(start + 11)
    )
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
