import CardFiles
import Cards
import Curriculum
import Memory
import Storage

/// The decks that the vocabulary lessons of the course make.
struct CourseDecks {
  let library: CourseLibrary
  /// Milliseconds since 1970-01-01 00:00 UTC.
  let now: Int64

  /// The ids of all decks, in teaching order.
  var ids: [String] { lessons.map(Deck.id(ofLesson:)) }

  private var lessons: [LessonID] {
    Level.allCases.flatMap { library.lessons(of: $0) }.filter { $0.skill == .vocabulary }
  }

  /// All decks without their words, in teaching order.
  var decks: [Deck] {
    let titles = library.titles()
    return lessons.map { deck($0, titles) }
  }

  /// The id of the first deck of a level, else of the nearest lower level, else of any.
  func first(for level: Level) -> String? {
    let levels = Level.allCases.filter { $0 <= level }.reversed() + Level.allCases
    for level in levels {
      if let lesson = library.lessons(of: level).first(where: { $0.skill == .vocabulary }) {
        return Deck.id(ofLesson: lesson)
      }
    }
    return nil
  }

  /// A deck with the words that it has in the course; nil if the course has no such deck.
  func contents(of id: String) throws(Failure) -> (deck: Deck, entries: [CardEntry])? {
    let lesson = Deck.lesson(ofDeck: id)
    guard ids.contains(id) else { return nil }
    let titles = library.titles()
    return (deck(lesson, titles), try entries(of: lesson, titles))
  }

  /// The decks that an imported file names or has words of; unreadable lessons are skipped.
  func contents(having wanted: CardFileSettings.Wanted) -> [(deck: Deck, entries: [CardEntry])] {
    let titles = library.titles()
    return lessons.compactMap { lesson in
      let deck = deck(lesson, titles)
      let isNamed = [deck.id, deck.title].map(CardEntry.folded).contains(
        where: wanted.titles.contains
      )
      guard isNamed || !wanted.guids.isEmpty, let entries = try? entries(of: lesson, titles),
        isNamed || entries.contains(where: { wanted.guids.contains(NoteID.guid(ofEntry: $0.id)) })
      else { return nil }
      return (deck, entries)
    }
  }

  /// The words of the course that the record doesn't have; unreadable lessons are skipped.
  func newEntries(in record: Record) throws(Failure) -> [EntryInDeck] {
    let titles = library.titles()
    let decks = Set(try record.decks().map(\.id))
    let complete = decks.intersection(try record.readDecks())
    let known = try record.knownEntries(ofDecks: decks.subtracting(complete))
    return lessons.filter { !complete.contains(Deck.id(ofLesson: $0)) }.flatMap { lesson in
      Self.new((try? entries(of: lesson, titles)) ?? [], in: Deck.id(ofLesson: lesson))
    }.filter { !known.contains($0.entry.id) }
  }

  /// The words of a deck, with new cards.
  func newEntries(of id: String) throws(Failure) -> [EntryInDeck] {
    Self.new(try contents(of: id)?.entries ?? [], in: id)
  }

  private static func new(_ entries: [CardEntry], in id: String) -> [EntryInDeck] {
    entries.map { entry in
      let cards = CardKind.usual.map { EntryInDeck.Card(kind: $0, standing: CardStanding()) }
      return EntryInDeck(deck: id, entry: entry, cards: cards)
    }
  }

  /// Adds a deck of the course to the record, or updates its texts; does nothing for other decks.
  func refresh(_ id: String, in record: Record) throws(Failure) {
    guard let (deck, entries) = try contents(of: id) else { return }
    _ = try record.writing { (store) throws(DatabaseError) in try store.decks.adopt(deck, entries) }
  }

  /// Updates the texts of the decks that are begun; unreadable lessons are skipped.
  ///
  /// Only decks whose list was done get new words: of the others the record may have a part.
  func refresh(begun decks: [Deck], in record: Record) throws(Failure) {
    let ids = Set(decks.filter { $0.origin == .course }.map(\.id))
    guard !ids.isEmpty else { return }
    let complete = try record.readDecks()
    let titles = library.titles()
    for lesson in lessons where ids.contains(Deck.id(ofLesson: lesson)) {
      guard let entries = try? entries(of: lesson, titles) else { continue }
      let deck = deck(lesson, titles)
      let isComplete = complete.contains(deck.id)
      try record.writing { (store) throws(DatabaseError) in
        if isComplete {
          try store.decks.adopt(deck, entries)
        } else {
          try store.decks.refresh(deck, entries)
        }
      }
    }
  }

  private func deck(_ lesson: LessonID, _ titles: SyllabusTitles) -> Deck {
    Deck(courseLesson: lesson, titles: titles, created: now)
  }

  private func entries(
    of id: LessonID,
    _ titles: SyllabusTitles
  ) throws(Failure) -> [CardEntry] {
    CourseDeck(try library.lesson(id), titles: titles, created: now).entries
  }
}

extension Record {
  /// The ids of the entries of these decks.
  fileprivate func knownEntries(ofDecks decks: Set<String>) throws(Failure) -> Set<String> {
    let found = try reading { (store) throws(DatabaseError) in
      var ids: Set<String> = []
      for deck in decks {
        ids.formUnion(try store.cards.entries(inDeck: deck).map(\.entry.id))
      }
      return ids
    }
    return found ?? []
  }
}
