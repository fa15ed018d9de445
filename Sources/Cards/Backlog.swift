public import Memory

/// Cards that are due but have no place in the day, for its limit is reached.
public struct Backlog: Sendable, Equatable {
  /// How many days ahead it is looked for an end.
  public static let horizon = 365

  /// How many cards wait.
  public var waiting: Int
  /// The first day that begins without a backlog at the limit of a day; nil if none is in sight.
  public var clearOn: StudyDay?

  /// Makes a backlog from its parts.
  public init(waiting: Int, clearOn: StudyDay?) {
    self.waiting = waiting
    self.clearOn = clearOn
  }

  /// What waits if each day holds so many of the cards that are due, those answered today included;
  /// nil if nothing does.
  ///
  /// Asks for the days after today one by one, and only as many as it takes.
  public init?<Failure: Error>(
    today: StudyDay,
    due dueToday: Int,
    limit: Int,
    later count: (StudyDay) throws(Failure) -> Int
  ) throws(Failure) {
    let waiting = dueToday - max(0, limit)
    guard waiting > 0 else { return nil }
    let forecast = try BacklogForecast(today: today, limit: limit, horizon: Self.horizon) {
      (day) throws(Failure) in day == today ? dueToday : try count(day)
    }
    self.init(waiting: waiting, clearOn: forecast.isCleared ? forecast.clearOn : nil)
  }

  /// What waits in several decks, each with its own limit.
  public init?(_ backlogs: [Backlog]) {
    guard !backlogs.isEmpty else { return nil }
    let ends = backlogs.compactMap(\.clearOn)
    self.init(
      waiting: backlogs.reduce(0) { $0 + $1.waiting },
      clearOn: ends.count == backlogs.count ? ends.max() : nil
    )
  }
}
