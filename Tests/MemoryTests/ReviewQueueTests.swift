import Memory
import Testing

@Suite struct ReviewQueueTests {
  private let today = StudyDay(20_717)
  private var now: Moment { Moment(seconds: 1_790_000_000, day: today) }

  /// A card that was answered before and is due a number of days from today.
  private func card(
    _ number: Int,
    dueIn days: Int,
    siblings: Int? = nil,
    recall: Double? = 0.9
  ) -> ReviewCandidate {
    let state = FSRSState(
      memory: FSRSMemory(stability: 10, difficulty: 5),
      phase: .review,
      lastReview: Moment(seconds: 1_789_000_000, day: today + (days - 10)),
      due: .on(today + days),
      reviews: 3
    )
    return ReviewCandidate(
      card: number,
      siblings: siblings ?? 1000 + number,
      state: .fsrs(state),
      retrievability: recall
    )
  }

  private func new(_ number: Int, siblings: Int? = nil) -> ReviewCandidate {
    ReviewCandidate(
      card: number,
      siblings: siblings ?? 1000 + number,
      state: .fsrs(FSRSState(newOn: today)),
      position: number
    )
  }

  private func step(_ number: Int, in seconds: Int64) -> ReviewCandidate {
    var candidate = card(number, dueIn: 0)
    if case .fsrs(var state) = candidate.state {
      state.phase = .relearning(step: 0)
      state.due = .at(now.seconds + seconds)
      candidate.state = .fsrs(state)
    }
    return candidate
  }

  /// The cards in the order in which they are asked, if each answer passes.
  private func order(_ queue: ReviewQueue) -> [Int] {
    var queue = queue
    var cards: [Int] = []
    while case .show(let turn) = queue.next(at: now), cards.count < 1000 {
      cards.append(turn.card)
      queue.answered(turn.card, .good, card(turn.card, dueIn: 30).state)
    }
    return cards
  }

  private func queue(
    _ candidates: [ReviewCandidate],
    newCards: Int = 20,
    reviews: Int = 200,
    tally: DayTally = DayTally(),
    mode: ReviewQueue.Mode = .due,
    seed: UInt64 = 1
  ) -> ReviewQueue {
    ReviewQueue(
      candidates,
      limits: ReviewLimits(newCards: newCards, reviews: reviews),
      tally: tally,
      at: now,
      mode: mode,
      seed: seed
    )
  }

  @Test func `only due cards are asked, with new cards at even distances`() {
    let cards = (1...6).map { card($0, dueIn: 0) } + [card(7, dueIn: 1)] + [new(8), new(9)]
    let found = order(queue(cards))
    #expect(found.sorted() == [1, 2, 3, 4, 5, 6, 8, 9])
    #expect(found.firstIndex(of: 8) == 3)
    #expect(found.firstIndex(of: 9) == 7)
  }

  @Test func `the order depends only on the seed`() {
    let cards = (1...30).map { card($0, dueIn: 0) }
    #expect(order(queue(cards)) == order(queue(cards.reversed())))
    #expect(order(queue(cards)) != order(queue(cards, seed: 2)))
    #expect(order(queue(cards)) != Array(1...30))
  }

  @Test func `limits count what was answered before`() {
    let cards = (1...10).map { card($0, dueIn: 0) } + (11...20).map { new($0) }
    let tally = DayTally(newCards: 2, reviews: 3)
    let counts = queue(cards, newCards: 5, reviews: 7, tally: tally).counts
    #expect(counts.new == 3)
    #expect(counts.review == 4)
    let full = queue(cards, newCards: 1, reviews: 1, tally: tally)
    #expect(full.next(at: now) == .finished)
  }

  @Test func `only one card of a word is asked in a day, known before new`() {
    let cards = [
      new(1, siblings: 7), card(2, dueIn: 0, siblings: 7), card(3, dueIn: -3, siblings: 7),
    ]
    #expect(order(queue(cards)) == [2])
    let answered = DayTally(reviews: 1, cards: [2], siblings: [7])
    #expect(order(queue([cards[0], cards[2]], tally: answered)).isEmpty)
    // The same card may be asked again.
    #expect(order(queue([cards[1]], tally: answered)) == [2])
  }

