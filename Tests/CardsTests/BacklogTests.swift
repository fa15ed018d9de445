import Cards
import Memory
import Testing

/// Due cards that wait because the days are full.
struct BacklogTests {
  private let today = StudyDay(20_000)

  @Test(
    arguments: [
      (50, 50, nil, nil), (310, 50, 260, 7), (3, 2, 1, 2), (3, 0, 3, nil), (0, 0, nil, nil),
    ] as [(Int, Int, Int?, Int?)]
  )
  func `the cards beyond the limit wait, until the backlog is clear`(
    due: Int,
    limit: Int,
    waiting: Int?,
    days: Int?
  ) {
    let backlog = Backlog(today: today, due: due, limit: limit) { _ in 0 }
    #expect(backlog?.waiting == waiting)
    #expect(backlog?.clearOn == days.map { today + $0 })
  }

  @Test func `the backlog of several decks is clear with the last of them`() {
    let decks = [
      Backlog(waiting: 3, clearOn: today + 9), Backlog(waiting: 4, clearOn: today + 2),
    ]
    #expect(Backlog(decks) == Backlog(waiting: 7, clearOn: today + 9))
    let endless = decks + [Backlog(waiting: 1, clearOn: nil)]
    #expect(Backlog(endless) == Backlog(waiting: 8, clearOn: nil))
    #expect(Backlog([]) == nil)
  }
}
