/// One answer in the log of a card, from which its state can be computed again.
public struct ReviewRecord: Hashable, Sendable {
  public var moment: Moment
  public var rating: Rating
  /// Whether the answer was a review; false for extra practice, which each scheduler treats
  /// differently.
  public var inSession: Bool

  /// Creates a record.
  public init(moment: Moment, rating: Rating, inSession: Bool = true) {
    self.moment = moment
    self.rating = rating
    self.inSession = inSession
  }
}