  @Test func `each deck keeps its limits, and siblings in other decks are held back`() {
    let one = ReviewPart(
      (1...9).map { card($0, dueIn: 0) } + [new(10), new(11, siblings: 1000 + 21)],
      limits: ReviewLimits(newCards: 1, reviews: 4),
      tally: DayTally(reviews: 1)
    )
    let other = ReviewPart(
      (21...29).map { card($0, dueIn: -1, siblings: 1000 + $0 - ($0 > 25 ? 20 : 0)) },
      limits: ReviewLimits(newCards: 5, reviews: 100)
    )
    let queue = ReviewQueue([one, other], at: now, seed: 1)
    let cards = order(queue)
    #expect(cards.count { $0 < 10 } == 3)
    #expect(cards.filter { $0 == 10 || $0 == 11 } == [10])
    // 26 to 29 are siblings of 6 to 9.
    let words = cards.map { $0 > 25 ? $0 - 20 : $0 }
    #expect(Set(words).count == words.count)
    #expect(cards.count { $0 > 20 } >= 6)
    #expect(order(ReviewQueue([one, other], most: 4, at: now, seed: 1)) == Array(cards.prefix(4)))
  }

  @Test
  func `all decks share the limit of a day, and what it holds back is not random`() {
    let parts = [(0, 0.2), (1, 0.6), (2, 0.4)].map { deck, recall in
      ReviewPart(
        [card(deck * 100, dueIn: 0)]
          + (1...9).map {
            card(deck * 100 + $0, dueIn: -9, recall: recall + Double($0) / 100)
          } + (10...19).map { new(deck * 100 + $0) }
      )
    }
    let room = ReviewRoom(newCards: 7, reviews: 15)
    let queue = ReviewQueue(parts, within: room, at: now, seed: 1)
    #expect(queue.counts == .init(new: 7, learning: 0, review: 15))
    let cards = order(queue)
    let known = cards.filter { $0 % 100 < 10 }
    #expect(known.prefix(3).sorted() == [0, 100, 200])
    // After the cards due today, the best remembered of all decks.
    #expect(Array(known.dropFirst(3)) == (1...9).reversed().map { 100 + $0 } + [209, 208, 207])
    #expect(cards.filter { $0 % 100 >= 10 } == [10, 110, 210, 11, 111, 211, 12])
    #expect(Set(queue.heldBack) == Set((1...6).map { 200 + $0 } + (1...9).map { $0 }))
    let other = ReviewQueue(parts, within: room, at: now, seed: 2)
    #expect(Set(order(other)) == Set(cards) && Set(other.heldBack) == Set(queue.heldBack))
    let whole = ReviewQueue(parts, at: now, seed: 1)
    #expect(whole.counts == .init(new: 30, learning: 0, review: 30) && whole.heldBack.isEmpty)
  }

  @Test func `after a break, today's cards come first, then the best remembered`() {
    let late = [(1, 0.2), (2, 0.8), (3, 0.5)].map { card($0.0, dueIn: -20, recall: $0.1) }
    let cards = late + [card(4, dueIn: 0, recall: 0.1)]
    #expect(order(queue(cards)) == [4, 2, 3, 1])
    #expect(order(queue(cards, reviews: 2)) == [4, 2])
  }

  @Test func `without predictions, the least overdue card comes first`() {
    let cards = [(1, -9), (2, -1), (3, -30)].map { card($0.0, dueIn: $0.1, recall: nil) }
    #expect(order(queue(cards)) == [2, 1, 3])
  }

  @Test func `hidden cards are not asked, and skipped ones return on their day`() {
    let statuses: [CandidateStatus] = [
      .active, .known, .leech, .skipped(until: today + 1), .skipped(until: today),
    ]
    let cards = statuses.enumerated().map { index, status in
      var candidate = card(index, dueIn: 0)
      candidate.status = status
      return candidate
    }
    #expect(order(queue(cards)).sorted() == [0, 4])
  }

  @Test func `a step is asked after its wait, or early if nothing else is left`() {
    var queue = queue([card(1, dueIn: 0), step(2, in: 600), step(3, in: 5000), step(4, in: -5)])
    var shown: [Int] = []
    while case .show(let turn) = queue.next(at: now) {
      shown.append(turn.card)
      queue.answered(turn.card, .good, card(turn.card, dueIn: 30).state)
    }
    #expect(shown == [4, 1, 2])
    #expect(queue.next(at: now) == .wait(until: now.seconds + 5000))
    let later = Moment(seconds: now.seconds + 5000, day: today)
    #expect(queue.next(at: later) == .show(.init(card: 3, inSession: true)))
  }

