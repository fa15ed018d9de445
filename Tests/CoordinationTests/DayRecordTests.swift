import Coordination
import Testing

/// What was done of a day, and why its items were asked, as the record tells it.
@Suite struct DayRecordTests {
  @Test func `the time before an answer to a card counts for cards`() {
    let tally = TodayTally(
      entries: [(time: 100_000, milliseconds: 0), (time: 130_000, milliseconds: 30_000)],
      cards: [
        (time: 60_000, milliseconds: 8_000, isKnown: true),
        (time: 90_000, milliseconds: 9_000, isKnown: false),
      ]
    )
    #expect(tally.milliseconds == 8_000 + 30_000 + 10_000 + 30_000)
    #expect(tally.onCards == 38_000)
    #expect(tally.cardAnswers == 2 && tally.knownCards == 1)
    #expect(TodayTally(entries: [], cards: []) == TodayTally())
  }

  @Test func `the time of new words counts for cards`() {
    let tally = TodayTally(
      entries: [(100_000, 5_000), (130_000, 30_000), (150_000, 20_000)],
      cards: [],
      words: [130_000]
    )
    #expect(tally.milliseconds == 55_000 && tally.onCards == 30_000)
    #expect(tally.lastTime == 150_000)
  }

  @Test(arguments: ["course", "passage", "mistake", "mistake accusative", "fading harmony-4"])
  func `a reason reads what it has written`(text: String) {
    #expect(PlannedReason(text: text)?.text == text)
  }

  @Test(arguments: ["", "fading", "course x", "other", "mistake a b"])
  func `other texts are no reasons`(text: String) { #expect(PlannedReason(text: text) == nil) }
}
