/// One answer of the log, from which every state can be derived again.
public struct ReviewRecord: Hashable, Sendable {
  public var moment: Moment
  public var rating: Rating
  /// Whether the card was to be reviewed; false for extra practice, which schedulers judge in their
  /// own way.
  public var inSession: Bool

  public init(moment: Moment, rating: Rating, inSession: Bool = true) {
    self.moment = moment
    self.rating = rating
    self.inSession = inSession
  }
}
