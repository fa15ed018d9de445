import Foundation
import Memory
import Testing

@Suite struct StudyDayTests {
  @Test(arguments: [
    // Seconds, offset, rollover hour, day.
    (0, 0, 0, 0),
    (0, 0, 4, -1),
    (4 * 3600 - 1, 0, 4, -1),
    (4 * 3600, 0, 4, 0),
    (3600, 3 * 3600, 4, 0),
    (3599, 3 * 3600, 4, -1),
    (-1, 0, 0, -1),
    (-86_400, 0, 0, -1),
    (-86_401, 0, 0, -2),
    (1_700_000_000, -5 * 3600, 4, 19_675),
  ])
  func `a day begins at the rollover hour of the local clock`(
    seconds: Int,
    offset: Int,
    hour: Int,
    day: Int
  ) {
    let found = StudyDay(seconds: Int64(seconds), utcOffset: offset, rolloverHour: hour)
    #expect(found.number == day)
  }

  @Test func `every calendar day in a year with daylight saving is one study day`() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let noon = try Self.time("2026-01-01T12:00:00+01:00")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    var last: StudyDay?
    for number in 0..<400 {
      // One second after the rollover at four, and one second before it.
      let date = try #require(calendar.date(byAdding: .day, value: number, to: noon))
      let early = try #require(calendar.date(bySettingHour: 4, minute: 0, second: 1, of: date))
      let late = try #require(calendar.date(bySettingHour: 3, minute: 59, second: 59, of: date))
      let (day, before) = (Self.day(early, zone), Self.day(late, zone))
      #expect(day - before == 1)
      if let last { #expect(day - last == 1, "\(date)") }
      last = day
    }
  }

  @Test(arguments: [Int.min, Int.max, -1, 0, 1])
  func `no number traps`(number: Int) {
    let day = StudyDay(number)
    #expect((day + number) - (day + number) == 0)
    #expect((day + Int.max) >= day)
    let moment = Moment(seconds: Int64(number), utcOffset: number, rolloverHour: number)
    #expect(moment.day - moment.day == 0)
  }

  static func time(_ text: String) throws -> Date {
    try Date(text, strategy: .iso8601)
  }

  static func day(_ date: Date, _ zone: TimeZone) -> StudyDay {
    StudyDay(
      seconds: Int64(date.timeIntervalSince1970),
      utcOffset: zone.secondsFromGMT(for: date)
    )
  }
}
