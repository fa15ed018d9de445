import Cards
import Coordination
import Memory
import RandomTestSupport
import Storage
import Testing

/// Cards in exports.
@Suite(.seeded) struct CardExportTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    store = try LearnerStore(path: folder.record)
  }

  private func another(_ name: String = "other") throws -> LearnerStore {
    try LearnerStore(path: folder.path + "/\(name).sqlite")
  }

  /// A record with all schedulers, every card state, and texts that are easily corrupted.
  private func fill(_ store: LearnerStore, seed: Int, session: String = "s") throws {
    var random = TestRandom(UInt64(seed))
    for algorithm in SchedulerSettings.Algorithm.allCases {
      var deck = deck(algorithm.rawValue, settings(algorithm, kinds: CardKind.allCases))
      deck.title = awkwardTexts[seed % awkwardTexts.count]
      deck.isFavourite = seed % 2 == 0
      deck.viewed = seed % 3 == 0 ? noon : nil
      try store.decks.add(deck)
      for index in 0..<4 {
        var entry = entry("söz\(index)", "anlam", id: "\(algorithm.rawValue)-\(index)")
        entry.shape = index == 0 ? .plain : .word
        entry.example = awkwardTexts[(seed + index) % awkwardTexts.count]
        entry.tags = ["İsim", "a b"]
        entry.sound = "ses.ogg"
        try store.cards.add(entry, to: deck.id)
      }
    }
    let opened = try ReviewWalk.opened(store, ReviewRequest(), id: session, at: noon, seed: 3)
    #expect(!opened.cards.isEmpty)
    for day in 0..<4 {
      var walk = try ReviewWalk(
        store,
        id: "\(session)\(day)",
        at: noon + Int64(day) * 5 * 86_400_000,
        seed: UInt64(seed)
      )
      for _ in 0..<15 where walk.review?.asked != nil {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: try walk.send(.skip)
        case 1: try walk.send(.putAside)
        default: try walk.rate(try #require(Rating.allCases.randomElement(using: &random)))
        }
      }
    }
  }

  @Test(arguments: 0..<12)
  func `an import restores cards, their log and their settings`(seed: Int) throws {
    try fill(store, seed: seed)
    let exported = try lines(of: store)
    let other = try another()
    let summary = try merge(exported, into: other)
    #expect(summary.decks == 3 && summary.cards == 12 && summary.answers > 10)
    #expect(try lines(of: other).map { Array($0.utf8) } == exported.map { Array($0.utf8) })
    #expect(try dump(folder.path + "/other.sqlite") == dump(folder.record))
    let again = try merge(exported, into: other)
    #expect(again.decks == 0 && again.cards == 0 && again.answers == 0)
    #expect(try dump(folder.path + "/other.sqlite") == dump(folder.record))
  }

  @Test(arguments: 0..<6)
  func `two machines that reviewed the same cards agree after exchanging exports`(
    seed: Int
  ) throws {
    try fill(store, seed: seed, session: "a")
    let other = try another()
    try merge(try lines(of: store), into: other)
    let cards = try store.cards.entries().flatMap { found in
      found.cards.map { CardID(entry: found.entry.id, kind: $0.kind) }
    }
    var random = TestRandom(UInt64(seed))
    for (name, machine) in [("x", store), ("y", other)] {
      for step in 0..<30 {
        let card = try #require(cards.randomElement(using: &random))
        let rating = try #require(Rating.allCases.randomElement(using: &random))
        let time = noon + Int64(30 + step) * 86_400_000 + (name == "x" ? 1 : 2)
        try machine.rate(card, rating, at: time, id: "\(name)\(step)")
      }
    }
    let (ours, theirs) = (try lines(of: store), try lines(of: other))
    #expect(try merge(theirs, into: store).answers == 30)
    #expect(try merge(ours, into: other).answers == 30)
    for card in cards {
      #expect(try store.cards.answers(to: card) == other.cards.answers(to: card))
      let (one, two) = (
        try #require(try store.cards.card(card)), try #require(try other.cards.card(card))
      )
      #expect(one.standing.memory == two.standing.memory)
      #expect(one.standing.reps == two.standing.reps)
      #expect(one.standing.lapses == two.standing.lapses)
    }
    let before = try dump(folder.record)
    #expect(try merge(theirs, into: store).answers == 0)
    #expect(try dump(folder.record) == before)
  }

  @Test func `after a merge the last answer can still be undone`() throws {
    try store.decks.add(deck("d", settings()))
    try store.cards.add(entry("elma"), to: "d")
    let other = try another()
    try merge(try lines(of: store), into: other)
    let card = CardID(entry: "id-elma", kind: .recognise)
    let first = try store.rate(card, .good, id: "1")
    try other.rate(card, .good, at: noon + 5 * 86_400_000, id: "2")
    try merge(try lines(of: other), into: store)
    #expect(try store.cards.answers(to: card).map(\.id) == ["1", "2"])
    try store.cards.undo(answer: "2")
    #expect(try store.cards.card(card)?.standing == first)
  }

  @Test func `old exports without cards are read, and the record keeps its cards`() throws {
    try store.decks.add(deck())
    try store.cards.add(entry("elma"), to: "d")
    let before = try dump(folder.record)
    for version in 1...2 {
      let header = #"{"dilim":"export","version":\#(version)}"#
      #expect(try merge([header], into: store) == ImportSummary())
    }
    #expect(try dump(folder.record) == before)
  }

  @Test(arguments: [
    (#"{"type":"card","entry":"no","kind":"type","status":"active","reps":0,"lapses":0}"#, "no"),
    (
      #"{"type":"card","entry":"id-elma","kind":"sing","status":"active","reps":0,"lapses":0}"#,
      "kind"
    ),
    (
      #"{"type":"card","entry":"id-elma","kind":"type","status":"lost","reps":0,"lapses":0}"#,
      "state"
    ),
    (
      #"{"type":"card","entry":"id-elma","kind":"type","status":"active","state":"fsrs nonsense","reps":0,"lapses":0}"#,
      "state"
    ),
    (#"{"type":"review","card":"id-elma/type"}"#, "rating"),
  ])
  func `an invalid line about cards is refused with the whole import`(
    line: String,
    word: String
  ) throws {
    try store.decks.add(deck())
    try store.cards.add(entry("elma"), to: "d")
    let before = try dump(folder.record)
    let lines = [
      #"{"dilim":"export","version":3}"#,
      #"{"about":"","created":1,"favourite":false,"id":"n","kinds":["type"],"leech":8,"new_limit":1,"origin":"own","review_limit":1,"scheduler":"fsrs","title":"New","type":"deck"}"#,
      line,
    ]
    #expect {
      try merge(lines, into: store)
    } throws: {
      guard let error = $0 as? ImportError else { return false }
      return error.line == 3 && "\(error.reason)".contains(word)
    }
    #expect(try dump(folder.record) == before)
  }
}
