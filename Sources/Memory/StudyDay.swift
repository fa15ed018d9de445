/// A day of study, which begins at the rollover hour of the local clock and not at midnight.
///
/// Day 0 is 1970-01-01. Numbers are clamped to ±100,000,000.
public struct StudyDay: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01.
  public let number: Int

  private static let range = -100_000_000...100_000_000

  /// The day with this number.
  public init(_ number: Int) {
    self.number = min(max(number, Self.range.lowerBound), Self.range.upperBound)
  }

  /// The day at a time in Unix seconds, where clocks are `utcOffset` seconds ahead of UTC.
  ///
  /// The offset is the one at that time, so the rollover follows daylight saving time.
  public init(seconds: Int64, utcOffset: Int, rolloverHour: Int = 4) {
    let local = Moment.clamp(seconds) + Int64(min(max(utcOffset, -172_800), 172_800))
    let shifted = local - 3600 * Int64(min(max(rolloverHour, 0), 23))
    let days = shifted / 86_400 - (shifted % 86_400 < 0 ? 1 : 0)
    self.init(Int(days))
  }

  /// Earlier days come first.
  public static func < (one: StudyDay, other: StudyDay) -> Bool { one.number < other.number }

  /// Returns the number of days from `other` to `day`.
  package static func - (day: StudyDay, other: StudyDay) -> Int { day.number - other.number }

  /// Returns the day that is a number of days later.
  package static func + (day: StudyDay, days: Int) -> StudyDay {
    let span = 2 * range.upperBound
    return StudyDay(day.number + min(max(days, -span), span))
  }
}
