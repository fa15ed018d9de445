import Cards
import Coordination
import Memory
import Testing

/// A review with a record in memory: carries out effects as the program does and checks that each
/// fits what the record holds.
struct ReviewBench {
  private(set) var app: AppCoordinator
  /// The standing of each card.
  private(set) var standings: [CardID: CardStanding]
  private(set) var entries: [String: CardEntry]
  private(set) var answers: [(answer: CardAnswer, before: CardStanding)] = []
  private(set) var notices: [Notice] = []
  private(set) var hasLeft = false
  /// What the record has of cards whose texts were not handed over at the beginning.
  private let unread: [Int: ReviewCard]
  /// Numbers of cards that were deleted since they were chosen.
  private let deleted: Set<Int>
  /// What the learner makes of an entry that is edited; nil leaves it as it is.
  var edit: (CardEntry) -> CardEntry? = { _ in nil }
  /// Cards that another window has answered, so that the record takes nothing more of them here.
  var taken: Set<CardID> = []
  var time: Int64

  static let clock = DayClock(secondsAheadOfUTC: 0, rolloverHour: 4)
  static let start: Int64 = 20_000 * 86_400_000 + 12 * 3_600_000
  static let day = StudyDay(20_000)

  init(
    _ cards: [ReviewCard],
    _ decks: [Deck] = [Self.deck()],
    mode: ReviewQueue.Mode = .due,
    reading count: Int = 1,
    deleted: Set<Int> = [],
    seed: UInt64 = 1
  ) {
    time = Self.start
    self.deleted = deleted
    unread = Dictionary(cards.map { ($0.number, $0) }) { first, _ in first }
    standings = Dictionary(cards.map { ($0.id, $0.standing) }) { first, _ in first }
    entries = Dictionary(cards.map { ($0.entry.id, $0.entry) }) { first, _ in first }
    let moment = Self.clock.moment(time)
    let scheduler = decks[0].settings.scheduler.scheduler
    let candidates = cards.map { card in
      ReviewCandidate(
        card: card.number,
        siblings: card.number,
        state: card.standing.memory ?? scheduler.initial(on: moment.day),
        position: card.number
      )
    }
    let queue = ReviewQueue(candidates, at: moment, mode: mode, seed: seed)
    let opened = OpenedReview(
      id: "s",
      title: "Deck",
      decks: decks,
      cards: queue.upcoming(count).compactMap { number in cards.first { $0.number == number } },
      queue: queue,
      clock: Self.clock
    )
    app = AppCoordinator(route: .review(ReviewRequest()), profile: nil)
    _ = app.start(.review(ReviewRequest()))
    carryOut(app.handle(.reply(.openedReview(opened, request: 1), at: time)))
  }

  static func deck(
    _ algorithm: SchedulerSettings.Algorithm = .fsrs,
    origin: Deck.Origin = .own,
    leech: Int = 8
  ) -> Deck {
    Deck(
      id: "d",
      origin: origin,
      title: "Deck",
      created: 0,
      settings: DeckSettings(
        scheduler: SchedulerSettings(algorithm: algorithm, fsrs: FSRS()),
        leechThreshold: leech
      )
    )
  }

  /// A card with the number `number`: `kedi1` means `cat1`.
  static func card(
    _ number: Int,
    _ kind: CardKind = .recognise,
    _ standing: CardStanding = CardStanding()
  ) -> ReviewCard {
    ReviewCard(
      number: number,
      deck: "d",
      entry: CardEntry(
        id: "e\(number)",
        word: "kedi\(number)",
        meaning: "cat\(number)",
        created: 0
      ),
      kind: kind,
      standing: standing
    )
  }

  /// A card that is due today and was learnt ten days ago.
  static func known(_ number: Int, _ kind: CardKind = .recognise, lapses: Int = 0) -> ReviewCard {
    let state = FSRSState(
      memory: FSRSMemory(stability: 10, difficulty: 5),
      phase: .review,
      lastReview: Moment(seconds: start / 1000 - 864_000, day: day + -10),
      due: .on(day),
      reviews: 3
    )
    return card(number, kind, CardStanding(memory: .fsrs(state), reps: 3, lapses: lapses))
  }

  var review: ReviewCoordinator? {
    if case .review(let review) = app.place { review } else { nil }
  }

  var asked: ReviewCoordinator.Asked? { review?.asked }

  /// Sends intents a second apart; gives the effects of the last.
  @discardableResult
  mutating func send(_ intents: Intent...) -> [Effect] {
    var effects: [Effect] = []
    for intent in intents {
      time += 1_000
      effects = app.handle(.intent(intent, at: time))
      carryOut(effects)
    }
    return effects
  }

  /// Reads cards as they are now, texts and all.
  private mutating func load(_ numbers: [Int]) {
    #expect(!numbers.isEmpty && numbers.count <= 2 * ReviewCoordinator.cardsAtOnce)
    let cards = numbers.filter { !deleted.contains($0) }.compactMap { unread[$0] }.map { card in
      var card = card
      card.standing = standings[card.id] ?? card.standing
      card.entry = entries[card.entry.id] ?? card.entry
      return card
    }
    carryOut(app.handle(.reply(.cards(cards), at: time)))
  }

  private mutating func carryOut(_ effects: [Effect]) {
    for effect in effects {
      if isRefused(effect) { return carryOut(app.handle(.reply(.refused, at: time))) }
      switch effect {
      case .recordAnswer(let answer, let before, let after):
        #expect(standings[answer.card] == before)
        #expect(!answers.contains { $0.answer.id == answer.id })
        answers.append((answer, before))
        standings[answer.card] = after
      case .takeBackAnswer(let id):
        let last = answers.popLast()
        #expect(last?.answer.id == id)
        if let last { standings[last.answer.card] = last.before }
      case .setStanding(let card, let standing, let before):
        #expect(standings[card] == before)
        standings[card] = standing
      case .saveEntry(let entry): entries[entry.id] = entry
      case .loadCards(let numbers): load(numbers)
      case .edit(let entry):
        guard let edited = edit(entry) else { continue }
        carryOut(app.handle(.reply(.edited(edited), at: time)))
      case .say(let notice): notices.append(notice)
      case .leave: hasLeft = true
      default: break
      }
    }
  }

  private func isRefused(_ effect: Effect) -> Bool {
    switch effect {
    case .recordAnswer(let answer, _, _): taken.contains(answer.card)
    case .takeBackAnswer(let id):
      answers.contains { $0.answer.id == id && taken.contains($0.answer.card) }
    case .setStanding(let card, _, _): taken.contains(card)
    case .saveEntry(let entry): taken.contains { $0.entry == entry.id }
    default: false
    }
  }
}
