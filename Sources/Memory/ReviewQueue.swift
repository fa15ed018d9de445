/// The order of a session, as a value: a copy kept before an answer takes the answer back.
///
/// First come steps whose time is up; then cards due on the day, in a seeded order, with the new
/// ones spread evenly among them; then the backlog, the best remembered first, because these are
/// saved with the least work. What the limits leave over is the backlog of the days that follow;
/// which cards these are does not depend on the seed.
public struct ReviewQueue: Hashable, Sendable {
  /// What a session is for.
  public enum Mode: Hashable, Sendable {
    /// What is due, within the limits.
    case due
    /// What is due or will be within so many days, without limits; FSRS counts an early answer,
    /// LearnIO and the ladder take it for extra practice.
    case ahead(days: Int)
    /// Every card that was ever answered, as extra practice that leaves the schedule as it is; only
    /// of LearnIO cards those that are due count, and a failure always does.
    case cram
  }

  /// A card to show.
  public struct Turn: Hashable, Sendable {
    public var card: Int
    /// What the answer's record says; see `ReviewRecord.inSession`.
    public var inSession: Bool

    public init(card: Int, inSession: Bool) {
      self.card = card
      self.inSession = inSession
    }
  }

  /// What comes next.
  public enum Step: Hashable, Sendable {
    case show(Turn)
    /// Only steps are left, and the first is at these Unix seconds.
    case wait(until: Int64)
    case finished
  }

  /// Cards still to come, by what they are.
  public struct Counts: Hashable, Sendable {
    public var new: Int
    public var learning: Int
    public var review: Int

    public init(new: Int = 0, learning: Int = 0, review: Int = 0) {
      self.new = new
      self.learning = learning
      self.review = review
    }

    public var total: Int { new + learning + review }
  }

  /// A LearnIO card that is hardly known, and a card failed in a cram, come so often again in one
  /// session.
  public static let mostRepeats = 3

  struct Entry: Hashable, Sendable {
    var card: Int
    var stage: CardStage
    var inSession: Bool
  }

  struct Waiting: Hashable, Sendable {
    var entry: Entry
    var time: Int64
  }

  public let mode: Mode
  /// Due cards that their decks have room for, but not the day.
  public let heldBack: [Int]
  private let stepsEarly: Int64
  /// From the next to the last; done ones are before `position`.
  private var entries: [Entry]
  private var position = 0
  /// By time.
  private var steps: [Waiting] = []
  private var repeats: [Int: Int] = [:]

  /// A session of one deck.
  public init(
    _ candidates: [ReviewCandidate],
    limits: ReviewLimits = ReviewLimits(),
    tally: DayTally = DayTally(),
    at moment: Moment,
    mode: Mode = .due,
    seed: UInt64
  ) {
    let part = ReviewPart(candidates, limits: limits, tally: tally)
    self.init([part], at: moment, mode: mode, seed: seed)
  }

  /// A session of several decks, each within its own limits, all together within the room of the
  /// day, and of no more than so many cards.
  ///
  /// Steps are not counted. Siblings are kept apart across the decks. New cards come from the decks
  /// in turns, of due ones the most urgent in whatever deck.
  public init(
    _ parts: [ReviewPart],
    within room: ReviewRoom = ReviewRoom(),
    most count: Int = .max,
    at moment: Moment,
    mode: Mode = .due,
    seed: UInt64
  ) {
    self.mode = mode
    stepsEarly = Int64(min(max(parts.map(\.limits.stepsEarly).max() ?? 0, 0), 86_400))
    var plan = ReviewPlan(parts, room: room, moment: moment, seed: seed)
    entries = Array(plan.entries(mode).prefix(max(0, count)))
    steps = plan.steps
    heldBack = plan.heldBack
  }

  /// What to show now.
  public func next(at moment: Moment) -> Step {
    if let first = steps.first, first.time <= moment.seconds { return show(first.entry) }
    if position < entries.count { return show(entries[position]) }
    guard let first = steps.first else { return .finished }
    return first.time <= moment.seconds + stepsEarly ? show(first.entry) : .wait(until: first.time)
  }

  private func show(_ entry: Entry) -> Step {
    .show(Turn(card: entry.card, inSession: entry.inSession))
  }

  /// Takes an answer to the card that was shown, with the state that it led to.
  public mutating func answered(_ card: Int, _ rating: Rating, _ state: MemoryState) {
    guard let entry = take(card) else { return }
    switch (mode, state) {
    case (.cram, _) where !entry.inSession:
      if !rating.isPass { showAgain(entry) }
    case (_, .learnIO(let state)) where entry.inSession:
      if state.score <= LearnIO.alwaysInSession { showAgain(entry) }
    default:
      guard case .at(let time) = state.due, entry.inSession else { return }
      wait(Entry(card: card, stage: .learning, inSession: true), until: time)
    }
  }

  /// Takes a card out of the session, however often it was to come.
  public mutating func remove(_ card: Int) {
    entries = entries[position...].filter { $0.card != card }
    position = 0
    steps.removeAll { $0.entry.card == card }
  }

  /// Puts a card at the front, such as one that the learner asks to see again.
  public mutating func putFirst(_ turn: Turn, _ stage: CardStage) {
    remove(turn.card)
    entries.insert(Entry(card: turn.card, stage: stage, inSession: turn.inSession), at: 0)
  }

  public var counts: Counts {
    var counts = Counts(learning: steps.count)
    for entry in entries[position...] {
      switch entry.stage {
      case .new: counts.new += 1
      case .learning: counts.learning += 1
      case .review: counts.review += 1
      }
    }
    return counts
  }

  /// Cards among which the next ones are: so many of those in their steps, then of the others.
  public func upcoming(_ count: Int) -> [Int] {
    steps.prefix(count).map(\.entry.card) + entries[position...].prefix(count).map(\.card)
  }

  /// Takes the card from where it was shown.
  private mutating func take(_ card: Int) -> Entry? {
    if position < entries.count, entries[position].card == card {
      position += 1
      return entries[position - 1]
    }
    guard let index = steps.firstIndex(where: { $0.entry.card == card }) else { return nil }
    return steps.remove(at: index).entry
  }

  private mutating func showAgain(_ entry: Entry) {
    guard repeats[entry.card, default: 0] < Self.mostRepeats else { return }
    repeats[entry.card, default: 0] += 1
    entries.append(
      Entry(card: entry.card, stage: .learning, inSession: entry.inSession)
    )
  }

  private mutating func wait(_ entry: Entry, until time: Int64) {
    let index = steps.firstIndex { $0.time > time } ?? steps.count
    steps.insert(Waiting(entry: entry, time: time), at: index)
  }
}