  @Test func `a failed card comes back within the session when its step is over`() {
    var queue = queue([card(1, dueIn: 0), card(2, dueIn: 0)])
    guard case .show(let first) = queue.next(at: now) else {
      Issue.record("nothing to show")
      return
    }
    queue.answered(first.card, .again, step(first.card, in: 60).state)
    #expect(queue.counts == .init(new: 0, learning: 1, review: 1))
    #expect(queue.next(at: now) != .show(first))
    let later = Moment(seconds: now.seconds + 60, day: today)
    #expect(queue.next(at: later) == .show(first))
    queue.answered(first.card, .good, card(first.card, dueIn: 1).state)
    #expect(queue.next(at: later) != .show(first))
  }

  @Test func `an answer is undone by going back to a copy`() {
    var queue = queue((1...5).map { card($0, dueIn: 0) })
    var copies: [ReviewQueue] = []
    while case .show(let turn) = queue.next(at: now) {
      copies.append(queue)
      queue.answered(turn.card, .again, step(turn.card, in: 2000).state)
    }
    #expect(queue.next(at: now) == .wait(until: now.seconds + 2000))
    while let copy = copies.popLast() { queue = copy }
    #expect(queue.counts.review == 5)
  }

  @Test func `a removed card is not shown again, and a card put first is next`() {
    var queue = queue((1...5).map { card($0, dueIn: 0) } + [step(6, in: 600)])
    queue.remove(3)
    queue.remove(6)
    #expect(order(queue).sorted() == [1, 2, 4, 5])
    queue.putFirst(.init(card: 3, inSession: true), .review)
    #expect(order(queue).first == 3)
    #expect(order(queue).count == 5)
  }

  @Test func `studying ahead counts for FSRS and is practice for the ladder`() {
    let ladder = ReviewCandidate(
      card: 5,
      siblings: 5,
      state: .ladder(LadderState(step: 3, due: today + 2))
    )
    let cards = [
      card(1, dueIn: 1), card(2, dueIn: 3), card(3, dueIn: 4), card(4, dueIn: 0), ladder,
    ]
    var queue = queue(cards + [new(6)], reviews: 0, mode: .ahead(days: 3))
    var turns: [Int: Bool] = [:]
    while case .show(let turn) = queue.next(at: now) {
      turns[turn.card] = turn.inSession
      queue.answered(turn.card, .good, card(turn.card, dueIn: 30).state)
    }
    // Cards that are already due are included and count as usual.
    #expect(turns == [1: true, 2: true, 4: true, 5: false])
  }

  @Test func `cramming asks every known card as practice, a failed one up to three more times`() {
    var queue = queue([card(1, dueIn: 90), card(2, dueIn: 0), new(3)], reviews: 1, mode: .cram)
    var shown: [Int] = []
    while case .show(let turn) = queue.next(at: now) {
      #expect(!turn.inSession)
      shown.append(turn.card)
      queue.answered(turn.card, turn.card == 1 ? .again : .good, card(turn.card, dueIn: 90).state)
    }
    #expect(shown.sorted() == [1, 1, 1, 1, 2])
  }

  @Test func `a card that LearnIO hardly knows is asked up to three more times a session`() {
    let candidates = (1...2).map {
      ReviewCandidate(card: $0, siblings: $0, state: .learnIO(LearnIOState(newOn: today)))
    }
    var queue = queue(candidates)
    var states = Dictionary(uniqueKeysWithValues: candidates.map { ($0.card, $0.state) })
    var shown: [Int: Int] = [:]
    while case .show(let turn) = queue.next(at: now), let state = states[turn.card] {
      shown[turn.card, default: 0] += 1
      let rating = turn.card == 1 ? Rating.again : .good
      let next = Scheduler.learnIO(LearnIO()).answer(
        state,
        rating,
        at: now,
        inSession: turn.inSession,
        seed: 0
      )
      states[turn.card] = next
      queue.answered(turn.card, rating, next)
    }
    // The points are 2, then 4, which is known well enough.
    #expect(shown == [1: 4, 2: 2])
  }

  @Test(arguments: [(8, "8 12 16 20"), (5, "5 8 11 14 17 20"), (1, "1 2 3"), (0, "")])
  func `a card is a leech at the threshold and after each half threshold more`(
    threshold: Int,
    lapses: String
  ) {
    let rule = LeechRule(threshold: threshold)
    let end = threshold == 1 ? 3 : 20
    let struck = (0...end).filter { rule.marksLeech(atLapses: $0) }.map(String.init)
    #expect(struck.joined(separator: " ") == lapses)
  }

  @Test func `only a known card can lapse`() {
    #expect(card(1, dueIn: 0).state.isLapse(.again))
    #expect(!card(1, dueIn: 0).state.isLapse(.hard))
    #expect(!new(1).state.isLapse(.again))
    #expect(!step(1, in: 0).state.isLapse(.again))
  }
}
