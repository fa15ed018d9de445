import Cards
import Curriculum
import Storage

/// Begins decks for the word lists that the learner has done; earlier versions only showed them.
struct ReadLists {
  let library: CourseLibrary
  let record: Record

  /// Begins the missing decks of lists that were done, except those that the learner has deleted.
  ///
  /// The end of a list begins its deck; decks are missing after an update or an import. They are dated
  /// to the day on which the list was done, so that every machine has the decks in the same order.
  /// A deck that is older has perhaps only words that were missed in lessons, and gets the others.
  /// Lists that the course no longer has are skipped.
  ///
  /// Returns whether a deck was begun.
  @discardableResult
  func begin() throws(Failure) -> Bool {
    let lists = try record.reading { (store) throws(DatabaseError) in
      let lists = try store.journal.readLists()
      guard !lists.isEmpty else { return lists }
      let begun = Dictionary(try store.decks.all().map { ($0.id, $0.created) }) { first, _ in first
      }
      let deleted = try store.decks.deletedIDs()
      return lists.filter { list in
        let id = Deck.id(ofLesson: list.lesson)
        return !deleted.contains(id) && begun[id].map { $0 < list.time } ?? true
      }
    }
    var hasBegun = false
    for list in lists ?? [] {
      let course = CourseDecks(library: library, now: list.time)
      guard let found = try? course.contents(of: Deck.id(ofLesson: list.lesson)) else { continue }
      _ = try record.writing { (store) throws(DatabaseError) in
        try store.decks.complete(found.deck, found.entries)
      }
      hasBegun = true
    }
    return hasBegun
  }

  /// Begins the deck of a list that was just done, and returns its state.
  func begin(after lesson: LessonID, _ limits: DayLimits) throws(Failure) -> DeckStart {
    try begin()
    let id = Deck.id(ofLesson: lesson)
    guard let deck = try record.decks().first(where: { $0.id == id }) else {
      return .deleted(deck: id)
    }
    if deck.settings.newLimit == 0 { return .resting(deck: id) }
    return limits.newCards == 0 ? .paused : .begun(deck: id)
  }
}

extension Record {
  /// The ids of the decks whose lists were done, which have all their words.
  func readDecks() throws(Failure) -> Set<String> {
    let lists = try reading { (store) throws(DatabaseError) in try store.journal.readLists() }
    return Set((lists ?? []).map { Deck.id(ofLesson: $0.lesson) })
  }
}

extension Invocation {
  /// The daily limits; the defaults if the settings can't be read, so that reviews still work.
  var dayLimits: DayLimits {
    guard let settings = try? settings else { return DayLimits() }
    return DayLimits(
      newCards: settings.chosenCount(.newPerDay),
      reviews: settings.chosenCount(.reviewsPerDay)
    )
  }

  /// Begins the missing decks of lists that were done.
  ///
  /// Does nothing without the course or if the record can't be written.
  func beginReadLists(in record: Record) {
    guard !has(.rehearse), let library = try? library else { return }
    _ = try? ReadLists(library: library, record: record).begin()
  }
}
