import Cards
import Memory
import Testing

/// What waits because the days are full.
struct BacklogTests {
  private let today = StudyDay(20_000)

  @Test(
    arguments: [
      (50, 50, nil, nil), (310, 50, 260, 7), (3, 2, 1, 2), (3, 0, 3, nil), (0, 0, nil, nil),
    ] as [(Int, Int, Int?, Int?)]
  )
  func `as much waits as the limit leaves over, until it is worked off`(
    due: Int,
    limit: Int,
    waiting: Int?,
    days: Int?
  ) {
    let backlog = Backlog(today: today, due: due, limit: limit) { _ in 0 }
    #expect(backlog?.waiting == waiting)
    #expect(backlog?.clearOn == days.map { today + $0 })
  }

  @Test func `several decks wait until the last of them is through`() {
    let decks = [
      Backlog(waiting: 3, clearOn: today + 9), Backlog(waiting: 4, clearOn: today + 2),
    ]
    #expect(Backlog(decks) == Backlog(waiting: 7, clearOn: today + 9))
    let endless = decks + [Backlog(waiting: 1, clearOn: nil)]
    #expect(Backlog(endless) == Backlog(waiting: 8, clearOn: nil))
    #expect(Backlog([]) == nil)
  }
}
