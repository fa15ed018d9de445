import Foundation
import Memory
import Testing

@Suite struct LadderTests {
  @Test(arguments: [
    // Across the end of a month, a leap day, a year without one, and both changes of daylight
    // saving.
    ("2026-01-28", "2026-01-29 2026-01-30 2026-02-06 2026-02-22 2026-03-29 2026-05-03"),
    ("2028-02-20", "2028-02-21 2028-02-22 2028-02-29 2028-03-16 2028-04-20 2028-05-25"),
    ("2027-02-20", "2027-02-21 2027-02-22 2027-03-01 2027-03-17 2027-04-21 2027-05-26"),
    ("2026-03-27", "2026-03-28 2026-03-29 2026-04-05 2026-04-21 2026-05-26 2026-06-30"),
    ("2026-10-17", "2026-10-18 2026-10-19 2026-10-26 2026-11-11 2026-12-16 2027-01-20"),
  ])
  func `a card that is known returns after 1, 1, 7, 16, 35 and 35 days`(
    start: String,
    days: String
  ) throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    var state = LadderState(newOn: try Self.day(start, zone))
    var dates: [String] = []
    var day = state.due
    for _ in 0..<6 {
      state = Ladder().answer(state, .good, on: day)
      day = state.due
      dates.append(try Self.date(day, zone))
    }
    #expect(dates.joined(separator: " ") == days)
  }

  @Test func `a failure goes back to the first rung, unless the ladder never restarts`() {
    let state = LadderState(step: 4, due: StudyDay(100))
    #expect(
      Ladder().answer(state, .again, on: StudyDay(100)) == LadderState(step: 1, due: StudyDay(101))
    )
    #expect(
      Ladder(failureRestarts: false).answer(state, .again, on: StudyDay(100))
        == LadderState(step: 5, due: StudyDay(135))
    )
    #expect(Ladder().answer(state, .hard, on: StudyDay(100)).due == StudyDay(135))
  }

  @Test func `a late answer counts from its own day`() {
    let state = LadderState(step: 2, due: StudyDay(100))
    #expect(Ladder().answer(state, .good, on: StudyDay(140)).due == StudyDay(147))
  }

  /// The study day at half past nine in the evening of a date.
  private static func day(_ date: String, _ zone: TimeZone) throws -> StudyDay {
    let formatter = Self.formatter("yyyy-MM-dd HH:mm", zone)
    return StudyDayTests.day(try #require(formatter.date(from: date + " 21:30")), zone)
  }

  /// The date on which a study day begins.
  private static func date(_ day: StudyDay, _ zone: TimeZone) throws -> String {
    // A study day has no time zone, so this takes noon UTC of the same number of days since 1970.
    let noon = Date(timeIntervalSince1970: Double(day.number) * 86_400 + 43_200)
    return formatter("yyyy-MM-dd", try #require(TimeZone(identifier: "UTC"))).string(from: noon)
  }

  private static func formatter(_ format: String, _ zone: TimeZone) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = format
    formatter.timeZone = zone
    return formatter
  }
}
