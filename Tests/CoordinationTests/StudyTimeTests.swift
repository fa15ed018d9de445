import Coordination
import Testing

/// Minutes and days in a row, computed from the record.
@Suite struct StudyTimeTests {
  @Test func `a pause counts up to five minutes, and a longer one a minute`() {
    #expect(StudyTime.counted(20_000) == 20_000 && StudyTime.counted(300_000) == 300_000)
    #expect(StudyTime.counted(300_001) == 60_000 && StudyTime.counted(-5) == 0)
  }

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

  /// The days with an answer before today as +, without as -, the earliest first; then the streak.
  @Test(arguments: [
    ("", false, 0), ("", true, 1), ("+++", true, 4), ("+++", false, 3), ("++-", true, 3),
    ("++-", false, 2), ("++--", true, 1), ("++-++-++", true, 5), ("++-++++++-++", true, 11),
    ("-", true, 1),
  ])
  func `one day in seven may be free`(days: String, isToday: Bool, streak: Int) {
    let past = Array(days)
    let found = Streak(to: 100) { day in
      if day == 100 { return isToday }
      let index = past.count - (100 - day)
      return past.indices.contains(index) && past[index] == "+"
    }
    #expect(found.days == streak)
  }

  @Test(arguments: ["course", "passage", "mistake", "mistake accusative", "fading harmony-4"])
  func `a reason reads what it has written`(text: String) {
    #expect(PlannedReason(text: text)?.text == text)
  }

  @Test(arguments: ["", "fading", "course x", "other", "mistake a b"])
  func `other texts are no reasons`(text: String) { #expect(PlannedReason(text: text) == nil) }
}
