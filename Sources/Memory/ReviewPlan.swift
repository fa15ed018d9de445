import SeededRandom

/// The choice and order of the candidates for a session.
struct ReviewPlan {
  /// The data of a candidate that sorting needs, kept small.
  private struct Choice {
    let entry: ReviewQueue.Entry
    let siblings: Int
    /// The due day; day 0 for a card in its steps.
    let due: StudyDay
    /// The chance of recall; -1 if nothing is predicted.
    let recall: Double
    /// The position among new cards; a negative one is urgent.
    let position: Int

    init(_ candidate: ReviewCandidate, inSession: Bool = true) {
      entry = ReviewQueue.Entry(
        card: candidate.card,
        stage: candidate.state.stage,
        inSession: inSession
      )
      siblings = candidate.siblings
      due = if case .on(let day) = candidate.state.due { day } else { StudyDay(0) }
      recall = candidate.retrievability ?? -1
      position = candidate.position
    }
  }

  private let moment: Moment
  private let parts: [ReviewPart]
  private let room: ReviewRoom
  /// The rest of each deck's limits for the day.
  private let reviewsLeft: [Int]
  private let newLeft: [Int]
  /// The cards that were answered on the same day, before the session.
  private let answered: Set<Int>
  private let answeredSiblings: Set<Int>
  private var numbers: SplitMix64
  /// The sibling numbers that already have a chosen card.
  private var taken: Set<Int> = []
  /// Cards in their steps, sorted by time.
  private(set) var steps: [ReviewQueue.Waiting] = []
  /// Cards that the limits of their decks allow, but not the limit of the day.
  private(set) var heldBack: [Int] = []

  init(_ parts: [ReviewPart], room: ReviewRoom, moment: Moment, seed: UInt64) {
    self.moment = moment
    self.parts = parts
    self.room = room
    reviewsLeft = parts.map { Self.left($0.limits.reviews, $0.tally.reviews) }
    newLeft = parts.map { Self.left($0.limits.newCards, $0.tally.newCards) }
    answered = parts.reduce(into: []) { $0.formUnion($1.tally.cards) }
    answeredSiblings = parts.reduce(into: []) { $0.formUnion($1.tally.siblings) }
    numbers = SplitMix64(seed: seed)
  }

  private static func left(_ limit: Int, _ done: Int) -> Int {
    max(0, max(0, limit) - max(0, done))
  }

  mutating func entries(_ mode: ReviewQueue.Mode) -> [ReviewQueue.Entry] {
    switch mode {
    case .due: due()
    case .ahead(let days): ahead(days)
    case .cram: cram()
    }
  }

  /// Calls a closure with each card that is not hidden and the index of its deck.
  private func forEachVisible(_ body: (ReviewCandidate, Int) -> Void) {
    for (index, part) in parts.enumerated() {
      for candidate in part.candidates where !candidate.status.isHidden(on: moment.day) {
        body(candidate, index)
      }
    }
  }

  /// Chooses the cards that are due: first each deck within its limit, earlier decks before later
  /// ones with the same words, then of these the most urgent within the limit of the day.
  private mutating func due() -> [ReviewQueue.Entry] {
    var today: [[Choice]] = parts.map { _ in [] }
    var (backlog, new) = (today, today)
    var steps: [ReviewCandidate] = []
    forEachVisible { candidate, part in
      let state = candidate.state
      if state.stage == .new {
        new[part].append(Choice(candidate))
      } else if case .at = state.due {
        steps.append(candidate)
      } else if state.isDue(at: moment) {
        let choice = Choice(candidate)
        if choice.due < moment.day {
          backlog[part].append(choice)
        } else {
          today[part].append(choice)
        }
      }
    }
    addSteps(steps)
    var (first, late): ([Choice], [Choice]) = ([], [])
    for part in parts.indices {
      let now = pick(inOrder(today[part]), upTo: reviewsLeft[part])
      let rest = reviewsLeft[part] - now.count
      first += now
      late += pick(backlog[part].sorted(by: Self.isBetterKnown), upTo: rest)
    }
    if parts.count > 1 { late.sort(by: Self.isBetterKnown) }
    (first, late) = withinRoom(first, late)
    let added = newCards(new)
    first.shuffle(using: &numbers)
    return Self.spread(added, among: first + late)
  }

  /// Keeps the cards within the limit of the day and holds back the others.
  private mutating func withinRoom(
    _ first: [Choice],
    _ late: [Choice]
  ) -> ([Choice], [Choice]) {
    let count = max(0, room.reviews)
    guard count < first.count + late.count else { return (first, late) }
    let kept = (first.prefix(count), late.prefix(max(0, count - first.count)))
    heldBack = (first.dropFirst(kept.0.count) + late.dropFirst(kept.1.count)).map(\.entry.card)
    return (Array(kept.0), Array(kept.1))
  }

