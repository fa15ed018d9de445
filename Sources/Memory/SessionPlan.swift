/// Which candidates a session takes, and in which order.
struct SessionPlan {
  /// A card that may be taken, with the deck that it is in.
  private struct Choice {
    var candidate: ReviewCandidate
    var part: Int
  }

  private let moment: Moment
  private let choices: [Choice]
  /// What each deck's limits leave for the day.
  private let reviewsLeft: [Int]
  private let newLeft: [Int]
  /// Answered on the day before the session.
  private let answered: Set<Int>
  private let answeredSiblings: Set<Int>
  private var numbers: SeededNumbers
  /// Groups of siblings of which a card is taken.
  private var taken: Set<Int> = []
  /// Cards in their steps, by time.
  private(set) var steps: [ReviewQueue.Waiting] = []

  init(_ parts: [ReviewPart], moment: Moment, seed: UInt64) {
    self.moment = moment
    choices = parts.enumerated().flatMap { index, part in
      part.candidates.lazy.filter { !$0.status.isHidden(on: moment.day) }
        .map { Choice(candidate: $0, part: index) }
    }
    reviewsLeft = parts.map { Self.left($0.limits.reviews, $0.tally.reviews) }
    newLeft = parts.map { Self.left($0.limits.newCards, $0.tally.newCards) }
    answered = parts.reduce(into: []) { $0.formUnion($1.tally.cards) }
    answeredSiblings = parts.reduce(into: []) { $0.formUnion($1.tally.siblings) }
    numbers = SeededNumbers(seed: seed)
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

  private mutating func due() -> [ReviewQueue.Entry] {
    var today: [Choice] = []
    var backlog: [Choice] = []
    var new: [Choice] = []
    for choice in choices {
      let state = choice.candidate.state
      if state.stage == .new {
        new.append(choice)
      } else if case .at(let time) = state.due {
        addStep(choice.candidate, time)
      } else if state.isDue(at: moment) {
        if Self.day(choice) < moment.day { backlog.append(choice) } else { today.append(choice) }
      }
    }
    sortSteps()
    var (reviewsLeft, newLeft) = (reviewsLeft, newLeft)
    let first = pick(shuffled(today), &reviewsLeft)
    let late = pick(backlog.sorted(by: Self.isBetterKnown), &reviewsLeft)
    let added = pick(new.sorted(by: Self.isEarlier), &newLeft)
    return Self.spread(added, among: first + late)
  }

  private mutating func ahead(_ days: Int) -> [ReviewQueue.Entry] {
    let end = moment.day + max(0, days)
    var due: [Choice] = []
    var coming: [Choice] = []
    for choice in choices where choice.candidate.state.stage != .new {
      switch choice.candidate.state.due {
      case .at(let time): addStep(choice.candidate, time)
      case .on where choice.candidate.state.isDue(at: moment): due.append(choice)
      case .on(let day): if day <= end { coming.append(choice) }
      }
    }
    sortSteps()
    var unlimited = reviewsLeft.map { _ in Int.max }
    let first = pick(shuffled(due), &unlimited).map { Self.entry($0, inSession: true) }
    return first
      + pick(shuffled(coming), &unlimited).map {
        Self.entry($0, inSession: Self.countsEarly($0.candidate.state))
      }
  }

  private mutating func cram() -> [ReviewQueue.Entry] {
    shuffled(choices.filter { $0.candidate.state.stage != .new }).map {
      guard case .learnIO = $0.candidate.state else { return Self.entry($0, inSession: false) }
      return Self.entry($0, inSession: $0.candidate.state.isDue(at: moment))
    }
  }

  private mutating func sortSteps() {
    steps.sort { ($0.time, $0.entry.card) < ($1.time, $1.entry.card) }
  }

  private static func countsEarly(_ state: MemoryState) -> Bool {
    if case .fsrs = state { true } else { false }
  }

  private static func entry(_ choice: Choice, inSession: Bool) -> ReviewQueue.Entry {
    ReviewQueue.Entry(
      card: choice.candidate.card,
      stage: choice.candidate.state.stage,
      inSession: inSession
    )
  }

  /// A card in its steps is always taken: it was begun, and its siblings have to wait.
  private mutating func addStep(_ candidate: ReviewCandidate, _ time: Int64) {
    taken.insert(candidate.siblings)
    let entry = ReviewQueue.Entry(
      card: candidate.card,
      stage: candidate.state.stage,
      inSession: true
    )
    steps.append(ReviewQueue.Waiting(entry: entry, time: time))
  }

  /// Those that their decks have room for and whose siblings are neither taken nor were answered
  /// on the day.
  private mutating func pick(_ choices: [Choice], _ left: inout [Int]) -> [Choice] {
    choices.filter { choice in
      let candidate = choice.candidate
      guard left[choice.part] > 0, !taken.contains(candidate.siblings),
        answered.contains(candidate.card) || !answeredSiblings.contains(candidate.siblings)
      else { return false }
      left[choice.part] -= 1
      taken.insert(candidate.siblings)
      return true
    }
  }

  private mutating func shuffled(_ choices: [Choice]) -> [Choice] {
    choices.sorted { $0.candidate.card < $1.candidate.card }.shuffled(using: &numbers)
  }

  /// The order of a backlog: by the chance of recall, then, where nothing is predicted, the least
  /// late first.
  private static func isBetterKnown(_ one: Choice, _ other: Choice) -> Bool {
    let (recall, otherRecall) = (one.candidate.retrievability, other.candidate.retrievability)
    if recall != otherRecall { return (recall ?? -1) > (otherRecall ?? -1) }
    let (oneDay, otherDay) = (day(one), day(other))
    return oneDay == otherDay ? one.candidate.card < other.candidate.card : oneDay > otherDay
  }

  private static func day(_ choice: Choice) -> StudyDay {
    if case .on(let day) = choice.candidate.state.due { day } else { StudyDay(0) }
  }

  private static func isEarlier(_ one: Choice, _ other: Choice) -> Bool {
    (one.candidate.position, one.candidate.card) < (other.candidate.position, other.candidate.card)
  }

  /// New cards at even distances among the others.
  private static func spread(_ new: [Choice], among others: [Choice]) -> [ReviewQueue.Entry] {
    var entries: [ReviewQueue.Entry] = []
    var next = 0
    for (index, choice) in others.enumerated() {
      entries.append(entry(choice, inSession: true))
      while next < new.count, (next + 1) * others.count <= (index + 1) * new.count {
        entries.append(entry(new[next], inSession: true))
        next += 1
      }
    }
    return entries + new[next...].map { entry($0, inSession: true) }
  }
}
