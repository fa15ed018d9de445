public import Memory

/// The cards of one session out of several decks, each within its own limits.
public struct ReviewSelection: Sendable {
  /// The order of the session.
  public let queue: ReviewQueue
  private let parts: [Part]

  /// A deck with the cards that may be asked of it.
  public struct Part: Sendable {
    public var deck: Deck
    public var candidates: [CardCandidate]

    /// Joins a deck with its candidates.
    public init(deck: Deck, candidates: [CardCandidate]) {
      self.deck = deck
      self.candidates = candidates
    }
  }

  /// Takes from each deck what its limits leave for the day, and mixes it.
  public init(
    _ parts: [Part],
    asked: AskedToday,
    _ request: ReviewRequest,
    at moment: Moment,
    seed: UInt64
  ) {
    self.parts = parts
    let parts = parts.map { part in
      let settings = part.deck.settings
      let scheduler = settings.scheduler.scheduler
      return ReviewPart(
        part.candidates.map { part.deck.candidate($0, scheduler, moment) },
        limits: ReviewLimits(newCards: settings.newLimit, reviews: settings.reviewLimit),
        tally: DayTally(
          newCards: asked.fresh[part.deck.id] ?? 0,
          reviews: asked.due[part.deck.id] ?? 0,
          cards: asked.cards,
          siblings: asked.words
        )
      )
    }
    queue = ReviewQueue(
      parts,
      most: request.count ?? .max,
      at: moment,
      mode: ReviewQueue.Mode(request.mode),
      seed: seed
    )
  }

  /// How many cards of a deck it asks, those in their steps aside.
  public func asked(of deck: Deck) -> (due: Int, fresh: Int) {
    let cards = Set(queue.upcoming(.max))
    var asked = (due: 0, fresh: 0)
    for candidate in parts.first(where: { $0.deck.id == deck.id })?.candidates ?? []
    where cards.contains(candidate.number) {
      switch candidate.memory?.due {
      case nil: asked.fresh += 1
      case .on: asked.due += 1
      case .at: break
      }
    }
    return asked
  }

  /// The first day after another on which a card is due that could have been asked ahead but is
  /// not, for another card of its word is.
  public func nextDay(after day: StudyDay) -> StudyDay? {
    let cards = Set(queue.upcoming(.max))
    var next: StudyDay?
    for part in parts {
      for candidate in part.candidates where !cards.contains(candidate.number) {
        guard case .on(let due)? = candidate.memory?.due, due > day else { continue }
        next = min(next ?? due, due)
      }
    }
    return next
  }

  /// Whether it asks every word that another selection of the same cards would ask.
  public func asksAll(of other: ReviewSelection) -> Bool {
    other.words.isSubset(of: words)
  }

  private var words: Set<Int> {
    let cards = Set(queue.upcoming(.max))
    var words: Set<Int> = []
    for part in parts {
      for candidate in part.candidates where cards.contains(candidate.number) {
        words.insert(candidate.word)
      }
    }
    return words
  }
}

extension ReviewQueue.Mode {
  fileprivate init(_ mode: ReviewRequest.Mode) {
    switch mode {
    case .due: self = .due
    case .ahead(let days): self = .ahead(days: days)
    case .cram: self = .cram
    }
  }
}

extension Deck {
  /// The candidate as a queue takes it; the chance of recall is told for what is late.
  fileprivate func candidate(
    _ candidate: CardCandidate,
    _ scheduler: Scheduler,
    _ moment: Moment
  ) -> ReviewCandidate {
    let state = candidate.memory ?? scheduler.initial(on: moment.day)
    var isLate = false
    if case .on(let day) = state.due { isLate = day < moment.day }
    return ReviewCandidate(
      card: candidate.number,
      siblings: candidate.word,
      state: state,
      retrievability: isLate ? scheduler.retrievability(state, on: moment.day) : nil,
      position: candidate.position
    )
  }
}
