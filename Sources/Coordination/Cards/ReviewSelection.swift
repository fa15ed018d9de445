public import Memory

/// The cards of one session out of several decks, each within its own limits.
public struct ReviewSelection: Sendable {
  /// The order of the session.
  public let queue: ReviewQueue
  /// Numbers of the cards in it.
  public let cards: [Int]

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
    let mode = ReviewQueue.Mode(request.mode)
    var words = Words()
    let siblings = Set(asked.words.map { words.number(of: $0) })
    var chosen: [ReviewCandidate] = []
    for part in parts {
      let candidates = part.candidates.map { candidate in
        part.deck.candidate(candidate, siblings: words.number(of: candidate.word), moment)
      }
      let limits = ReviewLimits(
        newCards: part.deck.settings.newLimit,
        reviews: part.deck.settings.reviewLimit
      )
      let tally = DayTally(
        newCards: asked.fresh[part.deck.id] ?? 0,
        reviews: asked.due[part.deck.id] ?? 0,
        cards: asked.cards,
        siblings: siblings
      )
      let queue = ReviewQueue(
        candidates,
        limits: limits,
        tally: tally,
        at: moment,
        mode: mode,
        seed: seed
      )
      let order = Self.order(of: queue, at: moment)
      let known = Dictionary(candidates.map { ($0.card, $0) }) { first, _ in first }
      chosen += order.compactMap { known[$0] }
      if request.mode == .due {
        chosen += candidates.filter { $0.isStep && !order.contains($0.card) }
      }
    }
    if let count = request.count { chosen = Array(chosen.prefix(count)) }
    queue = ReviewQueue(
      chosen,
      limits: ReviewLimits(newCards: .max, reviews: .max),
      tally: DayTally(cards: asked.cards, siblings: siblings),
      at: moment,
      mode: mode,
      seed: seed
    )
    cards = chosen.map(\.card)
  }

  /// Numbers for folded words.
  private struct Words {
    private var numbers: [String: Int] = [:]

    mutating func number(of word: String) -> Int {
      if let known = numbers[word] { return known }
      numbers[word] = numbers.count
      return numbers.count - 1
    }
  }

  /// The cards that a queue would show if each were known at once and never came back.
  private static func order(of queue: ReviewQueue, at moment: Moment) -> [Int] {
    var queue = queue
    var order: [Int] = []
    let gone = MemoryState.ladder(LadderState(newOn: moment.day))
    while case .show(let turn) = queue.next(at: moment) {
      order.append(turn.card)
      queue.answered(turn.card, .easy, gone)
    }
    return order
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

extension ReviewCandidate {
  /// Whether the card is in its steps, which are no part of any limit.
  fileprivate var isStep: Bool {
    if case .at = state.due { state.stage == .learning } else { false }
  }
}

extension Deck {
  /// The candidate as a queue takes it; the chance of recall is told for what is late.
  fileprivate func candidate(
    _ candidate: CardCandidate,
    siblings: Int,
    _ moment: Moment
  ) -> ReviewCandidate {
    let scheduler = settings.scheduler.scheduler
    let state = candidate.memory ?? scheduler.initial(on: moment.day)
    var isLate = false
    if case .on(let day) = state.due { isLate = day < moment.day }
    return ReviewCandidate(
      card: candidate.number,
      siblings: siblings,
      state: state,
      retrievability: isLate ? scheduler.retrievability(state, on: moment.day) : nil,
      position: candidate.position
    )
  }
}
