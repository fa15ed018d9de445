/// Whether a card takes part in reviews.
package enum CandidateStatus: Hashable, Sendable {
  case active
  /// Set aside by the learner as known.
  case known
  /// Set aside because it was forgotten too often.
  case leech
  /// Not asked before a day.
  case skipped(until: StudyDay)

  /// Whether the card is not asked on a day.
  package func isHidden(on day: StudyDay) -> Bool {
    switch self {
    case .active: false
    case .known, .leech: true
    case .skipped(let until): day < until
    }
  }
}
