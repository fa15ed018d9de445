import Cards
import Curriculum
import Screens
import Storage
import TextSafety

/// Finds decks by id or title.
struct DeckNames {
  let course: CourseDecks
  let record: Record

  /// The decks of the record, then those of the course that are not begun.
  func all() throws(Failure) -> [Deck] {
    let begun = try record.decks()
    return begun + course.decks.filter { deck in !begun.contains { $0.id == deck.id } }
  }

  /// The id of the deck with this id or title, in the record or in the course.
  func id(of name: String) throws(Failure) -> String {
    let (decks, begun) = (try all(), try record.decks())
    if decks.contains(where: { $0.id == name }) { return name }
    let called = [begun, decks].map { $0.filter { $0.isCalled(name) } }
    let alike = decks.filter { $0.isCalled(name, withoutDots: true) }
    let named = (called + [alike]).first { !$0.isEmpty } ?? []
    if named.count == 1 { return named[0].id }
    if named.count > 1 {
      throw .usage(Wording.severalDecks(name, ids: named.map(\.id)))
    }
    let near = NearName.folded(of: name, in: decks.flatMap { [$0.id, $0.title] })
    throw .usage(Wording.unknownDeck(name, near: near))
  }

  /// The deck for new words: the one with this name, else “My words”.
  ///
  /// “My words” may not be in the record yet. Decks of the course are refused.
  func target(_ name: String?) throws(Failure) -> Deck {
    let usual = CardActions.ownWords(created: course.now)
    guard let name, name != usual.id else { return try begun(usual.id) ?? usual }
    let deck = try deck(name)
    guard deck.origin == .own else {
      throw .usage(Wording.deckOfCourse(deck.title))
    }
    return deck
  }

  /// Refuses a title that would make the name of a deck ambiguous.
  func checkFree(_ title: String, for id: String) throws(Failure) {
    let usual = try target(nil)
    let others = try [usual] + all().filter { $0.id != usual.id }
    guard let other = others.first(where: { $0.id != id && $0.isCalled(title) }) else { return }
    throw .usage(Wording.deckExists(title, id: other.id))
  }

  /// The deck with this id or title; a deck of the course need not be in the record.
  func deck(_ name: String) throws(Failure) -> Deck {
    let id = try id(of: name)
    if let deck = try begun(id) { return deck }
    guard let deck = course.decks.first(where: { $0.id == id }) else {
      throw .data(Wording.noDeck(name))
    }
    return deck
  }

  /// The deck in the record; nil for a deck of the course that is not begun.
  func begun(_ id: String) throws(Failure) -> Deck? {
    try record.decks().first { $0.id == id }
  }

  /// The words of a deck, in the record or in the course, in the order of the Turkish alphabet.
  func entries(of deck: Deck, category: String? = nil) throws(Failure) -> [EntryInDeck] {
    guard try begun(deck.id) != nil else {
      return try course.newEntries(of: deck.id).listed(category: category)
    }
    return try record.reading { (store) throws(DatabaseError) in
      try store.cards.entries(inDeck: deck.id, category: category)
    } ?? []
  }
}

extension Deck {
  /// Whether this is the deck's title or id, ignoring case.
  ///
  /// With `withoutDots` ı equals i, because the capital of an English i is I.
  fileprivate func isCalled(_ name: String, withoutDots: Bool = false) -> Bool {
    func folded(_ text: String) -> String {
      let text = CardEntry.folded(text)
      return withoutDots ? String(text.map { $0 == "ı" ? "i" : $0 }) : text
    }
    return [title, id].contains { folded($0) == folded(name) }
  }
}
