/// Whether a card takes part in reviews.
public enum CandidateStatus: Hashable, Sendable {
  case active
  /// Taken out by the learner as known.
  case known
  /// Taken out because it was forgotten too often.
  case leech
  /// Left out until a day, on which it is back.
  case skipped(until: StudyDay)

  public func isHidden(on day: StudyDay) -> Bool {
    switch self {
    case .active: false
    case .known, .leech: true
    case .skipped(let until): day < until
    }
  }
}
