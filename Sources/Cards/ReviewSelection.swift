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

  /// Takes from each deck what its limits leave for the day, as far as the day has room for it, and
  /// mixes it.
  public init(
    _ parts: [Part],
    asked: AskedToday,
    _ request: ReviewRequest,
    within room: ReviewRoom = ReviewRoom(),
    at moment: Moment,
    seed: UInt64
  ) {
    self.parts = parts
    let parts = parts.map { part in
      let scheduler = part.deck.settings.scheduler.scheduler
      return ReviewPart(
        part.candidates.map { part.deck.candidate($0, scheduler, moment) },
        limits: part.deck.settings.limits,
        tally: DayTally(
          newCards: asked.new[part.deck.id] ?? 0,
          reviews: asked.due[part.deck.id] ?? 0,
          cards: asked.cards,
          siblings: asked.words
        )
      )
    }
    queue = ReviewQueue(
      parts,
      within: room,
      most: request.count ?? .max,
      at: moment,
      mode: ReviewQueue.Mode(request.mode),
      seed: seed
    )
  }

  /// What a deck has in a selection, those of its cards that are in their steps aside.
  public struct Share: Sendable, Equatable {
    public var due = 0
    public var new = 0
    /// Due cards that the deck has room for, but not the day.
    public var heldBack = 0

    /// Nothing.
    public init() {}
  }

  /// What each deck has in it, by the ids of the decks.
  public var shares: [String: Share] {
    let cards = Set(queue.upcoming(.max))
    let heldBack = Set(queue.heldBack)
    var shares: [String: Share] = [:]
    for part in parts {
      var share = Share()
      for candidate in part.candidates {
        if heldBack.contains(candidate.number) { share.heldBack += 1 }
        guard cards.contains(candidate.number) else { continue }
        switch candidate.memory?.due {
        case nil: share.new += 1
        case .on: share.due += 1
        case .at: break
        }
      }
      shares[part.deck.id] = share
    }
    return shares
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
