import Cards
import Coordination
import Memory
import RandomTestSupport
import Storage
import Testing

/// The counts of due cards agree with the cards that reviews ask.
@Suite(.seeded) struct CardDueTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    store = try LearnerStore(path: folder.record)
  }

  @Test(arguments: 0..<40)
  func `the counts of a deck are the cards that its review asks`(seed: Int) throws {
    try prepare(seed)
    for hour in 0..<3 {
      let time = noon + Int64(hour) * 7 * 3_600_000
      let tally = try #require(try store.due.tallies(at: clock.moment(time)).first)
      let asked = try count(at: time, seed: UInt64(seed))
      #expect(tally.due + tally.new == asked.total, "\(tally) \(asked)")
      #expect(tally.new == asked.new)
    }
  }

  @Test(arguments: 0..<40)
  func `after a review nothing is asked before the reported next day`(seed: Int) throws {
    try prepare(seed)
    var walk = try ReviewWalk(store, at: noon, seed: UInt64(seed))
    var steps = 0
    while walk.review?.asked != nil, steps < 300 {
      steps += 1
      try walk.rate(.easy)
    }
    // LearnIO asks hardly known cards in every session; and with a review limit of 0, due cards
    // hold back the new cards of their words for ever.
    guard try store.due.tallies(at: clock.moment(walk.time)).map(\.total) == [0],
      try store.decks.find(id: "d")?.settings.reviewLimit != 0
    else { return }
    let next = try store.nextDay("d", after: cardDay)
    for days in 1...(next.map { $0 - cardDay } ?? 400) {
      let day = clock.moment(noon + Int64(days) * 86_400_000)
      let total = try store.due.tallies(at: day).map(\.total)
      #expect((total != [0]) == (day.day == next), "\(days) \(String(describing: next))")
    }
  }

  /// Adds a deck with random settings and earlier answers.
  private func prepare(_ seed: Int) throws {
    var random = TestRandom(UInt64(seed))
    let algorithm = try #require(SchedulerSettings.Algorithm.allCases.randomElement(using: &random))
    let kinds = try #require(
      [CardKind.usual, CardKind.allCases, [.type]].randomElement(using: &random)
    )
    try store.decks.add(deck("d", settings(algorithm, kinds: CardKind.allCases)))
    for index in 0..<30 {
      // Some entries share a word: siblings across entries.
      try store.cards.add(entry("söz\(index % 24)", id: "e\(index)"), to: "d")
    }
    try answerAtRandom(&random)
    try store.decks.update(
      deck(
        "d",
        settings(
          algorithm,
          kinds: kinds,
          new: Int.random(in: 0...12, using: &random),
          reviews: Int.random(in: 0...12, using: &random)
        )
      )
    )
  }

  /// Adds answers of earlier days and today, and marks cards as known or skipped.
  private func answerAtRandom(_ random: inout TestRandom) throws {
    for day in stride(from: 12, through: 0, by: -1) {
      for index in 0..<30 where Int.random(in: 0..<5, using: &random) == 0 {
        let kind = try #require(CardKind.allCases.randomElement(using: &random))
        let card = CardID(entry: "e\(index)", kind: kind)
        let time = noon - Int64(day) * 86_400_000 - 3_600_000
        let rating = try #require(Rating.allCases.randomElement(using: &random))
        try store.rate(card, rating, at: time, id: "\(day)-\(index)")
        guard Int.random(in: 0..<9, using: &random) == 0 else { continue }
        let standing = try #require(try store.cards.card(card)).standing
        var changed = standing
        if Bool.random(using: &random) {
          changed.status = .known
        } else {
          changed.skippedUntil = cardDay + Int.random(in: 0...1, using: &random)
        }
        try store.cards.set(changed, of: card, before: standing)
      }
    }
  }

  /// Counts the cards that a review shows at a moment, without steps that it shows early.
  private func count(at time: Int64, seed: UInt64) throws -> ReviewQueue.Counts {
    let opened = try ReviewWalk.opened(store, ReviewRequest(), id: "s", at: time, seed: seed)
    let moment = clock.moment(time)
    var queue = opened.queue
    var counts = ReviewQueue.Counts()
    while case .show(let turn) = queue.next(at: moment) {
      let card = try #require(try store.cards.card(number: turn.card))
      queue.remove(turn.card)
      switch card.standing.due {
      case nil: counts.new += 1
      case .at(let seconds): if seconds <= moment.seconds { counts.learning += 1 }
      case .on: counts.review += 1
      }
    }
    return counts
  }

  @Test func `a card of a kind no longer asked holds back no other card of its word`() throws {
    try store.decks.add(deck("d", settings()))
    try store.cards.add(entry("elma"), to: "d")
    try store.rate(CardID(entry: "id-elma", kind: .recognise), .easy, at: noon, id: "1")
    try store.decks.update(deck("d", settings(kinds: [.type])))
    let later = clock.moment(noon + 400 * 86_400_000)
    let tally = try #require(try store.due.tallies(at: later).first)
    #expect(tally.new == 1 && tally.due == 0)
    #expect(try store.due.candidates(inDeck: "d", at: later, newWords: 5).count == 1)
  }

  @Test func `new words are found after any number that can't be asked today`() throws {
    try store.decks.add(deck("d", settings(kinds: [.recognise], reviews: 0)))
    for index in 0..<200 { try store.cards.add(entry("söz\(index)"), to: "d") }
    for index in 0..<190 {
      let card = CardID(entry: "id-söz\(index)", kind: .recognise)
      try store.rate(card, .easy, id: "\(index)")
    }
    try store.decks.update(deck("d", settings(kinds: [.recognise, .type], new: 3, reviews: 0)))
    // The new cards of all the due words come first in the order.
    let later = clock.moment(noon + 60 * 86_400_000)
    #expect(try store.due.tallies(at: later).map(\.new) == [3])
    let found = try store.due.candidates(inDeck: "d", at: later, newWords: 3).filter {
      $0.memory == nil
    }
    #expect(Set(found.map(\.word)).count >= 3)
  }

  @Test func `limits are for the whole day, including cards asked before`() throws {
    try store.decks.add(deck("d", settings(new: 3, reviews: 2)))
    for index in 0..<9 { try store.cards.add(entry("söz\(index)"), to: "d") }
    #expect(try store.due.tallies(at: moment).map(\.new) == [3])
    for index in 0..<3 {
      let card = CardID(entry: "id-söz\(index)", kind: .recognise)
      try store.rate(card, .easy, at: noon + Int64(index), id: "\(index)")
    }
    #expect(try store.due.tallies(at: moment).map(\.new) == [0])
    // A day begins at four in the morning.
    let night = clock.moment(noon + 15 * 3_600_000)
    #expect(try store.due.tallies(at: night).map(\.new) == [0])
    let morning = clock.moment(noon + 17 * 3_600_000)
    #expect(try store.due.tallies(at: morning).map(\.new) == [3])
    let later = clock.moment(noon + 60 * 86_400_000)
    #expect(try store.due.tallies(at: later).map(\.due) == [2])
  }

  @Test func `no kind's name contains another's, because SQL searches for the names`() {
    for kind in CardKind.allCases {
      #expect(CardKind.allCases.filter { $0.rawValue.contains(kind.rawValue) } == [kind])
    }
  }

  @Test func `the next day of a deck and its next step are reported`() throws {
    try store.decks.add(deck("d", settings(kinds: [.recognise], new: 0)))
    for word in ["at", "su"] { try store.cards.add(entry(word), to: "d") }
    try store.rate(CardID(entry: "id-at", kind: .recognise), .easy, id: "1")
    try store.rate(CardID(entry: "id-su", kind: .recognise), .again, id: "2")
    let tally = try #require(try store.due.tallies(at: moment).first)
    #expect(tally.due == 0)
    #expect(try store.nextDay("d", after: cardDay) == cardDay + 8)
    // A card that is not asked on its due day is asked on the next day.
    #expect(try store.nextDay("d", after: cardDay + 8) == cardDay + 9)
    let isAsked = (due: 1, new: 0)
    #expect(try store.nextDay("d", after: cardDay + 8, asking: isAsked) == nil)
    #expect(try store.nextDay("d", after: cardDay, ahead: cardDay + 8) == nil)
    #expect(tally.nextStep == noon / 1000 + 60)
    let after = try #require(try store.due.tallies(at: clock.moment(noon + 60_000)).first)
    #expect(after.due == 1 && after.nextStep == nil)
  }

  @Test func `due cards beyond the limit form a backlog with its last day`() throws {
    let deck = deck("d", settings(kinds: [.recognise], reviews: 2))
    try store.decks.add(deck)
    for index in 0..<9 { try store.cards.add(entry("söz\(index)"), to: "d") }
    for index in 0..<9 {
      let card = CardID(entry: "id-söz\(index)", kind: .recognise)
      try store.rate(card, .easy, at: noon + Int64(index), id: "\(index)")
    }
    #expect(try store.backlog("d", on: cardDay, asked: AskedToday()) == nil)
    let later = noon + 60 * 86_400_000
    let day = clock.moment(later).day
    let backlog = Backlog(waiting: 7, clearOn: day + 5)
    #expect(try store.backlog("d", on: day, asked: AskedToday()) == backlog)
    for index in 0..<2 {
      let card = CardID(entry: "id-söz\(index)", kind: .recognise)
      try store.rate(card, .easy, at: later + Int64(index), id: "again-\(index)")
    }
    let asked = try store.due.asked(on: day)
    #expect(try store.backlog("d", on: day, asked: asked) == backlog)
    #expect(try store.nextDay("d", after: day) == day + 1)
    #expect(try store.nextDay("d", after: day, asking: (due: 7, new: 0)) != day + 1)
    // Two skipped cards leave the backlog and return on the next day like cards due then.
    for index in 2..<4 {
      let card = CardID(entry: "id-söz\(index)", kind: .recognise)
      try store.skip(card, until: day + 1)
    }
    let shorter = Backlog(waiting: 5, clearOn: day + 5)
    #expect(try store.backlog("d", on: day, asked: asked) == shorter)
    for index in 2..<4 {
      let card = CardID(entry: "id-söz\(index)", kind: .recognise)
      try store.skip(card, until: day + 9)
    }
    #expect(try store.backlog("d", on: day, asked: asked) == Backlog(waiting: 5, clearOn: day + 4))
  }
}

extension LearnerStore {
  fileprivate func nextDay(
    _ deck: String,
    after day: StudyDay,
    asking: (due: Int, new: Int) = (0, 0),
    ahead last: StudyDay? = nil
  ) throws -> StudyDay? {
    let deck = try #require(try decks.find(id: deck))
    return try due.outlook(ofDeck: deck, on: day, asking: asking, asked: AskedToday(), ahead: last)
      .nextDay
  }

  fileprivate func backlog(_ deck: String, on day: StudyDay, asked: AskedToday) throws -> Backlog? {
    let deck = try #require(try decks.find(id: deck))
    return try due.outlook(ofDeck: deck, on: day, asking: (0, 0), asked: asked).backlog
  }

  fileprivate func skip(_ id: CardID, until day: StudyDay) throws {
    let card = try #require(try cards.card(id))
    var standing = card.standing
    standing.skippedUntil = day
    try cards.set(standing, of: id, before: card.standing)
  }
}
