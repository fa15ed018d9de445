public import Memory

/// The cards of one session out of several decks, each within its own limits.
public struct ReviewSelection: Sendable {
  /// The order of the session.
  public let queue: ReviewQueue

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
