/// The time that a learner spends, computed from the times of what happened.
///
/// The time between two events counts, and so includes reading a mark or a note.
package struct StudyTime: Sendable, Equatable {
  /// The longest pause that counts in full, in milliseconds: a text may take some minutes.
  static let longestPause: Int64 = 300_000
  /// What counts of a longer pause, in which the learner has probably left.
  static let ofLongerPause: Int64 = 60_000

  /// The time of the events so far, in milliseconds.
  package private(set) var milliseconds: Int64 = 0
  private var last: Int64?

  /// Creates the time of no events.
  package init() {}

  /// Counts an event that comes after those counted so far, and returns what it adds.
  ///
  /// `answered` is how long its answer took, in milliseconds; it counts for the first event, because
  /// no other tells when the learner began.
  @discardableResult
  package mutating func count(eventAt time: Int64, answered: Int64) -> Int64 {
    let pause = last.map { time.subtractingReportingOverflow($0).partialValue }
    let counted = Self.counted(pause ?? answered)
    milliseconds += counted
    last = time
    return counted
  }

  /// Returns what counts of a pause between two events, in milliseconds.
  package static func counted(_ pause: Int64) -> Int64 {
    if pause <= 0 { return 0 }
    return pause <= longestPause ? pause : ofLongerPause
  }
}
