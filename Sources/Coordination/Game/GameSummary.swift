public import Cards

/// What a round has come to.
public struct GameSummary: Sendable, Equatable {
  public var title: String
  public var made: [MadeWord]
  /// The best score with this root before this round.
  public var formerBest: Int
  /// Dictionary words that were not made, the best first, a few of them.
  public var missed: [GameWord]
  /// How many more there are.
  public var furtherCount: Int

  /// Makes a summary from its parts.
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

  /// Whether the round beats those before.
  public var isBest: Bool { score > formerBest }
}

/// A card for a word, ready to be kept or known already.
public struct CardDraft: Sendable, Equatable {
  /// The meaning is empty where the learner has to tell it.
  public var entry: CardEntry
  /// Whether the learner has a card of the word.
  public var isKnown: Bool

  /// Makes a draft from its parts.
  public init(entry: CardEntry, isKnown: Bool) {
    self.entry = entry
    self.isKnown = isKnown
  }
}
