/// The time at which a card is to be shown again.
public enum Due: Hashable, Sendable {
  /// A step inside a session, in Unix seconds.
  case at(Int64)
  /// At any time of a day.
  case on(StudyDay)

  /// Whether the time has come.
  package func isReached(at moment: Moment) -> Bool {
    switch self {
    case .at(let seconds): seconds <= moment.seconds
    case .on(let day): day <= moment.day
    }
  }
}
