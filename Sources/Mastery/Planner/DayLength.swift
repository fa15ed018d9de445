/// The length of a day after an absence.
package enum DayLength {
  /// The days away after which a day is shorter.
  package static let absence = 7
  /// A day is never made shorter than this.
  package static let shortest = 5

  /// Returns the minutes of today: half of the usual ones after an absence, but at least five.
  ///
  /// `daysAway` is the number of days between the last study day and today, nil before the first.
  package static func minutes(usual: Int, daysAway: Int?) -> Int {
    guard let daysAway, daysAway >= absence else { return usual }
    return min(usual, max(shortest, (usual + 1) / 2))
  }
}
