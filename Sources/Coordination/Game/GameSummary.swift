public import Cards

/// The result of a round.
public struct GameSummary: Sendable, Equatable {
  public var title: String
  public var made: [MadeWord]
  /// The best score with this root before this round.
  public var formerBest: Int
  /// The best dictionary words that were not made, the best first.
  public var missed: [GameWord]
  /// The number of further words that were not made.
  public var furtherCount: Int

  /// Creates a summary.
  public init(
    title: String,
    made: [MadeWord],
    formerBest: Int,
    missed: [GameWord],
    furtherCount: Int
  ) {
    self.title = title
    self.made = made
    self.formerBest = formerBest
    self.missed = missed
    self.furtherCount = furtherCount
  }

  public var score: Int { made.reduce(0) { $0 + $1.points } }

  /// Whether the score is higher than in all earlier rounds.
  public var isBest: Bool { score > formerBest }
}

/// A card for a word that can be added, or that already exists.
public struct CardDraft: Sendable, Equatable {
  /// The entry; its meaning is empty if the learner has to provide it.
  public var entry: CardEntry
  /// Whether the learner already has a card for the word.
  public var isKnown: Bool

  /// Creates a draft.
  public init(entry: CardEntry, isKnown: Bool) {
    self.entry = entry
    self.isKnown = isKnown
  }
}
