import Cards
import Memory
import RandomTestSupport
import Storage
import Testing

/// Reviews of several decks on one day.
@Suite(.seeded) struct DayTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    store = try LearnerStore(path: folder.record)
  }

  private func selection(
    _ request: ReviewRequest = ReviewRequest(),
    at time: Int64 = noon,
    within limits: DayLimits = DayLimits(),
    seed: UInt64 = 1
  ) throws -> ReviewSelection {
    let moment = clock.moment(time)
    return try store.due.selection(
      request,
      of: try store.decks.all(),
      within: limits,
      asked: try store.due.asked(on: moment.day),
      at: moment,
      seed: seed
    )
  }

  @Test(arguments: 0..<150)
  func `the counts of each deck agree with a review of all decks`(seed: Int) throws {
    var random = TestRandom(UInt64(seed))
    try prepare(&random)
    for limits in [
      DayLimits(), DayLimits(newCards: Int.random(in: 0...9, using: &random)),
      DayLimits(reviews: Int.random(in: 1...9, using: &random)),
      DayLimits(
        newCards: Int.random(in: 0...30, using: &random),
        reviews: Int.random(in: 1...30, using: &random)
      ),
    ] {
      for time in [noon, noon + 7 * 3_600_000, noon + 3 * 86_400_000] {
        let tallies = try store.due.tallies(at: clock.moment(time), within: limits)
        let seed = UInt64.random(in: 0...99, using: &random)
        let shares = try selection(at: time, within: limits, seed: seed).shares
        for tally in tallies {
          let share = try #require(shares[tally.deck])
          #expect(tally.due - tally.learning == share.due, "\(tally) \(share)")
          #expect(tally.new == share.new, "\(tally) \(share)")
          #expect(tally.heldBack == share.heldBack, "\(tally) \(share)")
        }
        let total = try store.due.total(at: clock.moment(time), within: limits)
        #expect(total.due == tallies.reduce(0) { $0 + $1.due })
        #expect(total.new == tallies.reduce(0) { $0 + $1.new })
        #expect(total.nextStep == tallies.compactMap(\.nextStep).min())
        if let new = limits.newCards { #expect(tallies.reduce(0) { $0 + $1.new } <= new) }
        let due = tallies.reduce(0) { $0 + $1.due - $1.learning }
        if let reviews = limits.reviews { #expect(due <= reviews) }
      }
    }
  }

  /// Adds three decks that share words, with earlier answers.
  private func prepare(_ random: inout TestRandom) throws {
    let ids = ["a", "b", "c"]
    for id in ids { try store.decks.add(deck(id, settings(kinds: CardKind.allCases))) }
    let words = Int.random(in: 8...36, using: &random)
    let pause = Int.random(in: 2...20, using: &random)
    for index in 0..<36 {
      let word = "söz\(Int.random(in: 0..<words, using: &random))"
      try store.cards.add(entry(word, id: "e\(index)"), to: ids[index % 3])
    }
    for day in stride(from: 12, through: 0, by: -1) {
      for index in 0..<36 where Int.random(in: 0..<pause, using: &random) == 0 {
        let kind = try #require(CardKind.allCases.randomElement(using: &random))
        let rating = try #require(Rating.allCases.randomElement(using: &random))
        let time = noon - Int64(day) * 86_400_000 - 3_600_000
        try store.rate(
          CardID(entry: "e\(index)", kind: kind),
          rating,
          at: time,
          id: "\(day) \(index)"
        )
      }
    }
    if Bool.random(using: &random) { try store.cards.makeDue(word: "söz3", on: cardDay) }
    for id in ids {
      let kinds = [CardKind.usual, CardKind.allCases, [.type]].randomElement(using: &random)
      try store.decks.update(
        deck(
          id,
          settings(
            kinds: try #require(kinds),
            new: Int.random(in: 0...9, using: &random),
            reviews: Int.random(in: 0...9, using: &random)
          )
        )
      )
    }
  }

  @Test func `decks take turns with new cards, up to the limit of the day`() throws {
    for id in ["a", "b", "c"] { try store.decks.add(deck(id, settings(kinds: [.recognise]))) }
    for index in 0..<60 {
      try store.cards.add(entry("söz\(index)"), to: ["a", "b", "c"][index % 3])
    }
    #expect(try store.due.tallies(at: moment).map(\.new) == [7, 7, 6])
    #expect(
      try store.due.tallies(at: moment, within: DayLimits(newCards: 4)).map(\.new) == [2, 1, 1]
    )
    // Cards that one deck has already asked today count too.
    for index in 0..<6 {
      let card = CardID(entry: "id-söz\(index * 3)", kind: .recognise)
      try store.rate(card, .easy, id: "\(index)")
    }
    #expect(try store.due.tallies(at: moment).map(\.new) == [1, 7, 6])
    // A deck with a higher limit raises the limit of the day.
    try store.decks.update(deck("c", settings(kinds: [.recognise], new: 40)))
    #expect(try store.due.tallies(at: moment).map(\.new) == [8, 13, 13])
    #expect(
      try store.due.tallies(at: moment, within: DayLimits(newCards: 20)).map(\.new) == [1, 7, 6]
    )
  }

  @Test func `a request may allow fewer new cards than the day, missed words included`() throws {
    try store.decks.add(deck("a", settings(kinds: [.recognise])))
    for index in 0..<9 { try store.cards.add(entry("söz\(index)"), to: "a") }
    _ = try store.cards.makeDue(word: "söz7", on: clock.moment(noon).day)
    func new(_ most: Int?) throws -> Int {
      try selection(ReviewRequest(newCards: most)).queue.counts.new
    }
    #expect(try [nil, 0, 1, 3, 40].map(new) == [9, 0, 1, 3, 9])
  }

  @Test
  func `a missed new word is asked today, even if the day's limit is reached`()
    throws
  {
    for id in ["a", "b"] { try store.decks.add(deck(id, settings(kinds: [.recognise]))) }
    for index in 0..<9 { try store.cards.add(entry("söz\(index)"), to: index < 5 ? "a" : "b") }
    let limits = DayLimits(newCards: 2)
    for index in 0..<2 {
      try store.rate(CardID(entry: "id-söz\(index)", kind: .recognise), .easy, id: "\(index)")
    }
    #expect(try store.due.tallies(at: moment, within: limits).map(\.new) == [0, 0])
    for index in [7, 8] { try store.cards.makeDue(word: "söz\(index)", on: cardDay) }
    #expect(try store.due.tallies(at: moment, within: limits).map(\.new) == [0, 2])
    let shares = try selection(within: limits).shares
    #expect(shares["a"]?.new == 0 && shares["b"]?.new == 2)
    #expect(
      try store.due.tallies(at: moment, within: DayLimits(newCards: 0)).map(\.new) == [0, 0]
    )
    // The limit of the deck still applies.
    try store.decks.update(deck("b", settings(kinds: [.recognise], new: 1)))
    #expect(try store.due.tallies(at: moment, within: limits).map(\.new) == [0, 1])
  }

  @Test func `a word of two decks is asked once, and counted once`() throws {
    for id in ["a", "b"] { try store.decks.add(deck(id, settings(kinds: [.recognise]))) }
    for id in ["a", "b"] {
      for word in ["at", "ev", "su"] {
        try store.cards.add(entry(word, id: "\(id)-\(word)"), to: id)
      }
    }
    try store.cards.add(entry("yol"), to: "b")
    #expect(try store.due.tallies(at: moment).map(\.new) == [3, 1])
    for card in ["a-at", "b-ev"] {
      try store.rate(CardID(entry: card, kind: .recognise), .easy, id: card)
    }
    let later = clock.moment(noon + 60 * 86_400_000)
    #expect(try store.due.tallies(at: later).map(\.due) == [1, 1])
    #expect(try store.due.tallies(at: later).map(\.new) == [1, 1])
  }

  @Test func `a word beyond the limit of one deck is asked from the other that has it`() throws {
    for id in ["a", "b"] { try store.decks.add(deck(id, settings(kinds: [.recognise]))) }
    for id in ["a", "b"] {
      for word in ["at", "ev", "su"] {
        try store.cards.add(entry(word, id: "\(id)-\(word)"), to: id)
      }
    }
    for (day, id) in ["a", "b"].enumerated() {
      for word in ["at", "ev", "su"] {
        let card = CardID(entry: "\(id)-\(word)", kind: .recognise)
        try store.rate(card, .easy, at: noon + Int64(day) * 86_400_000, id: "\(card)")
      }
    }
    try store.decks.update(deck("a", settings(kinds: [.recognise], reviews: 1)))
    let later = noon + 60 * 86_400_000
    #expect(try store.due.tallies(at: clock.moment(later)).map(\.due) == [1, 2])
    let shares = try selection(at: later).shares
    #expect(shares["a"]?.due == 1 && shares["b"]?.due == 2)
  }

  @Test func `cards within the decks' limits but beyond the day's form a backlog`()
    throws
  {
    for id in ["a", "b"] { try store.decks.add(deck(id, settings(kinds: [.recognise]))) }
    for index in 0..<10 { try store.cards.add(entry("söz\(index)"), to: index < 5 ? "a" : "b") }
    for index in 0..<10 {
      try store.rate(CardID(entry: "id-söz\(index)", kind: .recognise), .easy, id: "\(index)")
    }
    let day = cardDay + 60
    let limits = DayLimits(reviews: 4)
    let tallies = try store.due.tallies(at: clock.moment(noon + 60 * 86_400_000), within: limits)
    #expect(tallies.reduce(0) { $0 + $1.due } == 4)
    let heldBack = tallies.reduce(0) { $0 + $1.heldBack }
    #expect(heldBack == 6)
    func backlog(_ count: Int) throws -> Backlog? {
      try store.due.backlog(
        of: try store.decks.all(),
        heldBack: count,
        on: day,
        within: limits,
        asked: AskedToday()
      )
    }
    #expect(try backlog(heldBack) == Backlog(waiting: 6, clearOn: day + 3))
    #expect(try backlog(0) == nil)
  }

  @Test func `with a limit of 0 new cards a day, none are expected tomorrow`() throws {
    try store.decks.add(deck("a", settings()))
    try store.cards.add(entry("ev"), to: "a")
    let deck = try #require(try store.decks.find(id: "a"))
    func nextDay(_ limits: DayLimits) throws -> StudyDay? {
      try store.due.outlook(
        ofDeck: deck,
        on: cardDay,
        asking: (0, 0),
        within: limits,
        asked: AskedToday()
      ).nextDay
    }
    #expect(try nextDay(DayLimits()) == cardDay + 1)
    #expect(try nextDay(DayLimits(newCards: 0)) == nil)
  }
}
