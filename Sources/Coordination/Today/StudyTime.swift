/// The time that a learner spends, computed from the times of what happened.
package enum StudyTime {
  /// The longest pause that counts in full, in milliseconds: a text may take some minutes.
  static let longestPause: Int64 = 300_000
  /// What counts of a longer pause, in which the learner has probably left.
  static let ofLongerPause: Int64 = 60_000

  /// Returns what counts of a pause between two events, in milliseconds.
  package static func counted(_ pause: Int64) -> Int64 {
    if pause <= 0 { return 0 }
    return pause <= longestPause ? pause : ofLongerPause
  }
}
