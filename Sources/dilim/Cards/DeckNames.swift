import Coordination
import Curriculum
import Storage

/// Finds decks by what people call them.
struct DeckNames {
  let course: CourseDecks
  let record: Record

  /// The id of the deck with this id or title, in the record or in the course.
  func id(of name: String) throws(Failure) -> String {
    let decks = try record.decks()
    if decks.contains(where: { $0.id == name }) || course.ids.contains(name) { return name }
    let folded = CardEntry.folded(name)
    let named = decks.filter { CardEntry.folded($0.title) == folded }
    if named.count == 1 { return named[0].id }
    if named.count > 1 {
      let ids = named.map(\.id).joined(separator: ", ")
      throw .usage("Several decks are called \(name): name one by its id: \(ids).")
    }
    let known = decks.flatMap { [$0.id, $0.title] } + course.ids
    let hint = NearName.of(name, in: known).map { " Did you mean \($0)?" } ?? ""
    throw .usage("There is no deck \(name).\(hint) `dilim decks` lists them.")
  }

  /// The deck with this id or title; one of the course may be out of the record.
  func deck(_ name: String) throws(Failure) -> Deck {
    let id = try id(of: name)
    if let deck = try begun(id) { return deck }
    guard let deck = course.decks.first(where: { $0.id == id }) else {
      throw .data("There is no deck \(name).")
    }
    return deck
  }

  /// The deck as the record has it; nil for one of the course that is not begun.
  func begun(_ id: String) throws(Failure) -> Deck? {
    try record.decks().first { $0.id == id }
  }

  /// The words of a deck, in the record or in the course, in the order of the Turkish alphabet.
  func entries(of deck: Deck, category: String? = nil) throws(Failure) -> [EntryInDeck] {
    guard try begun(deck.id) == nil else {
      return try record.reading { (store) throws(DatabaseError) in
        try store.entries(inDeck: deck.id, category: category)
      } ?? []
    }
    return try course.newEntries(of: deck.id).listed(category: category)
  }
}