  /// Chooses new cards from the decks in turns, within the limits of the decks and of the day.
  private mutating func newCards(_ candidates: [[Choice]]) -> [Choice] {
    var chosen: [[Choice]] = []
    for part in parts.indices {
      let cards = candidates[part].sorted(by: Self.isEarlier)
      let isUrgent = { (card: Choice) in card.position < 0 }
      let urgent = pick(
        Array(cards.prefix(while: isUrgent)),
        upTo: min(newLeft[part], max(room.urgentCards, room.newCards))
      )
      let left = min(newLeft[part], max(0, room.newCards)) - urgent.count
      chosen.append(urgent + pick(Array(cards.drop(while: isUrgent)), upTo: left))
    }
    let decks = zip(parts, chosen).map { part, cards in
      NewCardTurns.Deck(
        brought: max(0, part.tally.newCards),
        urgent: cards.count { $0.position < 0 },
        available: cards.count
      )
    }
    var rest = chosen.map { $0.makeIterator() }
    return NewCardTurns(decks, within: room, on: moment.day).order
      .compactMap { rest[$0].next() }
  }

  private mutating func ahead(_ days: Int) -> [ReviewQueue.Entry] {
    let end = moment.day + max(0, days)
    var due: [Choice] = []
    var coming: [Choice] = []
    var steps: [ReviewCandidate] = []
    forEachVisible { candidate, part in
      let state = candidate.state
      guard state.stage != .new else { return }
      switch state.due {
      case .at: steps.append(candidate)
      case .on where state.isDue(at: moment): due.append(Choice(candidate))
      case .on(let day) where day <= end:
        coming.append(Choice(candidate, inSession: Self.countsEarly(state)))
      case .on: break
      }
    }
    addSteps(steps)
    let first = pick(shuffled(due), upTo: .max)
    return (first + pick(shuffled(coming), upTo: .max)).map(\.entry)
  }

  private mutating func cram() -> [ReviewQueue.Entry] {
    var choices: [Choice] = []
    forEachVisible { candidate, part in
      guard candidate.state.stage != .new else { return }
      let isLearnIO = if case .learnIO = candidate.state { true } else { false }
      let counts = isLearnIO && candidate.state.isDue(at: moment)
      choices.append(Choice(candidate, inSession: counts))
    }
    return shuffled(choices).map(\.entry)
  }

  private static func countsEarly(_ state: MemoryState) -> Bool {
    if case .fsrs = state { true } else { false }
  }

  /// Adds the cards in their steps, which always come; their siblings have to wait.
  private mutating func addSteps(_ candidates: [ReviewCandidate]) {
    for candidate in candidates {
      guard case .at(let time) = candidate.state.due else { continue }
      taken.insert(candidate.siblings)
      let entry = ReviewQueue.Entry(
        card: candidate.card,
        stage: candidate.state.stage,
        inSession: true
      )
      steps.append(ReviewQueue.Waiting(entry: entry, time: time))
    }
    steps.sort { ($0.time, $0.entry.card) < ($1.time, $1.entry.card) }
  }

  /// Picks the first cards whose siblings were neither chosen nor answered on the day.
  private mutating func pick(_ choices: [Choice], upTo limit: Int) -> [Choice] {
    var picked: [Choice] = []
    for choice in choices where picked.count < limit {
      guard !taken.contains(choice.siblings),
        answered.contains(choice.entry.card) || !answeredSiblings.contains(choice.siblings)
      else { continue }
      taken.insert(choice.siblings)
      picked.append(choice)
    }
    return picked
  }

  private mutating func shuffled(_ choices: [Choice]) -> [Choice] {
    inOrder(choices).shuffled(using: &numbers)
  }

  private func inOrder(_ choices: [Choice]) -> [Choice] {
    choices.sorted { $0.entry.card < $1.entry.card }
  }

  /// Orders a backlog: the highest chance of recall first, and without predictions the least
  /// overdue first.
  private static func isBetterKnown(_ one: Choice, _ other: Choice) -> Bool {
    if one.recall != other.recall { return one.recall > other.recall }
    return one.due == other.due ? one.entry.card < other.entry.card : one.due > other.due
  }

  private static func isEarlier(_ one: Choice, _ other: Choice) -> Bool {
    (one.position, one.entry.card) < (other.position, other.entry.card)
  }

  /// Spreads new cards evenly among the others.
  private static func spread(_ new: [Choice], among others: [Choice]) -> [ReviewQueue.Entry] {
    var entries: [ReviewQueue.Entry] = []
    entries.reserveCapacity(new.count + others.count)
    var next = 0
    for (index, choice) in others.enumerated() {
      entries.append(choice.entry)
      while next < new.count, (next + 1) * others.count <= (index + 1) * new.count {
        entries.append(new[next].entry)
        next += 1
      }
    }
    return entries + new[next...].map(\.entry)
  }
}
