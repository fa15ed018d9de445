/// Which candidates a session takes, and in which order.
struct SessionPlan {
  let limits: ReviewLimits
  let moment: Moment
  private let tally: DayTally
  private var numbers: SeededNumbers
  /// Groups of siblings with the card that is shown of them.
  private var shown: [Int: Int] = [:]
  /// Cards in their steps, by time.
  private(set) var steps: [ReviewQueue.Waiting] = []

  init(limits: ReviewLimits, tally: DayTally, moment: Moment, seed: UInt64) {
    self.limits = limits
    self.tally = tally
    self.moment = moment
    numbers = SeededNumbers(seed: seed)
  }

  mutating func entries(
    _ candidates: [ReviewCandidate],
    _ mode: ReviewQueue.Mode
  ) -> [ReviewQueue.Entry] {
    let open = candidates.filter { !$0.status.isHidden(on: moment.day) }
    switch mode {
    case .due: return due(open)
    case .ahead(let days): return ahead(open, days)
    case .cram: return cram(open)
    }
  }

  private mutating func due(_ candidates: [ReviewCandidate]) -> [ReviewQueue.Entry] {
    var today: [ReviewCandidate] = []
    var backlog: [ReviewCandidate] = []
    var new: [ReviewCandidate] = []
    for candidate in candidates {
      if candidate.state.stage == .new {
        new.append(candidate)
      } else if case .at(let time) = candidate.state.due {
        addStep(candidate, time)
      } else if candidate.state.isDue(at: moment) {
        if isLate(candidate) { backlog.append(candidate) } else { today.append(candidate) }
      }
    }
    steps.sort { ($0.time, $0.entry.card) < ($1.time, $1.entry.card) }
    let reviewed = max(0, limits.reviews - tally.reviews)
    let first = pick(shuffled(today), reviewed)
    let late = pick(backlog.sorted(by: Self.isBetterKnown), reviewed - first.count)
    let added = pick(new.sorted(by: Self.isEarlier), max(0, limits.newCards - tally.newCards))
    return Self.spread(added, among: first + late)
  }

  private mutating func ahead(
    _ candidates: [ReviewCandidate],
    _ days: Int
  ) -> [ReviewQueue.Entry] {
    let end = moment.day + max(0, days)
    let coming = candidates.filter {
      guard $0.state.stage != .new, !$0.state.isDue(at: moment) else { return false }
      guard case .on(let day) = $0.state.due else { return false }
      return day <= end
    }
    let picked = pick(shuffled(coming), .max)
    return picked.map { Self.entry($0, inSession: Self.countsEarly($0.state)) }
  }

  private mutating func cram(_ candidates: [ReviewCandidate]) -> [ReviewQueue.Entry] {
    shuffled(candidates.filter { $0.state.stage != .new }).map {
      guard case .learnIO = $0.state else { return Self.entry($0, inSession: false) }
      return Self.entry($0, inSession: $0.state.isDue(at: moment))
    }
  }

  private static func countsEarly(_ state: MemoryState) -> Bool {
    if case .fsrs = state { true } else { false }
  }

  private static func entry(_ candidate: ReviewCandidate, inSession: Bool) -> ReviewQueue.Entry {
    ReviewQueue.Entry(
      card: candidate.card,
      stage: candidate.state.stage,
      inSession: inSession
    )
  }

  /// A card in its steps is always taken: it was begun, and its siblings have to wait.
  private mutating func addStep(_ candidate: ReviewCandidate, _ time: Int64) {
    shown[candidate.siblings] = candidate.card
    let entry = Self.entry(candidate, inSession: true)
    steps.append(ReviewQueue.Waiting(entry: entry, time: time))
  }

  private func isLate(_ candidate: ReviewCandidate) -> Bool {
    guard case .on(let day) = candidate.state.due else { return false }
    return day < moment.day
  }

  /// The first so many whose siblings are neither shown nor were answered on the day.
  private mutating func pick(_ candidates: [ReviewCandidate], _ count: Int) -> [ReviewCandidate] {
    var picked: [ReviewCandidate] = []
    for candidate in candidates {
      guard picked.count < count else { break }
      guard shown[candidate.siblings] == nil,
        tally.cards.contains(candidate.card) || !tally.siblings.contains(candidate.siblings)
      else { continue }
      shown[candidate.siblings] = candidate.card
      picked.append(candidate)
    }
    return picked
  }

  private mutating func shuffled(_ candidates: [ReviewCandidate]) -> [ReviewCandidate] {
    candidates.sorted { $0.card < $1.card }.shuffled(using: &numbers)
  }

  /// The order of a backlog: by the chance of recall, then, where nothing is predicted, the least
  /// late first.
  private static func isBetterKnown(_ one: ReviewCandidate, _ other: ReviewCandidate) -> Bool {
    if one.retrievability != other.retrievability {
      return (one.retrievability ?? -1) > (other.retrievability ?? -1)
    }
    let (oneDay, otherDay) = (day(one), day(other))
    return oneDay == otherDay ? one.card < other.card : oneDay > otherDay
  }

  private static func day(_ candidate: ReviewCandidate) -> StudyDay {
    if case .on(let day) = candidate.state.due { day } else { StudyDay(0) }
  }

  private static func isEarlier(_ one: ReviewCandidate, _ other: ReviewCandidate) -> Bool {
    (one.position, one.card) < (other.position, other.card)
  }

  /// New cards at even distances among the others.
  private static func spread(
    _ new: [ReviewCandidate],
    among others: [ReviewCandidate]
  ) -> [ReviewQueue.Entry] {
    var entries: [ReviewQueue.Entry] = []
    var next = 0
    for (index, candidate) in others.enumerated() {
      entries.append(entry(candidate, inSession: true))
      while next < new.count, (next + 1) * others.count <= (index + 1) * new.count {
        entries.append(entry(new[next], inSession: true))
        next += 1
      }
    }
    return entries + new[next...].map { entry($0, inSession: true) }
  }
}
