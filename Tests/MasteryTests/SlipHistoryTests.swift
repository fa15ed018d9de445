import Mastery
import Scoring
import Testing

@Suite struct SlipHistoryTests {
  private let day: Int64 = 86_400_000

  private func finding(_ category: Finding.Category) -> Finding {
    Finding(category: category, expected: "", found: "", expectedSpan: nil, foundSpan: nil)
  }

  @Test func `slips are counted for each 100 words, by week`() {
    var history = SlipHistory()
    // 1970-01-05 was a Monday.
    history.count(answer: "bir iki üç dört", findings: [finding(.case)], at: 4 * day)
    history.count(answer: "beş", findings: [], at: 10 * day)
    history.count(answer: "altı  yedi", findings: [finding(.case), finding(.typo)], at: 11 * day)
    #expect(history.weeks.map(\.number) == [1, 2])
    #expect(history.weeks.map(\.firstDay) == [4, 11])
    #expect(history.weeks.map(\.words) == [5, 2])
    #expect(history.weeks[0].perHundredWords(.case) == 20)
    #expect(history.weeks[1].perHundredWords(.typo) == 50)
    #expect(history.total.words == 7 && history.total.slips[.case] == 2)
  }

  @Test func `an answer from before finds its week`() {
    var history = SlipHistory()
    for week: Int64 in [3, 1, 2, 1, -1] {
      history.count(answer: "bir", findings: [], at: week * 7 * day)
    }
    #expect(history.weeks.map(\.number) == [-1, 1, 2, 3])
    #expect(history.weeks.map(\.words) == [1, 2, 1, 1])
  }

  @Test func `the week begins by the learner's clock`() {
    var history = SlipHistory(utcOffset: 3 * 3_600)
    history.count(answer: "bir", findings: [], at: 4 * day - 1)
    #expect(history.weeks.map(\.number) == [1])
    #expect(SlipHistory().total.perHundredWords(.case) == nil)
  }
}
