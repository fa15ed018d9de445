import Memory
import Testing

struct StudyTimeTests {
  @Test func `a pause counts up to five minutes, and a longer one a minute`() {
    #expect(StudyTime.counted(20_000) == 20_000 && StudyTime.counted(300_000) == 300_000)
    #expect(StudyTime.counted(300_001) == 60_000 && StudyTime.counted(-5) == 0)
  }

  @Test func `the first event counts what its answer took, the others the time since the last`() {
    var time = StudyTime()
    #expect(time.count(eventAt: 100_000, answered: 8_000) == 8_000)
    #expect(time.count(eventAt: 130_000, answered: 9_000) == 30_000)
    #expect(time.count(eventAt: 3_730_000, answered: 9_000) == 60_000)
    #expect(time.milliseconds == 98_000)
    #expect(time.count(eventAt: .min, answered: 0) >= 0)
  }

  private func event(_ day: Int, _ time: Int64, took: Int64 = 0, isAnswer: Bool = true)
    -> StudyEvent
  {
    StudyEvent(day: StudyDay(day), time: time, milliseconds: took, isAnswer: isAnswer)
  }

  @Test func `answers and time are added up by day, whatever the order of the events`() {
    let tallies = StudyTally.all(of: [
      event(5, 90_000, isAnswer: false), event(5, 50_000, took: 10_000),
      event(4, 10_000, took: 5_000), event(5, 70_000, took: 2_000),
    ])
    #expect(
      tallies == [
        StudyTally(day: StudyDay(4), answers: 1, milliseconds: 5_000),
        StudyTally(day: StudyDay(5), answers: 2, milliseconds: 50_000),
      ]
    )
  }

  @Test func `a day without an answer is no day of study`() {
    #expect(StudyTally.all(of: [event(4, 10_000, isAnswer: false)]).isEmpty)
  }
}
