import CardFiles
import Cards
import Memory
import Storage
import Testing

/// Cards whose schedule comes from a file of Anki.
struct KeptCardTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder()
    store = try LearnerStore(path: folder.path + "/learner.db")
  }

  private static let id = CardID(entry: NoteID.entry(withGUID: "g"), kind: .recognise)

  /// A collection of one card, whose day 0 is ``cardDay``.
  private func collection(_ change: (inout AnkiCollection.Card) -> Void) -> AnkiCollection {
    let start = Int64(cardDay.number) * 86_400 + 4 * 3600
    var made = AnkiCollection(created: start, utcOffset: 0, rolloverHour: 4)
    made.notetypes = [
      AnkiCollection.Notetype(
        id: 5,
        name: "Basic",
        fields: ["Front", "Back"],
        templates: [
          AnkiCollection.Template(name: "Card 1", front: "{{Front}}", back: "{{Back}}")
        ]
      )
    ]
    made.decks = [AnkiCollection.Deck(id: 2, name: "D")]
    let fields = ["ev", "house"]
    made.notes = [AnkiCollection.Note(id: 9, guid: "g", notetype: 5, tags: [], fields: fields)]
    var card = AnkiCollection.Card(
      id: 20,
      note: 9,
      deck: 2,
      ordinal: 0,
      type: .review,
      queue: .review,
      reps: 7,
      lapses: 2
    )
    change(&card)
    made.cards = [card]
    return made
  }

  private func review(_ time: Int64, kind: Int = 1, factor: Int = 2500) -> AnkiCollection.Review {
    AnkiCollection.Review(
      id: time,
      card: 20,
      rating: kind == 4 ? 0 : 3,
      interval: 3,
      lastInterval: 1,
      factor: factor,
      milliseconds: 900,
      kind: kind
    )
  }

  private func merge(_ collection: AnkiCollection) throws -> CardStanding {
    let settings = CardFileSettings(
      deck: Deck(id: "my-words", title: "My words", created: 5),
      freshID: { "deck" },
      day: { clock.moment($0).day },
      isRehearsal: false
    )
    _ = try store.merge(CardImport(collection), settings)
    return try #require(try store.cards.card(Self.id)).standing
  }

  @Test func `a card without a log keeps its interval and its day`() throws {
    let file = collection { card in
      card.due = 40
      card.interval = 60
    }
    let standing = try merge(file)
    #expect(standing.due == .on(cardDay + 40) && standing.reps == 7 && standing.lapses == 2)
    guard case .fsrs(let state)? = standing.memory else { return #expect(Bool(false)) }
    #expect(state.memory?.stability == 60 && state.lastReview?.day == cardDay + -20)
    #expect(try merge(file) == standing)
  }

  @Test func `a card without a log keeps what FSRS knew of it`() throws {
    let standing = try merge(
      collection { card in
        card.due = 3
        card.interval = 5
        card.data = #"{"pos":2,"s":12.5,"d":4.25,"dr":0.9,"lrt":1727957000}"#
      }
    )
    guard case .fsrs(let state)? = standing.memory else { return #expect(Bool(false)) }
    #expect(state.memory == FSRSMemory(stability: 12.5, difficulty: 4.25))
    #expect(state.lastReview?.seconds == 1_727_957_000 && state.due == .on(cardDay + 3))
  }

  @Test func `a due day that was set by hand is kept, with the interval up to it`() throws {
    var file = collection { $0.due = 61 }
    file.reviews = [review(noon, kind: 4)]
    guard case .fsrs(let state)? = try merge(file).memory else { return #expect(Bool(false)) }
    #expect(state.due == .on(cardDay + 61) && state.lastReview?.day == cardDay)
    #expect(state.memory?.stability == 61)
  }

  @Test func `a card in a learning step without a log continues there`() throws {
    let standing = try merge(
      collection { card in
        card.type = .relearning
        card.queue = .learning
        card.due = noon / 1000 + 300
        card.left = 1001
        card.data = #"{"s":2,"d":5}"#
      }
    )
    guard case .fsrs(let state)? = standing.memory else { return #expect(Bool(false)) }
    #expect(state.phase == .relearning(step: 0) && state.due == .at(noon / 1000 + 300))
  }

  @Test func `absurd values do no harm`() throws {
    for value in [Int64.min, -1, 0, 999_999_999, 1_000_000_000, Int64.max] {
      for type in [AnkiCollection.CardType.learning, .review, .relearning] {
        let file = collection { card in
          card.type = type
          card.due = value
          card.interval = Int(value)
          card.left = Int(value)
          card.factor = Int(value)
          card.reps = Int(value)
          card.data = "{\"s\":1e999,\"d\":-5,\"lrt\":\(value)}"
        }
        var strange = file
        strange.created = value
        strange.reviews = [review(value, kind: Int(value % 5))]
        for file in [file, strange] {
          let other = try LearnerStore(path: folder.path + "/\(value)-\(type)-\(file.created).db")
          let settings = CardFileSettings(
            deck: deck(),
            freshID: { "deck" },
            day: { clock.moment($0).day },
            isRehearsal: false
          )
          _ = try other.merge(CardImport(file), settings)
          _ = try other.cards.card(Self.id)
        }
      }
    }
  }

  @Test func `a log is replayed, and the due day in the file is kept`() throws {
    var file = collection { card in
      card.due = 17
      card.interval = 13
    }
    file.reviews = [review(noon, kind: 0), review(noon + 4 * 86_400_000)]
    let standing = try merge(file)
    let answers = try store.cards.answers(to: Self.id)
    let settings = try #require(try store.decks.find(id: "deck")).settings
    let replayed = answers.reduce(CardStanding()) {
      $0.answered($1, by: settings.scheduler.scheduler, Self.id.seed)
    }
    #expect(standing.due == .on(cardDay + 17) && standing.reps == 2)
    guard case .fsrs(let state)? = standing.memory, case .fsrs(let other)? = replayed.memory else {
      return #expect(Bool(false))
    }
    #expect(state.memory == other.memory && state.lastReview == other.lastReview)
    #expect(state.phase == .review)
  }

  @Test func `the due day in a file is ignored after a later answer`() throws {
    var file = collection { $0.due = 17 }
    file.reviews = [review(noon)]
    _ = try merge(file)
    let after = try store.rate(Self.id, .good, at: noon + 9 * 86_400_000, id: "a")
    file.cards[0].due = 11
    file.reviews.append(review(noon + 2 * 86_400_000))
    let standing = try merge(file)
    #expect(standing.reps == 3 && standing.due != .on(cardDay + 11))
    #expect(after.reps == 2)
  }

  @Test func `a card that was reset in Anki is new`() throws {
    var file = collection { card in
      card.type = .new
      card.queue = .new
    }
    file.reviews = [review(noon), review(noon + 1000, kind: 4, factor: 0)]
    #expect(try merge(file).isNew)
    #expect(try store.cards.answers(to: Self.id).count == 1)
  }

  @Test func `an answer without earlier log continues the schedule, also in a replay`() throws {
    let file = collection { card in
      card.due = 0
      card.interval = 60
    }
    let standing = try merge(file)
    let after = try store.rate(Self.id, .good, id: "a")
    guard case .fsrs(let state)? = after.memory else { return #expect(Bool(false)) }
    #expect((state.memory?.stability ?? 0) > 60 && after.reps == 8)
    let known = try #require(try store.decks.find(id: "deck"))
    let log = try #require(try store.decks.logs(inDeck: "deck").first)
    #expect(log.base == standing.memory && log.records.count == 1)
    let change = ScheduleChange(
      [log],
      to: known.settings.scheduler.scheduler,
      on: cardDay,
      leftToday: 10,
      limit: 10
    )
    try store.decks.update(known, applying: { _ in change.outcomes })
    #expect(try store.cards.card(Self.id)?.standing == after)
    try store.cards.undo(answer: "a")
    #expect(try store.cards.card(Self.id)?.standing == standing)
  }

  @Test func `a change of scheduler keeps the due day of a card without a log`() throws {
    let standing = try merge(collection { $0.due = 40 })
    var changed = try #require(try store.decks.find(id: "deck"))
    changed.settings.scheduler.algorithm = .ladder
    let change = ScheduleChange(
      try store.decks.logs(inDeck: "deck"),
      to: changed.settings.scheduler.scheduler,
      on: cardDay,
      leftToday: 10,
      limit: 10
    )
    try store.decks.update(changed, applying: { _ in change.outcomes })
    let after = try #require(try store.cards.card(Self.id)).standing
    #expect(after.due == standing.due && after.reps == standing.reps)
  }

  @Test func `a card without a log is exported to Anki as it was imported`() throws {
    let file = collection { card in
      card.due = 40
      card.interval = 60
      card.data = #"{"s":12.5,"d":4.25,"dr":0.9,"decay":0.154,"lrt":1726318800}"#
    }
    _ = try merge(file)
    let sent = AnkiExport.collection(
      of: try store.decks.exportedDecks(nil),
      now: moment,
      created: cardDay,
      dayStart: file.created,
      utcOffset: 0,
      rolloverHour: 4
    )
    let card = try #require(sent.cards.first)
    #expect(card.due == 40 && card.interval == 60 && card.type == .review && card.reps == 7)
    #expect(card.data == file.cards[0].data)
  }
}
