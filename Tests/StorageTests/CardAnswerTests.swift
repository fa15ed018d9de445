import Cards
import Coordination
import Memory
import RandomTestSupport
import Storage
import Testing

/// Answers to cards are stored, refused or undone as a whole.
@Suite(.seeded) struct CardAnswerTests {
  let folder: TemporaryFolder
  let store: LearnerStore
  private let card = CardID(entry: "id-elma", kind: .recognise)

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    store = try LearnerStore(path: folder.record)
    try store.decks.add(deck("d", settings()))
    try store.cards.add(entry("elma"), to: "d")
  }

  @Test func `an answer changes both the log and the card, or neither`() throws {
    let after = try store.rate(card, .good, id: "1")
    #expect(try store.cards.card(card)?.standing == after)
    #expect(try store.cards.answers(to: card).map(\.id) == ["1"])
    let before = try dump(folder.record)
    // The log has this id already, so the card must not change either.
    #expect(throws: DatabaseError.self) { try store.rate(card, .again, at: noon + 1, id: "1") }
    #expect(try dump(folder.record) == before)
    // If the log can't be written, the card must not change.
    try execute(
      "CREATE TRIGGER t BEFORE UPDATE ON card BEGIN SELECT RAISE(ABORT, ''); END",
      on: folder.record
    )
    let full = try dump(folder.record)
    #expect(throws: DatabaseError.self) { try store.rate(card, .good, at: noon + 2, id: "2") }
    #expect(try dump(folder.record) == full)
  }

  @Test func `a card is new on the day of its first answer only`() throws {
    try store.cards.add(entry("armut"), to: "d")
    try store.rate(card, .again, id: "1")
    try store.rate(card, .good, at: noon + 10, id: "2")
    try store.rate(CardID(entry: "id-armut", kind: .recognise), .good, at: noon + 20, id: "3")
    #expect(try store.cards.newCards(since: noon) == 2)
    #expect(try store.cards.newCards(since: noon + 10) == 1)
    #expect(try store.cards.newCards(since: noon + 21) == 0)
  }

  @Test func `a card that another window changed refuses the answer`() throws {
    let shown = try #require(try store.cards.card(card)).standing
    let other = try LearnerStore(path: folder.record)
    let ours = CardAnswer(
      id: "ours",
      card: card,
      time: noon,
      day: cardDay,
      rating: .easy,
      typed: nil,
      milliseconds: 1,
      scheduler: "fsrs",
      inSession: true
    )
    let after = shown.answered(ours, by: settings().scheduler.scheduler, card.seed)
    try other.rate(card, .again, id: "theirs")
    let before = try dump(folder.record)
    #expect {
      try store.cards.record(ours, before: shown, after: after)
    } throws: {
      ($0 as? DatabaseError)?.reason == .cardChanged("id-elma/recognise")
    }
    #expect(throws: DatabaseError.self) { try store.cards.set(after, of: card, before: shown) }
    #expect(try dump(folder.record) == before)
  }

  @Test func `only the last answer to a card can be undone`() throws {
    let fresh = try dump(folder.record)
    try store.rate(card, .good, id: "1")
    let once = try dump(folder.record)
    try store.rate(card, .hard, at: noon + 600_000, id: "2")
    let twice = try dump(folder.record)
    for id in ["1", "3"] {
      #expect(throws: DatabaseError.self) { try store.cards.undo(answer: id) }
    }
    #expect(try dump(folder.record) == twice)
    try store.cards.undo(answer: "2")
    #expect(try dump(folder.record) == once)
    try store.cards.undo(answer: "1")
    #expect(try dump(folder.record) == fresh)
  }

  @Test(arguments: [SchedulerSettings.Algorithm.fsrs, .learnio, .ladder], 0..<8)
  func `undo restores all cards of a session byte for byte, also after its end`(
    algorithm: SchedulerSettings.Algorithm,
    seed: Int
  ) throws {
    try store.decks.update(deck("d", settings(algorithm, leech: 2)))
    for index in 0..<12 { try store.cards.add(entry("söz\(index)"), to: "d") }
    var random = TestRandom(UInt64(seed))
    // Cards with earlier answers, some of them overdue.
    for index in 0..<6 {
      let card = CardID(entry: "id-söz\(index)", kind: .recognise)
      for day in 0..<3 {
        let time = noon - Int64(9 - day * 3) * 86_400_000
        let rating = try #require(Rating.allCases.randomElement(using: &random))
        try store.rate(card, rating, at: time, id: "old-\(index)-\(day)")
      }
    }
    var dumps = [try dump(folder.record)]
    var walk = try ReviewWalk(store, id: "a", seed: UInt64(seed))
    var steps = 0
    while walk.review?.asked != nil, steps < 60 {
      steps += 1
      switch Int.random(in: 0..<8, using: &random) {
      case 0: try walk.send(.skip)
      case 1: try walk.send(.putAside)
      case 2: try walk.send(.edit)
      default: try walk.rate(try #require(Rating.allCases.randomElement(using: &random)))
      }
      dumps.append(try dump(folder.record))
    }
    #expect(walk.kept.count > 8 || algorithm == .ladder)
    var undone = walk
    for expected in dumps.dropLast().reversed() {
      try undone.send(.undo)
      #expect(try dump(folder.record) == expected)
    }
    #expect(undone.kept.isEmpty)
  }

  @Test func `the next review can undo the answers of the last one, newest first`() throws {
    for index in 0..<6 { try store.cards.add(entry("söz\(index)"), to: "d") }
    var dumps = [try dump(folder.record)]
    var walk = try ReviewWalk(store, id: "a")
    for _ in 0..<5 {
      try walk.rate(.easy)
      dumps.append(try dump(folder.record))
    }
    var later = try ReviewWalk(store, id: "b", at: noon + 3_600_000)
    for expected in dumps.dropLast().reversed() {
      try later.send(.undo)
      #expect(try dump(folder.record) == expected)
      // The card of an undone answer is asked again first.
      #expect(later.review?.asked?.card.standing.isNew == true)
    }
    try later.send(.undo)
    #expect(later.notices.last == .nothingToUndo)
    // It can be answered again.
    try later.rate(.good)
    #expect(try store.cards.lastAnswers(limit: 9).map(\.answer.id) == ["b-1"])
  }

  @Test func `a word missed elsewhere becomes due, and its new cards come first`() throws {
    try store.cards.add(entry("at"), to: "d")
    try store.rate(card, .easy, id: "1")
    #expect(try store.due.tallies(at: moment).map(\.due) == [0])
    let tomorrow = clock.moment(noon + 86_400_000)
    #expect(try store.cards.makeDue(word: "ELMA", on: tomorrow.day).count == 2)
    #expect(try store.cards.card(card)?.standing.due == .on(tomorrow.day))
    #expect(try store.cards.makeDue(word: "at", on: tomorrow.day).count == 2)
    let new = try store.due.candidates(inDeck: "d", at: tomorrow, newWords: 9).filter {
      $0.memory == nil
    }
    #expect(try new.first.flatMap { try store.cards.card(number: $0.number) }?.entry.word == "at")
    #expect(try store.cards.makeDue(word: "yok", on: tomorrow.day) == DueChange())
    // Cards that are already due or marked as known stay as they are.
    var aside = try #require(try store.cards.card(card)).standing
    let due = aside
    aside.status = .known
    try store.cards.set(aside, of: card, before: due)
    let before = try dump(folder.record)
    try store.cards.makeDue(word: "elma", on: cardDay)
    #expect(
      try dump(folder.record).filter { $0.contains("recognise") }
        == before.filter { $0.contains("recognise") }
    )
  }

  @Test func `undoing that a word became due restores its cards byte for byte`() throws {
    try store.cards.add(entry("at"), to: "d")
    try store.rate(card, .easy, id: "1")
    let before = try dump(folder.record)
    let first = try store.cards.makeDue(word: "elma", on: cardDay + 1)
    let other = try store.cards.makeDue(word: "at", on: cardDay + 1)
    let again = try store.cards.makeDue(word: "at", on: cardDay + 1)
    #expect(first.hasChanges && other.hasChanges && !again.hasChanges)
    #expect(try dump(folder.record) != before)
    for change in [again, other, first] { try store.cards.undo(change) }
    #expect(try dump(folder.record) == before)
    // A card that was answered since keeps its answer.
    let late = try store.cards.makeDue(word: "elma", on: cardDay + 1)
    try store.rate(card, .good, at: noon + 86_400_000, id: "2")
    let answered = try store.cards.card(card)
    try store.cards.undo(late)
    #expect(try store.cards.card(card) == answered)
  }

  @Test func `entries that were added to a deck are taken back unless they were used`() throws {
    let course = deck("e", settings())
    let first = try store.decks.begin([entry("at"), entry("elma")], of: course)
    let second = try store.decks.begin([entry("at"), entry("kuş")], of: course)
    try store.decks.takeBack(first)
    // The deck stays while it has a word that was added later.
    #expect(try store.cards.entries(inDeck: "e").map(\.entry.word) == ["kuş"])
    try store.decks.takeBack(second)
    #expect(try store.cards.entries(inDeck: "e").isEmpty)
    let used = try store.decks.begin([entry("balık")], of: deck("f", settings()))
    try store.rate(CardID(entry: "id-balık", kind: .recognise), .good, id: "1")
    try store.decks.takeBack(used)
    #expect(try store.cards.entries(inDeck: "f").map(\.entry.word) == ["balık"])
  }

  @Test func `a list that is done completes its deck, and other decks only get new texts`() throws {
    let course = deck("e", settings())
    _ = try store.decks.begin([entry("at")], of: course)
    try store.decks.refresh(course, [entry("at"), entry("kuş")])
    #expect(try store.cards.entries(inDeck: "e").map(\.entry.word) == ["at"])
    var done = course
    done.created += 5
    try store.decks.complete(done, [entry("at"), entry("kuş")])
    #expect(try store.cards.entries(inDeck: "e").map(\.entry.word) == ["at", "kuş"])
    #expect(try store.decks.find(id: "e")?.created == done.created)
  }
}
