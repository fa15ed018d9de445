import CardFiles
import Cards
import Memory
import Storage
import Testing

struct CardFileTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder()
    store = try LearnerStore(path: folder.path + "/learner.db")
  }

  private static let day: Int64 = 86_400_000

  private func settings(rehearse: Bool = false) -> CardFileSettings {
    var count = 0
    return CardFileSettings(
      deck: Deck(id: "my-words", title: "My words", created: 5),
      freshID: {
        count += 1
        return "fresh\(count)"
      },
      day: { StudyDay(Int($0 / Self.day)) },
      isRehearsal: rehearse
    )
  }

  private func note(
    _ line: Int,
    _ word: String,
    _ meaning: String,
    guid: String? = nil,
    deck: String? = nil,
    cards: [AnkiImport.Card] = []
  ) -> AnkiImport.Note {
    let entry = CardEntry(id: "", word: word, meaning: meaning, created: 7)
    return AnkiImport.Note(
      note: ReadNote(line: line, guid: guid, deck: deck, entry: entry),
      cards: cards
    )
  }

  private func merge(
    _ notes: [AnkiImport.Note],
    rehearse: Bool = false
  ) throws -> CardImport.Report {
    var file = CardImport([NoteResult.refused(line: 99, .noWord)])
    file.notes = notes
    return try store.merge(file, settings(rehearse: rehearse))
  }

  @Test func `every row is reported as added, added meaning, duplicate or refused`() throws {
    let notes = [
      note(1, "yüz", "hundred"), note(2, "Yüz", "face"), note(3, "yüz", "Hundred"),
      note(4, "ev", "house", deck: "Türkçe::A1"),
    ]
    let report = try merge(notes)
    #expect(
      report.rows.map(\.fate) == [.added, .addedMeaning, .duplicate, .added, .refused(.noWord)]
    )
    #expect(try store.decks.all().map(\.title) == ["My words", "Türkçe::A1"])
    #expect(try store.cards.entries(ofWord: "YÜZ").map(\.entry.meaning) == ["hundred", "face"])
    #expect(try merge(notes).rows.dropLast().allSatisfy { $0.fate == .duplicate })
  }

  @Test func `a note is identified by its GUID, and its texts are updated`() throws {
    _ = try merge([note(1, "ev", "house", guid: "g1")])
    let changed = try merge([note(1, "ev", "house; home", guid: "g1")])
    #expect(changed.rows.first?.fate == .updated)
    let entry = try #require(try store.cards.entry(id: NoteID.entry(withGUID: "g1")))
    #expect(entry.entry.meaning == "house; home" && entry.entry.created == 7)
    #expect(try store.cards.entries(ofWord: "ev").count == 1)
  }

  @Test func `a file whose fields are only guessed updates no known texts`() throws {
    _ = try merge([note(1, "ev", "house", guid: "g1")])
    var guess = note(1, "house", "ev", guid: "g1")
    guess.note.isGuess = true
    #expect(try merge([guess]).rows.first?.fate == .duplicate)
    #expect(try store.cards.entry(id: NoteID.entry(withGUID: "g1"))?.entry.word == "ev")
    guess.note.guid = "g2"
    #expect(try merge([guess]).rows.first?.fate == .added)
  }

  @Test func `a new deck has the description in the file, a known deck keeps its own`() throws {
    var collection = AnkiCollection(created: 1_700_000_000, utcOffset: 0, rolloverHour: 4)
    collection.notetypes = [
      AnkiCollection.Notetype(
        id: 5,
        name: "Basic",
        fields: ["Front", "Back"],
        templates: [.init(name: "Card 1", front: "{{Front}}", back: "{{Back}}")]
      )
    ]
    collection.decks = [AnkiCollection.Deck(id: 2, name: "D", about: "My <b>words</b>")]
    collection.notes = [.init(id: 9, guid: "g", notetype: 5, tags: [], fields: ["ev", "house"])]
    collection.cards = [
      .init(id: 20, note: 9, deck: 2, ordinal: 0, type: .new, queue: .new, reps: 0, lapses: 0)
    ]
    _ = try store.merge(CardImport(collection), settings())
    #expect(try store.decks.all().map(\.about) == ["My words"])
    collection.decks[0].about = "Others"
    let file = CardImport(collection)
    _ = try store.merge(file, settings())
    let known = try store.decks.all()
    #expect(known.map(\.about) == ["My words"])
    #expect(file.leftOutOfDecks { _ in known[0] } == [ImportOmission(.description(deck: "D"))])
  }

  @Test func `an import does not change texts of the course`() throws {
    let deck = Deck(id: "a1-u1", origin: .course, title: "A1 unit 1", created: 1)
    let entry = CardEntry(id: "a1-u1-vocabulary#ev", word: "ev", meaning: "house", created: 1)
    try store.decks.adopt(deck, [entry])
    let guid = NoteID.guid(ofEntry: entry.id)
    #expect(try merge([note(1, "ev", "hut", guid: guid)]).rows.first?.fate == .duplicate)
    #expect(try store.cards.entry(id: entry.id)?.entry.meaning == "house")
  }

  @Test func `a rehearsal reports the same and changes nothing`() throws {
    let notes = [note(1, "ev", "house", guid: "g1"), note(2, "su", "water")]
    let rehearsed = try merge(notes, rehearse: true)
    #expect(try store.decks.all().isEmpty && store.cards.entries().isEmpty)
    #expect(try merge(notes) == rehearsed)
  }

  @Test func `imported answers lead to the state of a replay, and are added once`() throws {
    let answers = [0, 1, 4].map { day in
      AnkiImport.Answer(
        time: (20_000 + Int64(day)) * Self.day + 50_000_000,
        rating: .good,
        milliseconds: 900,
        inSession: true
      )
    }
    let card = AnkiImport.Card(kind: .recognise, isSuspended: false, answers: answers)
    let notes = [note(1, "ev", "house", guid: "g1", deck: "D", cards: [card])]
    #expect(try merge(notes).answerCount == 3)
    let found = try #require(try store.cards.entry(id: NoteID.entry(withGUID: "g1"))?.cards.first)
    let deck = try #require(try store.decks.all().first { $0.title == "D" })
    #expect(deck.settings.kinds == [.recognise] && found.kind == .recognise)
    let id = CardID(entry: NoteID.entry(withGUID: "g1"), kind: .recognise)
    let standing = try store.cards.answers(to: id).reduce(CardStanding()) {
      $0.answered($1, by: deck.settings.scheduler.scheduler, id.seed)
    }
    #expect(found.standing == standing && standing.reps == 3)
    #expect(try merge(notes).answerCount == 0)
    #expect(try store.cards.entry(id: id.entry)?.cards.first?.standing == standing)
  }

  @Test func `a suspended card is imported as known`() throws {
    let card = AnkiImport.Card(kind: .recognise, isSuspended: true, answers: [])
    _ = try merge([note(1, "ev", "house", guid: "g1", deck: "D", cards: [card])])
    let found = try store.cards.entry(id: NoteID.entry(withGUID: "g1"))?.cards.first
    #expect(found?.standing.status == .known)
  }

  @Test func `an export is imported elsewhere with its deck, cards and answers`() throws {
    let answer = AnkiImport.Answer(
      time: 20_000 * Self.day + 50_000_000,
      rating: .again,
      milliseconds: 1,
      inSession: true
    )
    let card = AnkiImport.Card(kind: .recall, isSuspended: false, answers: [answer])
    _ = try merge([
      note(1, "ev", "house", guid: "g1", deck: "D", cards: [card]), note(2, "su", "water"),
    ])
    let exported = try store.decks.exportedDecks(nil)
    #expect(exported.map(\.deck.title) == ["My words", "D"] || exported.count == 2)
    let collection = AnkiExport.collection(
      of: exported,
      now: Moment(seconds: 20_010 * 86_400, day: StudyDay(20_010)),
      created: StudyDay(20_000),
      dayStart: 20_000 * 86_400,
      utcOffset: 0,
      rolloverHour: 0
    )
    let other = try LearnerStore(path: folder.path + "/other.db")
    let report = try other.merge(
      CardImport(collection),
      settings()
    )
    #expect(report.rows.map(\.fate) == [.added, .added] && report.answerCount == 1)
    let ids = try store.cards.entries().map(\.entry.id)
    #expect(
      ids.map(NoteID.guid).sorted()
        == (try other.cards.entries()).map { NoteID.guid(ofEntry: $0.entry.id) }.sorted()
    )
    let standing = try other.cards.entry(id: NoteID.entry(withGUID: "g1"))?.cards.first?.standing
    #expect(
      standing == (try store.cards.entry(id: NoteID.entry(withGUID: "g1")))?.cards.first?.standing
    )
  }

  @Test func `answers of the same millisecond are not imported twice`() throws {
    try store.decks.add(deck("d", StorageTests.settings(kinds: [.recognise, .type])))
    for word in ["ev", "su", "kuş"] { try store.cards.add(entry(word), to: "d") }
    var count = 0
    func rate(_ word: String, _ kind: CardKind, _ rating: Rating, at time: Int64) throws {
      count += 1
      try store.rate(CardID(entry: "id-\(word)", kind: kind), rating, at: time, id: "a\(count)")
    }
    for word in ["ev", "su", "kuş"] {
      try rate(word, .recognise, .good, at: noon)
      try rate(word, .type, .good, at: noon)
      // One millisecond later, so that the export moves an answer to this time.
      try rate(word, .type, .again, at: noon + 1)
      try rate(word, .recognise, .good, at: noon + 1)
    }
    let collection = AnkiExport.collection(
      of: try store.decks.exportedDecks(nil),
      now: clock.moment(noon + 9),
      created: cardDay,
      dayStart: Int64(cardDay.number) * 86_400 + 4 * 3600,
      utcOffset: 0,
      rolloverHour: 4
    )
    #expect(Set(collection.reviews.map(\.id)).count == 12)
    let before = try dump(folder.path + "/learner.db")
    let file = CardImport(collection)
    #expect(try store.merge(file, settings()).answerCount == 0)
    #expect(try dump(folder.path + "/learner.db") == before)
    var later = collection
    let next = AnkiCollection.Review(
      id: noon + 700_000,
      card: later.reviews[0].card,
      rating: 3,
      interval: 1,
      lastInterval: 1,
      factor: 2500,
      milliseconds: 1_500,
      kind: 0
    )
    later.reviews.append(next)
    let more = CardImport(later)
    #expect(try store.merge(more, settings()).answerCount == 1)
  }
}
