/// A time with its day of study, which depends on the local clock.
public struct Moment: Hashable, Sendable {
  /// Unix seconds, kept within ±10^13.
  public let seconds: Int64
  public let day: StudyDay

  public init(seconds: Int64, day: StudyDay) {
    self.seconds = Self.clamp(seconds)
    self.day = day
  }

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
