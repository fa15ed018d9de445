import Memory
import Testing

struct StudyDayDateTests {
  @Test(arguments: [
    (0, "1970-01-01"), (-1, "1969-12-31"), (11_016, "2000-02-29"), (20_484, "2026-01-31"),
    (20_485, "2026-02-01"), (-719_528, "0000-01-01"),
  ])
  func `a day is written as its date and read back`(number: Int, text: String) {
    #expect(StudyDay(number).isoDate == text)
    #expect(StudyDay(isoDate: text) == StudyDay(number))
  }

  @Test func `dates count on without a gap`() {
    for number in stride(from: -150_000, to: 150_000, by: 7) {
      let date = CivilDate(daysSince1970: number)
      #expect(
        CivilDate.daysSince1970(year: date.year, month: date.month, day: date.day) == number
      )
    }
  }

  @Test(arguments: [
    "", "2026-1-31", "2026-02-29", "2026-13-01", "2026-01-32", "2026-00-10", "26-01-31",
    "2026-01-31 ", "+026-01-31", "2026-01-31-", "yesterday",
  ])
  func `a text that is not a date is not a day`(text: String) {
    #expect(StudyDay(isoDate: text) == nil)
  }
}
