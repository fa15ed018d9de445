import Memory
import RandomTestSupport
import Testing

@Suite(.seeded) struct NewCardTurnsTests {
  private let today = StudyDay(20_717)

  private func order(_ decks: [(brought: Int, urgent: Int, available: Int)], room: Int) -> [Int] {
    NewCardTurns(
      decks.map { .init(brought: $0.brought, urgent: $0.urgent, available: $0.available) },
      within: ReviewRoom(newCards: room),
      on: today
    ).order
  }

  @Test
  func `decks take turns in order, until they or the day have no more cards`() {
    #expect(order([(0, 0, 9), (0, 0, 2), (0, 0, 9)], room: 8) == [0, 1, 2, 0, 1, 2, 0, 2])
    #expect(order([(0, 0, 2), (0, 0, 1)], room: 20) == [0, 1, 0])
    #expect(order([(0, 0, 5), (0, 0, 0)], room: 3) == [0, 0, 0])
    #expect(order([(0, 0, 5)], room: 0).isEmpty && order([], room: 5).isEmpty)
    #expect(order([(0, 0, 5)], room: -1).isEmpty)
    #expect(order([(0, 0, 3), (0, 0, 3)], room: .max).count == 6)
  }

  @Test func `urgent cards come before all others, and count as turns`() {
    #expect(order([(0, 0, 9), (0, 2, 9)], room: 6) == [1, 1, 0, 0, 0, 1])
    // This also applies if there is no room for others.
    #expect(order([(0, 0, 9), (0, 5, 9)], room: 3) == [1, 1, 1, 1, 1])
    #expect(order([(0, 0, 9), (0, 2, 9)], room: 0) == [1, 1])
  }

  @Test func `a deck that has brought cards today waits until the others have too`() {
    #expect(order([(3, 0, 9), (0, 0, 9)], room: 5) == [1, 1, 1, 0, 1])
  }

  @Test(arguments: UInt64(0)..<40)
  func `turns are fair and complete, even if the day is split into parts`(seed: UInt64) {
    var numbers = TestRandom(seed)
    let decks = (0..<Int.random(in: 1...9, using: &numbers)).map { _ in
      NewCardTurns.Deck(brought: 0, available: Int.random(in: 0...12, using: &numbers))
    }
    let room = Int.random(in: 0...40, using: &numbers)
    let whole = NewCardTurns(decks, within: ReviewRoom(newCards: room), on: today)
    #expect(whole.order.count == min(room, decks.reduce(0) { $0 + $1.available }))
    let counts = whole.counts
    for (deck, count) in zip(decks, counts) {
      #expect(count <= deck.available)
      // A deck that gets less than another has no more cards.
      if count < deck.available { #expect(counts.allSatisfy { $0 <= count + 1 }) }
    }
    guard decks.count(where: { $0.available > 0 }) <= room else { return }
    let first = NewCardTurns(decks, within: ReviewRoom(newCards: room / 2), on: today).counts
    let rest = zip(decks, first).map {
      NewCardTurns.Deck(brought: $1, available: $0.available - $1)
    }
    let second = NewCardTurns(
      rest,
      within: ReviewRoom(newCards: room - first.reduce(0, +)),
      on: today
    ).counts
    #expect(zip(first, second).map(+) == counts)
  }

  @Test(arguments: [(48, 20), (21, 20), (30, 1), (7, 3)])
  func `with more decks than cards a day, each deck gets a turn within days`(decks: Int, room: Int)
  {
    let all = (0..<decks).map { _ in NewCardTurns.Deck(brought: 0, available: 9) }
    var brought: Set<Int> = []
    let days = (decks + room - 1) / room
    for day in 0..<days {
      brought.formUnion(
        NewCardTurns(all, within: ReviewRoom(newCards: room), on: today + day).order
      )
    }
    #expect(brought == Set(0..<decks))
  }
}
