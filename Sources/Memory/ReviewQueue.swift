/// The queue of a session, as a value: to undo an answer, keep a copy from before it.
///
/// First come steps whose time has come, then the cards due on the day, shuffled by the seed, then
/// the backlog, the best remembered first, because they cost the least work to save. New cards are
/// spread evenly among these. Cards beyond the limits are the backlog of the following days; the
/// seed does not decide which cards these are.
package struct ReviewQueue: Hashable, Sendable {
  /// The purpose of a session.
  package enum Mode: Hashable, Sendable {
    /// Cards that are due, within the limits.
    case due
    /// Cards that are due now or within some days, without limits. An early answer counts for FSRS
    /// and is extra practice for LearnIO and the ladder.
    case ahead(days: Int)
    /// Every card that was ever answered, as extra practice that does not change the schedule.
    /// Under LearnIO, answers to due cards and failures count.
    case cram
  }

  /// A card to show.
  package struct Turn: Hashable, Sendable {
    package var card: Int
    /// Whether the answer counts as a review; see `ReviewRecord.inSession`.
    package var inSession: Bool

    /// Creates a turn.
    package init(card: Int, inSession: Bool) {
      self.card = card
      self.inSession = inSession
    }
  }

  /// The next thing to do.
  package enum Step: Hashable, Sendable {
    case show(Turn)
    /// Only steps are left; the first is due at this time in Unix seconds.
    case wait(until: Int64)
    case finished
  }

  /// The number of cards still to come, by stage.
  package struct Counts: Hashable, Sendable {
    package var new: Int
    package var learning: Int
    package var review: Int

    /// Creates counts.
    package init(new: Int = 0, learning: Int = 0, review: Int = 0) {
      self.new = new
      self.learning = learning
      self.review = review
    }

    /// The number of all cards still to come.
    package var total: Int { new + learning + review }
  }

  /// The most repetitions in one session of a LearnIO card with a low score, or of a card that was
  /// failed in a cram.
  package static let mostRepeats = 3

  struct Entry: Hashable, Sendable {
    var card: Int
    var stage: CardStage
    var inSession: Bool
  }

  struct Waiting: Hashable, Sendable {
    var entry: Entry
    var time: Int64
  }

  package let mode: Mode
  /// Due cards that the limits of their decks allow, but not the limit of the day.
  package let heldBack: [Int]
  private let stepsEarly: Int64
  /// The cards in order; those before `position` are done.
  private var entries: [Entry]
  private var position = 0
  /// Sorted by time.
  private var steps: [Waiting] = []
  private var repeats: [Int: Int] = [:]

  /// Creates the queue of a session of one deck.
  package init(
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

  /// Creates the queue of a session of several decks, within the limits of the decks, the room of
  /// the day and a number of cards.
  ///
  /// Cards in their steps are not limited. No two siblings are asked, whatever their decks. New
  /// cards come from the decks in turns; due cards come by urgency from all decks.
  package init(
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

  /// Returns what to show now.
  package func next(at moment: Moment) -> Step {
    if let first = steps.first, first.time <= moment.seconds { return show(first.entry) }
    if position < entries.count { return show(entries[position]) }
    guard let first = steps.first else { return .finished }
    return first.time <= moment.seconds + stepsEarly ? show(first.entry) : .wait(until: first.time)
  }

  private func show(_ entry: Entry) -> Step {
    .show(Turn(card: entry.card, inSession: entry.inSession))
  }

  /// Updates the queue after an answer to the card that was shown; `state` is the card's new state.
  package mutating func answered(_ card: Int, _ rating: Rating, _ state: MemoryState) {
    guard let entry = dequeue(card) else { return }
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

  /// Removes every occurrence of a card.
  package mutating func remove(_ card: Int) {
    entries = entries[position...].filter { $0.card != card }
    position = 0
    steps.removeAll { $0.entry.card == card }
  }

  /// Moves a card to the front, for example one that the learner wants to see again.
  package mutating func putFirst(_ turn: Turn, _ stage: CardStage) {
    remove(turn.card)
    entries.insert(Entry(card: turn.card, stage: stage, inSession: turn.inSession), at: 0)
  }

  /// The number of cards still to come, by stage.
  package var counts: Counts {
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

  /// Returns the cards that may come next: up to `count` of those in their steps, then up to
  /// `count` others.
  package func upcoming(_ count: Int) -> [Int] {
    steps.prefix(count).map(\.entry.card) + entries[position...].prefix(count).map(\.card)
  }

  /// Removes and returns the card that was shown.
  private mutating func dequeue(_ card: Int) -> Entry? {
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
