/// A year of reviews by a simulated learner, to compare schedulers with.
public struct Simulation: Hashable, Sendable {
  public var cards: Int
  public var days: Int
  public var seed: UInt64
  /// How the learner remembers.
  public var learner: FSRSParameters

  public init(
    learner: FSRSParameters = .standard,
    cards: Int = 2000,
    days: Int = 365,
    seed: UInt64 = 1
  ) {
    self.learner = learner
    self.cards = cards
    self.days = days
    self.seed = seed
  }
}
