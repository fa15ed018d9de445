package import Cards
package import Memory
package import Scoring
import Turkish

/// A review of cards: show the question, show or type the answer, rate it.
///
/// Every answer is recorded at once, so a review is never resumed: the other cards stay due.
package struct ReviewCoordinator: Sendable {
  /// The number of cards whose texts are loaded together.
  package static let cardsAtOnce = 20

  package let title: String
  package private(set) var phase: Phase
  package private(set) var summary = ReviewSummary()
  /// The first day on which a card outside this review is due; nil if there is none.
  private let laterDay: StudyDay?
  /// The due cards beyond today's limit; nil if there are none.
  package let backlog: Backlog?
  let clock: DayClock
  /// The time of the last event.
  package private(set) var lastMoment: Moment?
  var cards: [Int: ReviewCard]
  var queue: ReviewQueue
  private let id: String
  private let decks: [String: Deck]
  private var answerCount = 0
  private var history: [Change]
  /// The state before the last change, restored if the record refuses that change.
  private var beforeLast: (card: ReviewCard, summary: ReviewSummary, history: [Change])?

  /// The phase of a review.
  package enum Phase: Sendable {
    /// The question is shown.
    case asking(Asked)
    /// The answer is shown, with the judgement of a typed answer.
    case shown(Asked, Judgement?)
    /// The texts of the next cards are being loaded; see ``ReviewCoordinator/request``.
    case fetching
    /// No card can be asked now; the next learning step is due at these Unix seconds, if any.
    case over(waitingUntil: Int64?)
  }

  /// The present card with its question.
  package struct Asked: Sendable, Equatable {
    package let card: ReviewCard
    /// Whether the answer counts as an answer to a due card.
    package let inSession: Bool
    /// The time at which the card was shown, in milliseconds since 1970-01-01 00:00 UTC.
    package let since: Int64
    /// The typed answer; nil if nothing was typed.
    package internal(set) var typed: String?
    /// The schedules after each of the four ratings, in their order.
    package let previews: [AnswerPreview]
    package let now: Moment
  }

  /// A change that can be undone.
  private struct Change: Sendable {
    let kind: Kind
    /// The card as it was before.
    let card: ReviewCard
    let queue: ReviewQueue?
    let summary: ReviewSummary

    enum Kind: Sendable {
      case answered(String)
      /// Suspended or skipped.
      case setAside
      case edited
    }
  }

  /// Begins a review with its first card.
  package init(_ opened: OpenedReview, at time: Int64) {
    id = opened.id
    title = opened.title
    clock = opened.clock
    queue = opened.queue
    laterDay = opened.nextDay
    backlog = opened.backlog
    cards = Dictionary(opened.cards.map { ($0.number, $0) }) { first, _ in first }
    decks = Dictionary(opened.decks.map { ($0.id, $0) }) { first, _ in first }
    history = opened.past.map {
      Change(kind: .answered($0.answer), card: $0.card, queue: nil, summary: ReviewSummary())
    }
    phase = .over(waitingUntil: nil)
    advance(at: time)
  }

  /// The present card.
  package var asked: Asked? {
    switch phase {
    case .asking(let asked), .shown(let asked, _): asked
    case .fetching, .over: nil
    }
  }

  /// The effect that loads the next texts; only when needed, because a review may have thousands.
  var request: [Effect] {
    guard case .fetching = phase else { return [] }
    return [.loadCards(queue.upcoming(Self.cardsAtOnce).filter { cards[$0] == nil })]
  }

  /// The first day after today on which a card is due, given the answers so far; see
  /// ``OpenedReview/nextDay``.
  package var nextDay: StudyDay? {
    guard let today = lastMoment?.day else { return laterDay }
    return cards.values.compactMap { $0.standing.nextDay(after: today) }.reduce(laterDay) {
      min($0 ?? $1, $1)
    }
  }

  /// The numbers of cards left, including the present one.
  package var counts: ReviewQueue.Counts { queue.counts }

  /// The number of cards left, including the present one.
  package var left: Int { counts.total }

  /// Whether undo is possible: of a change, or of a typed answer that is not rated yet.
  package var canUndo: Bool { !history.isEmpty || hasTyped }

  private var hasTyped: Bool {
    guard case .shown(let asked, _) = phase else { return false }
    return asked.card.kind == .type && asked.typed != nil
  }

  /// Whether the present card can be edited; cards of the course come from its files and can't.
  package var canEdit: Bool {
    asked.map { decks[$0.card.deck]?.origin != .course } ?? false
  }

  mutating func handle(_ intent: Intent, at time: Int64) -> [Effect] {
    switch (intent, phase) {
    case (.undo, _): undo(at: time)
    case (.submit(let text), .asking(let asked)): answer(text, to: asked)
    case (.next, .asking(let asked)) where asked.card.kind == .type: answer("", to: asked)
    case (.next, .asking(let asked)): flip(asked)
    case (.next, .shown): rate(suggestion, at: time)
    case (.choose(let index), .shown): rate(index: index, at: time)
    case (.choose(let index), .asking(let asked)) where asked.card.kind != .type:
      if Rating.allCases.indices.contains(index) { flip(asked) } else { Self.outOfRange }
    case (.play, .shown(let asked, _)): [.pronounce(asked.card.entry.wordAndExample)]
    case (.play, .asking(let asked)) where asked.card.kind == .recognise:
      [.pronounce(Pronunciation([asked.card.entry.spokenWord]))]
    case (.showPicture, .shown(let asked, _)) where !asked.card.entry.image.isEmpty:
      [.openPicture(asked.card.entry.image)]
    case (.skip, .asking), (.skip, .shown): skip(at: time)
    case (.putAside, .asking), (.putAside, .shown): putAside(at: time)
    case (.edit, .asking(let asked)), (.edit, .shown(let asked, _)): edit(asked)
    default: [.say(.unclear)]
    }
  }

  private func edit(_ asked: Asked) -> [Effect] {
    [canEdit ? .edit(asked.card.entry) : .say(.courseCard)]
  }

  private mutating func flip(_ asked: Asked) -> [Effect] {
    phase = .shown(asked, nil)
    return []
  }

  /// Marks a typed answer; an empty one or “I don't know” shows the solution and suggests Again.
  private mutating func answer(_ text: String, to asked: Asked) -> [Effect] {
    guard asked.card.kind == .type else { return [.say(.unclear)] }
    var asked = asked
    asked.typed = text
    guard !text.isBlank else {
      phase = .shown(asked, nil)
      return []
    }
    let grader = TranslationGrader(accepted: TypedAnswers(asked.card.entry).patterns)
    let judgement = grader.judge(text)
    let isUnknown = !judgement.verdict.passes && UnknownReply.matches(text)
    phase = .shown(asked, isUnknown ? nil : judgement)
    return []
  }

  private mutating func rate(index: Int, at time: Int64) -> [Effect] {
    guard let rating = Rating(rawValue: index + 1) else { return Self.outOfRange }
    return rate(rating, at: time)
  }

  private static let outOfRange = [Effect.say(.optionOutOfRange(count: Rating.allCases.count))]

  private mutating func rate(_ rating: Rating, at time: Int64) -> [Effect] {
    guard case .shown(let asked, _) = phase, let deck = decks[asked.card.deck] else { return [] }
    let before = asked.card.standing
    let moment = clock.moment(time)
    answerCount += 1
    let answer = CardAnswer(
      id: "\(id)-\(answerCount)",
      card: asked.card.id,
      time: time,
      day: moment.day,
      rating: rating,
      typed: asked.typed,
      milliseconds: min(max(0, time - asked.since), CardAnswer.longestTime),
      scheduler: deck.settings.scheduler.text,
      inSession: asked.inSession
    )
    var after = before.answered(
      answer,
      by: deck.settings.scheduler.scheduler,
      asked.card.id.seed
    )
    remember(.answered(answer.id), asked.card)
    count(rating, asked, milliseconds: answer.milliseconds)
    var effects: [Effect] = []
    let leech = LeechRule(threshold: deck.settings.leechThreshold)
    if after.lapses > before.lapses, leech.marksLeech(atLapses: after.lapses) {
      after.status = .leech
      effects.append(.say(.leech(asked.card.id, word: asked.card.entry.word, lapses: after.lapses)))
    }
    if let memory = after.memory ?? before.memory {
      queue.answered(asked.card.number, rating, memory)
    }
    if after.status != .active { queue.remove(asked.card.number) }
    cards[asked.card.number]?.standing = after
    advance(at: time)
    return [.recordAnswer(answer, before: before, after: after)] + effects
  }

  private mutating func count(_ rating: Rating, _ asked: Asked, milliseconds: Int64) {
    summary.answers += 1
    if rating.isPass { summary.known += 1 }
    if asked.card.standing.isNew { summary.new += 1 }
    let (sum, overflows) = summary.milliseconds.addingReportingOverflow(milliseconds)
    if !overflows { summary.milliseconds = sum }
  }

  private mutating func skip(at time: Int64) -> [Effect] {
    guard let asked else { return [] }
    var standing = asked.card.standing
    standing.skippedUntil = clock.moment(time).day + 1
    return setAside(asked, standing, .skippedCard(word: asked.card.question), at: time)
  }

  private mutating func putAside(at time: Int64) -> [Effect] {
    guard let asked else { return [] }
    var standing = asked.card.standing
    standing.status = .known
    return setAside(asked, standing, .putAside(word: asked.card.question), at: time)
  }

  private mutating func setAside(
    _ asked: Asked,
    _ standing: CardStanding,
    _ notice: Notice,
    at time: Int64
  ) -> [Effect] {
    remember(.setAside, asked.card)
    summary.leftOut += 1
    queue.remove(asked.card.number)
    cards[asked.card.number]?.standing = standing
    advance(at: time)
    return [
      .setStanding(asked.card.id, standing, before: asked.card.standing), .say(notice),
    ]
  }

  /// Applies the learner's edit of an entry.
  mutating func applyEdit(_ entry: CardEntry, at time: Int64) -> [Effect] {
    guard let asked, asked.card.entry.id == entry.id, asked.card.entry != entry else { return [] }
    remember(.edited, asked.card)
    put(entry)
    show(asked.card.number, inSession: asked.inSession, at: time)
    return [.saveEntry(entry), .say(.edited(word: entry.word))]
  }

  /// Receives the requested texts; a card that no longer exists is removed from the queue.
  mutating func receive(_ found: [ReviewCard], at time: Int64) -> [Effect] {
    guard case .fetching = phase else { return [] }
    for card in found where cards[card.number] == nil { cards[card.number] = card }
    if case .show(let turn) = queue.next(at: clock.moment(time)), cards[turn.card] == nil {
      queue.remove(turn.card)
    }
    advance(at: time)
    return []
  }

  private mutating func put(_ entry: CardEntry) {
    for (number, card) in cards where card.entry.id == entry.id { cards[number]?.entry = entry }
  }

  /// Drops the last change, which the record refused, and goes on without its card.
  ///
  /// The loaded texts of that card are out of date.
  mutating func dropRefusedChange(at time: Int64) -> [Effect] {
    guard let before = beforeLast else { return [] }
    beforeLast = nil
    summary = before.summary
    history = before.history.filter { $0.card.number != before.card.number }
    queue.remove(before.card.number)
    cards[before.card.number] = nil
    advance(at: time)
    return [.say(.changedElsewhere(word: before.card.question))]
  }

  private mutating func remember(_ kind: Change.Kind, _ card: ReviewCard) {
    beforeLast = (card, summary, history)
    history.append(Change(kind: kind, card: card, queue: queue, summary: summary))
  }

  private mutating func undo(at time: Int64) -> [Effect] {
    if hasTyped, let asked { return retype(asked) }
    guard let change = history.last else { return [.say(.nothingToUndo)] }
    beforeLast = (change.card, summary, history)
    history.removeLast()
    let now = cards[change.card.number]
    if let queue = change.queue {
      self.queue = queue
      summary = change.summary
    }
    var effects: [Effect] = []
    switch change.kind {
    case .answered(let answer): effects = [.takeBackAnswer(answer)]
    case .setAside:
      if let now {
        effects = [.setStanding(change.card.id, change.card.standing, before: now.standing)]
      }
    case .edited:
      put(change.card.entry)
      effects = [.saveEntry(change.card.entry)]
    }
    var card = change.card
    // Later edits of the texts are kept.
    if case .edited = change.kind {} else if let now { card.entry = now.entry }
    cards[card.number] = card
    if change.queue == nil {
      queue.putFirst(
        ReviewQueue.Turn(card: card.number, inSession: true),
        card.standing.memory?.stage ?? .new
      )
    }
    advance(at: time)
    return effects + [.say(.cardUndone(word: card.question))]
  }

  /// Lets the learner type an unrated answer again.
  private mutating func retype(_ asked: Asked) -> [Effect] {
    var asked = asked
    asked.typed = nil
    phase = .asking(asked)
    return []
  }

  private mutating func advance(at time: Int64) {
    lastMoment = clock.moment(time)
    switch queue.next(at: clock.moment(time)) {
    case .show(let turn): show(turn.card, inSession: turn.inSession, at: time)
    case .wait(let until): phase = .over(waitingUntil: until)
    case .finished: phase = .over(waitingUntil: nil)
    }
  }

  private mutating func show(_ number: Int, inSession: Bool, at time: Int64) {
    guard let card = cards[number] else {
      phase = .fetching
      return
    }
    guard let deck = decks[card.deck] else {
      // Without its deck the card has no scheduler.
      queue.remove(number)
      return advance(at: time)
    }
    let moment = clock.moment(time)
    let scheduler = deck.settings.scheduler.scheduler
    let previews = scheduler.previews(
      of: card.standing.memory ?? scheduler.initial(on: moment.day),
      at: moment,
      inSession: inSession,
      seed: card.id.seed
    )
    phase = .asking(
      Asked(
        card: card,
        inSession: inSession,
        since: time,
        typed: nil,
        previews: previews,
        now: moment
      )
    )
  }
}
