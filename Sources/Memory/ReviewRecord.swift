/// One answer in the log of a card, from which its state can be computed again.
package struct ReviewRecord: Hashable, Sendable {
  package var moment: Moment
  package var rating: Rating
  /// Whether the answer was a review; false for extra practice, which each scheduler treats
  /// differently.
  package var inSession: Bool

  /// Creates a record.
  package init(moment: Moment, rating: Rating, inSession: Bool = true) {
    self.moment = moment
    self.rating = rating
    self.inSession = inSession
  }
}
