import Cards
import Coordination
import Memory
import Storage
import Testing

/// Reviews the cards of a record as the program does: every effect is carried out at once.
struct ReviewWalk {
  let store: LearnerStore
  private(set) var app: AppCoordinator
  private(set) var notices: [Notice] = []
  /// Ids of the stored answers, the oldest first.
  private(set) var kept: [String] = []
  var time: Int64

  /// Opens a review of some decks, or of all.
  init(
    _ store: LearnerStore,
    _ request: ReviewRequest = ReviewRequest(),
    id: String = "s",
    at time: Int64 = noon,
    seed: UInt64 = 1
  ) throws {
    self.store = store
    self.time = time
    app = AppCoordinator(route: .review(request), profile: nil)
    _ = app.start(.review(request))
    let opened = try Self.opened(store, request, id: id, at: time, seed: seed)
    try carryOut(app.handle(.reply(.openedReview(opened, request: 1), at: time)))
  }

  static func opened(
    _ store: LearnerStore,
    _ request: ReviewRequest,
    id: String,
    at time: Int64,
    seed: UInt64
  ) throws -> OpenedReview {
    let decks = try store.decks.all().filter { request.deck == nil || request.deck == $0.id }
    let moment = clock.moment(time)
    let selection = try store.due.selection(
      request,
      of: decks,
      within: request.deck == nil ? DayLimits() : nil,
      asked: try store.due.asked(on: moment.day),
      at: moment,
      seed: seed
    )
    return OpenedReview(
      id: id,
      title: "Review",
      decks: try store.decks.all(),
      cards: try store.cards.cards(numbers: selection.queue.upcoming(2)),
      queue: selection.queue,
      clock: clock,
      past: try store.cards.lastAnswers(limit: 20).reversed().map { ($0.answer.id, $0.card) }
    )
  }

  var review: ReviewCoordinator? {
    if case .review(let review) = app.place { review } else { nil }
  }

  mutating func send(_ intents: Intent...) throws {
    for intent in intents {
      time += 5_000
      try carryOut(app.handle(.intent(intent, at: time)))
    }
  }

  /// Shows the answer and rates it.
  mutating func rate(_ rating: Rating) throws {
    if review?.isTyping == true { try send(.submit("x")) } else { try send(.next) }
    try send(.choose(rating.rawValue - 1))
  }

  private mutating func carryOut(_ effects: [Effect]) throws {
    for effect in effects {
      switch effect {
      case .recordAnswer(let answer, let before, let after):
        try store.cards.record(answer, before: before, after: after)
        kept.append(answer.id)
      case .takeBackAnswer(let id):
        try store.cards.undo(answer: id)
        kept.removeAll { $0 == id }
      case .setStanding(let card, let standing, let before):
        try store.cards.set(standing, of: card, before: before)
      case .saveEntry(let entry): try store.cards.update(entry)
      case .loadCards(let numbers):
        let cards = try store.cards.cards(numbers: numbers)
        try carryOut(app.handle(.reply(.cards(cards), at: time)))
      case .edit(var entry):
        entry.meaning += "!"
        try carryOut(app.handle(.reply(.edited(entry), at: time)))
      case .say(let notice): notices.append(notice)
      default: break
      }
    }
  }
}
