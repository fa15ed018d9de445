import Cards
import Memory
import Storage
import Synchronization
import Testing

/// Storing and finding decks, entries and cards.
struct CardStoreTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder(inMemory: true)
    store = try LearnerStore(path: folder.record)
  }

  @Test func `adding a deck or an entry again changes nothing`() throws {
    #expect(try store.decks.add(deck("d")))
    #expect(try store.cards.add(entry("elma", "apple"), to: "d"))
    let before = try dump(folder.record)
    #expect(try !store.decks.add(Deck(id: "d", title: "Other", created: 9)))
    #expect(try !store.cards.add(entry("elma", "pear"), to: "d"))
    #expect(try dump(folder.record) == before)
    #expect(throws: DatabaseError.self) { try store.cards.add(entry("at"), to: "nowhere") }
  }

  @Test func `each kind that the deck asks is a card, also if asked only later`()
    throws
  {
    try store.decks.add(deck("d", settings(kinds: [.recognise])))
    try store.cards.add(entry("elma"), to: "d")
    func kinds() throws -> [CardKind] {
      try #require(try store.cards.entry(id: "id-elma")).cards.map(\.kind)
    }
    #expect(try kinds() == [.recognise])
    try store.rate(CardID(entry: "id-elma", kind: .recognise), .good, id: "1")
    try store.decks.update(deck("d", settings(kinds: [.recall, .type])))
    #expect(try kinds() == [.recognise, .recall, .type])
    // Progress stays, although the kind is no longer asked.
    #expect(try #require(try store.cards.entry(id: "id-elma")).cards[0].standing.reps == 1)
    try store.decks.update(deck("d", settings(kinds: [.recall, .type])))
    #expect(try kinds() == [.recognise, .recall, .type])
  }

  @Test func `a course deck is added once, and its texts are refreshed`() throws {
    var course = Deck(id: "a1-u1", origin: .course, title: "Unit 1", created: 1)
    #expect(try store.decks.adopt(course, [entry("elma", "aple"), entry("su", "water")]) == 2)
    let once = try dump(folder.record)
    #expect(try store.decks.adopt(course, [entry("elma", "aple"), entry("su", "water")]) == 0)
    #expect(try dump(folder.record) == once)

    let card = CardID(entry: "id-elma", kind: .recognise)
    let standing = try store.rate(card, .good, id: "1")
    var kept = try #require(try store.decks.find(id: "a1-u1"))
    kept.settings.newLimit = 3
    kept.isFavourite = true
    try store.decks.update(kept)
    course.title = "Unit 1: Yemek"
    #expect(try store.decks.adopt(course, [entry("elma", "apple"), entry("at", "horse")]) == 1)
    let found = try #require(try store.cards.entry(id: "id-elma"))
    #expect(found.entry.meaning == "apple")
    #expect(found.cards.first { $0.kind == .recognise }?.standing == standing)
    // Entries that the course no longer has stay with their progress, and so do the settings.
    #expect(try store.cards.entry(id: "id-su") != nil)
    let after = try #require(try store.decks.find(id: "a1-u1"))
    #expect(after.title == "Unit 1: Yemek" && after.settings.newLimit == 3 && after.isFavourite)
  }

  @Test func `adding an unchanged course deck again writes nothing to the disk`() throws {
    let writes = Mutex(0)
    try #require(WatchedWrites.watch(folder.path) { writes.withLock { $0 += 1 } })
    defer { WatchedWrites.end(folder.path) }
    let store = try LearnerStore(path: folder.record)
    let course = Deck(id: "a1-u1", origin: .course, title: "Unit 1", created: 1)
    let words = (0..<50).map { entry("söz\($0)") }
    #expect(try store.decks.adopt(course, words) == 50)
    let first = writes.withLock { $0 }
    #expect(first > 0)
    #expect(try store.decks.adopt(course, words) == 0)
    #expect(writes.withLock { $0 } == first)
    #expect(try store.decks.adopt(course, [entry("söz0", "other")]) == 0)
    #expect(writes.withLock { $0 } > first)
  }

  @Test func `editing the texts of an entry touches neither its cards nor their answers`() throws {
    try store.decks.add(deck("d"))
    try store.cards.add(entry("elma", "aple"), to: "d")
    try store.rate(CardID(entry: "id-elma", kind: .type), .hard, id: "1")
    func progress() throws -> [String] {
      try dump(folder.record).filter { $0.hasPrefix("card:") || $0.hasPrefix("review:") }
    }
    let before = try progress()
    try store.cards.update(entry("Elma ağacı", "apple tree", id: "id-elma"))
    #expect(try progress() == before)
    #expect(try store.cards.entries(ofWord: "ELMA  AĞACI").map(\.entry.id) == ["id-elma"])
    #expect(try store.cards.entries(ofWord: "elma").isEmpty)
    #expect(throws: DatabaseError.self) { try store.cards.update(entry("yok")) }
  }

  @Test func `an entry is moved and deleted together with its cards`() throws {
    try store.decks.add(deck("d"))
    try store.decks.add(deck("e", settings(kinds: [.recall])))
    try store.cards.add(entry("elma"), to: "d")
    let standing = try store.rate(CardID(entry: "id-elma", kind: .type), .good, id: "1")
    try store.cards.move(entry: "id-elma", to: "e")
    let found = try #require(try store.cards.entry(id: "id-elma"))
    #expect(found.deck == "e" && found.cards.map(\.kind) == [.recall, .type])
    #expect(found.cards[1].standing == standing)
    #expect(try store.cards.statistics(ofDeck: "e").answers == 1)
    #expect(try store.decks.delete(id: "e"))
    let left = try dump(folder.record).filter { !$0.hasPrefix("deck:") }
    #expect(left.isEmpty)
    #expect(try !store.decks.delete(id: "e") && !store.cards.deleteEntry(id: "id-elma"))
  }

  @Test(
    arguments: [
      ("sehir", ["şehir", "büyükşehir", "nehir"]), ("ŞEHİR", ["şehir", "büyükşehir", "nehir"]),
      ("isik", ["ışık"]), ("IŞIK", ["ışık"]), ("ışık", ["ışık"]),
      ("City", ["büyükşehir", "şehir"]),
      ("big city", ["büyükşehir"]), ("city big", ["büyükşehir"]), ("%", []), ("_", []), ("", nil),
      ("doga", ["nehir"]),
    ] as [(String, [String]?)]
  )
  func `a search ignores case and Turkish marks, with matching beginnings first`(
    text: String,
    expected: [String]?
  ) throws {
    try store.decks.add(deck("d"))
    let words = [
      ("büyükşehir", "big city"), ("şehir", "city"), ("ışık", "light"), ("nehir", "river"),
    ]
    for (word, meaning) in words {
      var entry = entry(word, meaning)
      if word == "nehir" {
        entry.categories = ["Doğa"]
        entry.tags = ["şehirde"]
      }
      try store.cards.add(entry, to: "d")
    }
    let found = try store.cards.search(text, limit: 10).map(\.entry.word)
    #expect(found == expected ?? ["büyükşehir", "ışık", "nehir", "şehir"])
    #expect(try store.cards.search(text, limit: 1).map(\.entry.word) == Array(found.prefix(1)))
  }

  @Test func `entries of a category, or all, are in the order of the Turkish alphabet`() throws {
    try store.decks.add(deck("d"))
    try store.decks.add(deck("e"))
    for word in ["zil", "şal", "ılık", "çay", "oda", "iğne", "sal", "cam", "ölçü", "ıslak"] {
      var entry = entry(word)
      if word.count == 3 { entry.categories = ["Üç harf"] }
      try store.cards.add(entry, to: word == "zil" ? "e" : "d")
    }
    let all = "cam çay ılık ıslak iğne oda ölçü sal şal zil".split(separator: " ").map(String.init)
    #expect(try store.cards.entries().map(\.entry.word) == all)
    #expect(try store.cards.entries(inDeck: "d").map(\.entry.word) == all.dropLast())
    #expect(
      try store.cards.entries(category: "ÜÇ HARF").map(\.entry.word)
        == ["cam", "çay", "oda", "sal", "şal", "zil"]
    )
  }

  @Test func `statistics are from the log, and LearnIO does not count hard as known`() throws {
    for (id, algorithm) in [("f", .fsrs), ("l", .learnio)]
      as [(String, SchedulerSettings.Algorithm)]
    {
      try store.decks.add(deck(id, settings(algorithm)))
      try store.cards.add(entry("elma", id: "elma-\(id)"), to: id)
      let card = CardID(entry: "elma-\(id)", kind: .recognise)
      for (index, rating) in Rating.allCases.enumerated() {
        let time = noon + Int64(index / 2) * 86_400_000 + Int64(index)
        try store.rate(card, rating, at: time, id: "\(id)\(index)")
      }
    }
    var expected = CardStatistics()
    expected.answers = 4
    expected.known = 3
    expected.milliseconds = 6_000
    expected.days = 2
    expected.last = noon + 86_400_003
    #expect(try store.cards.statistics(ofDeck: "f") == expected)
    #expect(try store.cards.statistics(of: CardID(entry: "elma-f", kind: .recognise)) == expected)
    expected.known = 2
    #expect(try store.cards.statistics(ofDeck: "l") == expected)
    #expect(
      try store.cards.statistics(of: CardID(entry: "elma-f", kind: .type)) == CardStatistics()
    )
    #expect(try store.cards.entryCounts() == ["f": 1, "l": 1])
  }
}
