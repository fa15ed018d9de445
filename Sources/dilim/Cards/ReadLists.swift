import Cards
import Curriculum
import Storage

/// Makes cards of the words of the lists that the learner has read.
struct ReadLists {
  let library: CourseLibrary
  let record: Record

  /// Begins the decks of lists that were read, but for those that the learner has deleted.
  ///
  /// A list begins its deck when it is read; others are left by an earlier version or come from
  /// another machine. They are begun as of the day on which they were read, so that every machine
  /// has the decks in the same order. A list that the course no longer has is passed over.
  ///
  /// Says whether there was any.
  @discardableResult
  func begin() throws(Failure) -> Bool {
    let lists = try record.reading { (store) throws(DatabaseError) in
      let lists = try store.journal.readLists()
      guard !lists.isEmpty else { return lists }
      let others = Set(try store.decks.all().map(\.id)).union(try store.decks.deletedIDs())
      return lists.filter { !others.contains(CourseDecks.deck($0.lesson)) }
    }
    var hasBegun = false
    for list in lists ?? [] {
      let course = CourseDecks(library: library, now: list.time)
      guard let found = try? course.contents(of: CourseDecks.deck(list.lesson)) else { continue }
      _ = try record.writing { (store) throws(DatabaseError) in
        try store.decks.adopt(found.deck, found.entries)
      }
      hasBegun = true
    }
    return hasBegun
  }

  /// What has become of the words of a list that was just read.
  func begin(after lesson: LessonID, _ limits: DayLimits) throws(Failure) -> DeckStart {
    try begin()
    let id = CourseDecks.deck(lesson)
    guard let deck = try record.decks().first(where: { $0.id == id }) else {
      return .deleted(deck: id)
    }
    if deck.settings.newLimit == 0 { return .resting(deck: id) }
    return limits.newCards == 0 ? .paused : .begun(deck: id)
  }
}

extension Invocation {
  /// How many cards a day brings; settings that can't be read are no reason not to learn.
  var dayLimits: DayLimits {
    guard let settings = try? settings else { return DayLimits() }
    return DayLimits(
      newCards: settings.chosenCount(.newPerDay),
      reviews: settings.chosenCount(.reviewsPerDay)
    )
  }

  /// Begins the decks of lists that were read, if it can be done.
  ///
  /// Without the course, or where nothing can be written, the cards are told as they are.
  func beginReadLists(in record: Record) {
    guard !has(.rehearse), let library = try? library else { return }
    _ = try? ReadLists(library: library, record: record).begin()
  }
}
