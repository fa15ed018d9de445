/// How long a backlog lasts when each day holds no more than its limit.
public struct BacklogForecast: Hashable, Sendable {
  /// The reviews of today and of the days after it, up to the first day that begins without a
  /// backlog.
  public let perDay: [Int]

  /// The first day without a backlog, or where the forecast ends.
  public let clearOn: StudyDay

  /// Whether the backlog comes to an end within the forecast.
  public let isCleared: Bool

  /// Counts as they are now: the cards that are answered on the way come back later than they are
  /// due here.
  ///
  /// At most `horizon` days are looked at.
  public init(_ counts: DueCounts, limit: Int, horizon: Int = 365) {
    self.init(today: counts.today, limit: limit, horizon: horizon) { counts[$0] }
  }

  /// Asks for the count of one day after the other, no further than the backlog goes; what is late
  /// counts for today.
  public init<Failure: Error>(
    today: StudyDay,
    limit: Int,
    horizon: Int = 365,
    due count: (StudyDay) throws(Failure) -> Int
  ) throws(Failure) {
    var perDay: [Int] = []
    var left = 0
    var day = today
    repeat {
      left += try count(day)
      let done = min(left, max(0, limit))
      perDay.append(done)
      left -= done
      day = day + 1
    } while left > 0 && perDay.count < horizon
    self.perDay = perDay
    clearOn = day
    isCleared = left == 0
  }

  /// The days that the backlog takes, today included.
  public var days: Int { perDay.count }
}
