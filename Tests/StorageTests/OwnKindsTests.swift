import CardFiles
import Cards
import Memory
import Storage
import Testing

/// Entries with their own kinds of card.
struct OwnKindsTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder()
    store = try LearnerStore(path: folder.record)
  }

  private func note(
    _ word: String,
    _ kinds: [CardKind],
    deck: String? = "D",
    answers: [AnkiImport.Answer] = []
  ) -> AnkiImport.Note {
    let entry = CardEntry(id: "", word: word, meaning: "m \(word)", created: 7)
    return AnkiImport.Note(
      note: ReadNote(line: 1, guid: word, deck: deck, entry: entry),
      cards: kinds.map { AnkiImport.Card(kind: $0, isSuspended: false, answers: answers) }
    )
  }

  @discardableResult
  private func merge(
    _ notes: [AnkiImport.Note],
    _ store: LearnerStore? = nil
  ) throws -> CardImport.Report {
    var count = 0
    var file = CardImport([])
    file.notes = notes
    let settings = CardFileSettings(
      deck: Deck(id: "my-words", title: "My words", created: 5),
      freshID: {
        count += 1
        return "fresh\(count)"
      },
      day: { clock.moment($0).day },
      isRehearsal: false
    )
    return try (store ?? self.store).merge(file, settings)
  }

  private func deckID() throws -> String {
    try #require(try store.decks.all().first { $0.title == "D" }).id
  }

  /// The cards of all entries, as in an export.
  private func cards(_ store: LearnerStore? = nil) throws -> [String] {
    try (store ?? self.store).decks.exportedDecks(nil).flatMap(\.entries).map { entry in
      "\(entry.entry.word) \(entry.cards.map(\.kind.rawValue).joined(separator: "+"))"
    }
  }

  /// The new cards that may be asked, in their order.
  private func new(words: Int = 10) throws -> [String] {
    try store.cards.cards(
      numbers: store.due.candidates(inDeck: deckID(), at: moment, newWords: words).map(\.number)
    ).map { "\($0.entry.word) \($0.kind.rawValue)" }
  }

  private static let reversed: [CardKind] = [.recognise, .recall]

  @Test func `a note with both directions adds no cards to notes with one`() throws {
    try merge([note("ev", [.recognise]), note("su", Self.reversed), note("at", [.recall])])
    #expect(try cards() == ["ev recognise", "su recognise+recall", "at recall"])
    #expect(try new() == ["ev recognise", "su recognise", "su recall", "at recall"])
    #expect(try store.due.tallies(at: moment).map(\.new) == [3])
    #expect(try store.decks.countOfOwnKinds(inDeck: deckID()) == 2)
    // Importing a note again adds no card either.
    #expect(try merge([note("ev", [.recognise])]).rows.map(\.fate) == [.duplicate])
    #expect(try cards() == ["ev recognise", "su recognise+recall", "at recall"])
  }

  @Test func `an entry is no longer new once its own kinds are answered`() throws {
    try merge([note("ev", [.recognise]), note("su", Self.reversed)])
    let ev = CardID(entry: NoteID.entry(withGUID: "ev"), kind: .recognise)
    try store.rate(ev, .easy, id: "1")
    #expect(try new() == ["su recognise", "su recall"])
    let tomorrow = clock.moment(noon + 86_400_000)
    #expect(try store.due.tallies(at: tomorrow).map(\.new) == [1])
    #expect(try dump(folder.record).contains { $0.hasPrefix("card_entry: 1 | 'anki:ev' | 1 | 0") })
    try store.cards.undo(answer: "1")
    #expect(try new().contains("ev recognise"))
  }

  @Test func `the kinds that the learner sets apply to every entry, and stay`() throws {
    let notes = [note("ev", [.recognise]), note("su", Self.reversed)]
    try merge(notes)
    var deck = try #require(try store.decks.find(id: deckID()))
    deck.settings.kinds = [.recall, .type]
    try store.decks.update(deck)
    try store.decks.clearOwnKinds(inDeck: deck.id)
    let both = ["ev recall+type", "su recall+type"]
    #expect(try cards() == both)
    let report = try merge(notes)
    #expect(report.rows.allSatisfy { $0.fate == .duplicate })
    #expect(try cards() == both)
    #expect(report.unasked == [CardImport.Unasked(deck: "D", kind: .recognise): 2])
  }

  @Test func `a card that was added in Anki later is added to its entry only`() throws {
    try merge([note("ev", [.recognise]), note("su", Self.reversed), note("at", [.recognise])])
    let later = try merge([note("ev", Self.reversed), note("at", [.recognise])])
    #expect(later.rows.map(\.fate) == [.updated, .duplicate])
    #expect(try cards() == ["ev recognise+recall", "su recognise+recall", "at recognise"])
  }

  @Test func `own kinds are asked and due even in a deck that asks other kinds`() throws {
    try store.decks.add(Deck(id: "own", title: "D", created: 1, settings: settings(kinds: [.type])))
    try store.cards.add(entry("kuş"), to: "own")
    let answer = AnkiImport.Answer(
      time: noon - 9 * 86_400_000,
      rating: .again,
      milliseconds: 1,
      inSession: true
    )
    try merge([note("ev", [.recall], answers: [answer]), note("su", [.recognise])])
    #expect(try cards() == ["kuş type", "ev recall", "su recognise"])
    #expect(try new() == ["kuş type", "ev recall", "su recognise"])
    #expect(try store.due.tallies(at: moment).map { [$0.due, $0.new] } == [[1, 2]])
    #expect(try store.decks.askedKinds(inDeck: "own") == [.recognise, .recall, .type])
    #expect(try store.decks.askedKinds(inDeck: "none").isEmpty)
    // The words of the deck stay as they were.
    try store.cards.add(entry("elma"), to: "own")
    #expect(try cards().contains("elma type"))
  }

  @Test func `own kinds stay with their entry in another deck and in an export`() throws {
    try merge([note("ev", [.recognise]), note("su", Self.reversed)])
    let other = try LearnerStore(path: folder.path + "/other.db")
    _ = try StorageTests.merge(lines(of: store), into: other)
    #expect(try cards(other) == ["ev recognise", "su recognise+recall"])
    try store.decks.add(deck("next", settings(kinds: [.type])))
    try store.cards.move(entry: NoteID.entry(withGUID: "ev"), to: "next")
    #expect(try cards().sorted() == ["ev recognise", "su recognise+recall"])
  }

  @Test func `exported text files keep the kinds of their note types`() throws {
    try merge([note("ev", [.recognise]), note("su", Self.reversed)])
    let exported = try store.decks.exportedDecks(nil)
    let text = TextDeck.text(
      of: exported.flatMap { deck in
        deck.entries.map { (entry: $0.entry, deck: deck.deck.title, kinds: $0.cards.map(\.kind)) }
      }
    )
    let other = try LearnerStore(path: folder.path + "/other.db")
    try merge(CardImport(TextDeck.read(text, at: 1)).notes, other)
    #expect(try cards(other) == ["ev recognise", "su recognise+recall"])
  }
}
