import Cards
import Coordination
import Curriculum
import Memory
import Screens
import Storage
import TextSafety

/// Opens reviews: updates the decks of the course and selects the cards.
struct ReviewOpener {
  let library: CourseLibrary
  let record: Record
  let world: World
  /// The hour at which a day begins.
  let rolloverHour: Int
  /// The limits of a day for all decks together.
  let limits: DayLimits

  /// The number of answers of earlier reviews that can be undone.
  private static let pastAnswers = 20

  var clock: DayClock {
    DayClock(
      secondsAheadOfUTC: world.secondsAheadOfUTC(at: world.now()),
      rolloverHour: rolloverHour
    )
  }

  var moment: Moment { clock.moment(world.now()) }

  private var course: CourseDecks { CourseDecks(library: library, now: world.now()) }

  var lists: ReadLists { ReadLists(library: library, record: record) }

  /// The number of cards that a review would ask now.
  func due() throws(Failure) -> Overview.Cards { try dueCount.cards() }

  var dueCount: DueCount {
    DueCount(
      record: record,
      environment: world.environment,
      moment: moment,
      limits: limits,
      library: { library }
    )
  }

  /// Opens a review; if nothing is due and no deck is named, the last deck for practice.
  ///
  /// The cards of a day, whose new cards are counted, are never replaced by practice.
  func open(_ request: ReviewRequest) throws(Failure) -> OpenedReview {
    let opened = try review(request, of: chosen(request))
    guard request.deck == nil, request.newCards == nil, request.mode == .due,
      opened.queue.counts.total == 0,
      let last = try lastDeck()
    else { return opened }
    var practice = request
    practice.mode = .cram
    var other = try review(practice, of: [last])
    other.isFallback = true
    (other.nextDay, other.backlog) = (opened.nextDay, opened.backlog)
    return other.queue.counts.total > 0 ? other : opened
  }

  /// The deck that was viewed or answered last.
  private func lastDeck() throws(Failure) -> Deck? {
    let decks = try record.decks()
    let last = try record.reading { (store) throws(DatabaseError) in
      try store.cards.lastAnswers(limit: 1).first
    }
    let viewed = decks.filter { $0.viewed != nil }.max { ($0.viewed ?? 0) < ($1.viewed ?? 0) }
    guard let answered = last ?? nil, answered.answer.time > viewed?.viewed ?? .min else {
      return viewed
    }
    return decks.first { $0.id == answered.card.deck }
  }

  private func review(_ request: ReviewRequest, of decks: [Deck]) throws(Failure) -> OpenedReview {
    let moment = moment
    let asked =
      try record.reading { (store) throws(DatabaseError) in
        try store.due.asked(on: moment.day)
      } ?? AskedToday()
    let selection = try selection(request, of: decks, asked, at: moment)
    let outlook = try outlook(after: selection, request, of: decks, asked, at: moment)
    return OpenedReview(
      id: world.newID(),
      title: decks.count == 1 ? decks[0].title : Wording.reviewOfAll.string,
      decks: try record.decks(),
      cards: try cards(selection.queue.upcoming(ReviewCoordinator.cardsAtOnce)),
      queue: selection.queue,
      clock: clock,
      past: try past(),
      nextDay: outlook.nextDay,
      backlog: outlook.backlog
    )
  }

  func selection(
    _ request: ReviewRequest,
    of decks: [Deck],
    _ asked: AskedToday,
    at moment: Moment
  ) throws(Failure) -> ReviewSelection {
    let seed = request.seed ?? world.random()
    let limits = request.deck == nil ? limits : nil
    let selection = try record.reading { (store) throws(DatabaseError) in
      try store.due.selection(
        request,
        of: decks,
        within: limits,
        asked: asked,
        at: moment,
        seed: seed
      )
    }
    return selection ?? ReviewSelection([], asked: asked, request, at: moment, seed: seed)
  }

  /// The decks to review, after an update of those of the course.
  private func chosen(_ request: ReviewRequest) throws(Failure) -> [Deck] {
    if let id = request.deck {
      try course.refresh(id, in: record)
      guard let deck = try record.decks().first(where: { $0.id == id }) else {
        throw .data(Wording.noDeck(id))
      }
      let time = world.now()
      try record.writing { (store) throws(DatabaseError) in
        try store.decks.markViewed(deck: id, at: time)
      }
      return [deck]
    }
    try lists.begin()
    let known = try record.decks()
    let deleted = try deletedDecks()
    if known.isEmpty, deleted.isEmpty,
      let first = try course.first(for: record.profile()?.level ?? .a1)
    {
      try course.refresh(first, in: record)
    }
    try course.refresh(begun: known, in: record)
    return try record.decks()
  }

  /// The ids of decks of the course that the learner has deleted.
  func deletedDecks() throws(Failure) -> Set<String> {
    try record.reading { (store) throws(DatabaseError) in try store.decks.deletedIDs() } ?? []
  }

  /// The cards with these numbers; those deleted meanwhile are missing.
  func cards(_ numbers: [Int]) throws(Failure) -> [ReviewCard] {
    let cards = try record.reading { (store) throws(DatabaseError) in
      try store.cards.cards(numbers: numbers)
    }
    return cards ?? []
  }

  private func past() throws(Failure) -> [(answer: String, card: ReviewCard)] {
    let answers = try record.reading { (store) throws(DatabaseError) in
      try store.cards.lastAnswers(limit: Self.pastAnswers)
    }
    return (answers ?? []).reversed().map { ($0.answer.id, $0.card) }
  }
}

extension Record {
  func decks() throws(Failure) -> [Deck] {
    try reading { (store) throws(DatabaseError) in try store.decks.all() } ?? []
  }
}

extension Invocation {
  /// The hour at which a day begins; 4 if the settings can't be read.
  var rolloverHour: Int { (try? settings.count(.dayStarts)) ?? 4 }
}
