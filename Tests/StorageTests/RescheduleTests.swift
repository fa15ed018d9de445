import Cards
import Memory
import Storage
import Testing

struct RescheduleTests {
  let folder: TemporaryFolder
  let store: LearnerStore

  init() throws {
    folder = try TemporaryFolder()
    store = try LearnerStore(path: folder.record)
    try store.decks.add(deck("d", settings(kinds: [.type])))
    try store.cards.add(entry("elma"), to: "d")
  }

  private let card = CardID(entry: "id-elma", kind: .type)
  private let day: Int64 = 86_400_000

  @Test func `an answer from another window during the preview of a change counts`()
    throws
  {
    try store.rate(card, .easy, id: "1")
    let seen = try store.decks.logs(inDeck: "d")
    try LearnerStore(path: folder.record).rate(card, .again, at: noon + 9 * day, id: "2")
    let ladder = deck("d", settings(.ladder, kinds: [.type]))
    let scheduler = ladder.settings.scheduler.scheduler
    let today = cardDay + 9
    try store.decks.update(ladder) { cards in
      #expect(seen[0].records.count == 1 && cards[0].records.count == 2)
      return ScheduleChange(cards, to: scheduler, on: today, leftToday: 20, limit: 20).outcomes
    }
    let records = try store.cards.answers(to: card).map(\.record)
    let state = scheduler.replay(records, createdOn: cardDay, seed: card.seed)
    #expect(try store.cards.card(card)?.standing.memory == state)
    // An answer from before the change can still be undone.
    try store.cards.undo(answer: "2")
    try store.cards.undo(answer: "1")
    #expect(try store.cards.card(card)?.standing == CardStanding())
  }
}
