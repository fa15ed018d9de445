/// A day of study: it begins at the rollover hour of the local clock, not at midnight.
///
/// Days count from 1970-01-01, which is day 0. Numbers are kept within ±100,000,000.
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
  /// The offset is that of the moment itself, so that a change of the clocks moves the rollover
  /// with it.
  public init(seconds: Int64, utcOffset: Int, rolloverHour: Int = 4) {
    let local = Moment.clamp(seconds) + Int64(min(max(utcOffset, -172_800), 172_800))
    let shifted = local - 3600 * Int64(min(max(rolloverHour, 0), 23))
    let days = shifted / 86_400 - (shifted % 86_400 < 0 ? 1 : 0)
    self.init(Int(days))
  }

  /// Earlier days come first.
  public static func < (one: StudyDay, other: StudyDay) -> Bool { one.number < other.number }

  /// The days from another day to this one.
  public static func - (day: StudyDay, other: StudyDay) -> Int { day.number - other.number }

  /// The day so many days later.
  public static func + (day: StudyDay, days: Int) -> StudyDay {
    let span = 2 * range.upperBound
    return StudyDay(day.number + min(max(days, -span), span))
  }
}
