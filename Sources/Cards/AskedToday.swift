/// What was asked on a day.
public struct AskedToday: Sendable, Equatable {
  /// Numbers of cards.
  public var cards: Set<Int> = []
  /// The numbers that the cards of one word share.
  public var words: Set<Int> = []
  /// New cards by deck.
  public var new: [String: Int] = [:]
  /// Other cards by deck, without those in their steps.
  public var due: [String: Int] = [:]

  /// A day on which nothing was asked yet.
  public init() {}
}
