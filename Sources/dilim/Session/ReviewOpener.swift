import Coordination
import Curriculum
import Memory
import Storage
import TextSafety

/// Makes reviews ready: brings the course's decks up to date and chooses the cards.
struct ReviewOpener {
  let library: CourseLibrary
  let record: Record
  let world: World
  /// The hour at which a day begins.
  let rolloverHour: Int

  /// So many answers of earlier reviews can be taken back.
  private static let pastAnswers = 20

  var clock: DayClock {
    DayClock(
      secondsAheadOfUTC: world.secondsAheadOfUTC(at: world.now()),
      rolloverHour: rolloverHour
    )
  }

  var moment: Moment { clock.moment(world.now()) }

  private var course: CourseDecks { CourseDecks(library: library, now: world.now()) }

  /// All that a review would ask now.
  func due() throws(Failure) -> Overview.Cards {
    let moment = moment
    let memo = (try? Folders(environment: world.environment)).flatMap { DueMemo($0, at: moment) }
    if let cards = memo?.cards { return cards }
    let tallies = try record.reading { (store) throws(DatabaseError) in
      try store.tallies(at: moment)
    }
    let cards = (tallies ?? []).reduce(into: Overview.Cards()) {
      $0.due += $1.due
      $0.fresh += $1.fresh
    }
    memo?.keep(cards, until: tallies?.compactMap(\.nextStep).min())
    return cards
  }

  /// Without a deck what is due, and if nothing is, the last deck for practice.
  func open(_ request: ReviewRequest) throws(Failure) -> OpenedReview {
    let opened = try review(request, of: chosen(request))
    guard request.deck == nil, request.mode == .due, opened.queue.counts.total == 0,
      let last = try lastDeck()
    else { return opened }
    var practice = request
    practice.mode = .cram
    var other = try review(practice, of: [last])
    other.isForWant = true
    (other.nextDay, other.backlog) = (opened.nextDay, opened.backlog)
    return other.queue.counts.total > 0 ? other : opened
  }

  /// The deck that was looked at last, or reviewed last among others.
  private func lastDeck() throws(Failure) -> Deck? {
    let decks = try record.decks()
    let last = try record.reading { (store) throws(DatabaseError) in
      try store.lastAnswers(limit: 1).first
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
        try store.asked(on: moment.day)
      } ?? AskedToday()
    let selection = try selection(request, of: decks, asked, at: moment)
    let outlook = try outlook(after: selection, request, of: decks, asked, at: moment)
    return OpenedReview(
      id: world.freshID(),
      title: decks.count == 1 ? decks[0].title : "The review",
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
    var parts: [ReviewSelection.Part] = []
    for deck in decks { parts.append(try part(deck, request, moment)) }
    let seed = request.seed ?? world.random()
    return ReviewSelection(parts, asked: asked, request, at: moment, seed: seed)
  }

  /// The decks to review, those of the course with the texts that it has now.
  private func chosen(_ request: ReviewRequest) throws(Failure) -> [Deck] {
    if let id = request.deck {
      try course.refresh(id, in: record)
      guard let deck = try record.decks().first(where: { $0.id == id }) else {
        throw .data("There is no deck \(id).")
      }
      let time = world.now()
      try record.writing { (store) throws(DatabaseError) in
        try store.markViewed(deck: id, at: time)
      }
      return [deck]
    }
    let known = try record.decks()
    if known.isEmpty, let first = try course.first(for: record.profile()?.level ?? .a1) {
      try course.refresh(first, in: record)
    }
    for deck in known where deck.origin == .course { try course.refresh(deck.id, in: record) }
    return try record.decks()
  }

  private func part(
    _ deck: Deck,
    _ request: ReviewRequest,
    _ moment: Moment
  ) throws(Failure) -> ReviewSelection.Part {
    let candidates = try record.reading { (store) throws(DatabaseError) in
      try store.candidates(
        inDeck: deck.id,
        kind: request.kind,
        at: moment,
        newWords: deck.settings.newLimit,
        all: request.mode != .due
      )
    }
    return ReviewSelection.Part(deck: deck, candidates: candidates ?? [])
  }

  /// The cards with these numbers that there are.
  func cards(_ numbers: [Int]) throws(Failure) -> [ReviewCard] {
    let cards = try record.reading { (store) throws(DatabaseError) in
      try store.cards(numbers: numbers)
    }
    return cards ?? []
  }

  private func past() throws(Failure) -> [(answer: String, card: ReviewCard)] {
    let answers = try record.reading { (store) throws(DatabaseError) in
      try store.lastAnswers(limit: Self.pastAnswers)
    }
    return (answers ?? []).reversed().map { ($0.answer.id, $0.card) }
  }
}

extension Record {
  func decks() throws(Failure) -> [Deck] {
    try reading { (store) throws(DatabaseError) in try store.decks() } ?? []
  }
}

extension Invocation {
  /// Settings that can't be read are no reason not to learn.
  var rolloverHour: Int { (try? settings.count(.dayStarts)) ?? 4 }
}
