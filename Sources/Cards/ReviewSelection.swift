package import Memory

/// The cards that a session asks from several decks.
package struct ReviewSelection: Sendable {
  /// The cards in their order.
  package let queue: ReviewQueue
  private let parts: [Part]

  /// A deck with the cards that may be asked.
  package struct Part: Sendable {
    package var deck: Deck
    package var candidates: [CardCandidate]

    /// Creates a part.
    package init(deck: Deck, candidates: [CardCandidate]) {
      self.deck = deck
      self.candidates = candidates
    }
  }

  /// Selects cards from each deck within its limits and those of the day, and mixes them.
  package init(
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

  /// The number of a deck's cards in a selection, without those in their steps.
  package struct Share: Sendable, Equatable {
    package var due = 0
    package var new = 0
    /// Due cards that the limit of the deck allows, but not the limit of the day.
    package var heldBack = 0

    /// Creates an empty share.
    package init() {}
  }

  /// The share of each deck, by its id.
  package var shares: [String: Share] {
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

  /// Returns the first later day on which a card is due that is not selected, for example because
  /// another card of its word is.
  package func nextDay(after day: StudyDay) -> StudyDay? {
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

  /// Whether it asks every word that another selection of the same cards asks.
  package func asksAll(of other: ReviewSelection) -> Bool {
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
  /// Returns the candidate for a queue, with the chance of recall if the card is overdue.
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
