/// A time, with the day of study that the clock on the wall makes of it.
public struct Moment: Hashable, Sendable {
  /// Unix seconds, kept within ±10^13.
  public let seconds: Int64
  /// The day of study that the time belongs to.
  public let day: StudyDay

  /// Joins a time in Unix seconds with its day.
  public init(seconds: Int64, day: StudyDay) {
    self.seconds = Self.clamp(seconds)
    self.day = day
  }

  /// A time in Unix seconds, where clocks are `utcOffset` seconds ahead of UTC and a day of study
  /// begins at `rolloverHour`, 0 to 23.
  public init(seconds: Int64, utcOffset: Int, rolloverHour: Int = 4) {
    self.init(
      seconds: seconds,
      day: StudyDay(seconds: seconds, utcOffset: utcOffset, rolloverHour: rolloverHour)
    )
  }

  static func clamp(_ seconds: Int64) -> Int64 {
    min(max(seconds, -10_000_000_000_000), 10_000_000_000_000)
  }
}
