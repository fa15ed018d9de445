/// The cards that were asked on a day.
public struct AskedToday: Sendable, Equatable {
  /// The numbers of the cards.
  public var cards: Set<Int> = []
  /// The numbers of their words, which the cards of one word share.
  public var words: Set<Int> = []
  /// The counts of new cards by deck.
  public var new: [String: Int] = [:]
  /// The counts of other cards by deck, without those in their steps.
  public var due: [String: Int] = [:]

  /// Creates the value of a day on which nothing was asked.
  public init() {}
}
