package import Cards

/// The result of a round.
package struct GameSummary: Sendable, Equatable {
  package var title: String
  /// The English meaning of the root; empty if nothing tells it.
  package var meaning: String
  package var made: [MadeWord]
  /// The best score with this root before this round.
  package var formerBest: Int
  /// The best dictionary words that were not made, the best first.
  package var missed: [GameWord]
  /// The number of further words that were not made.
  package var furtherCount: Int

  /// Creates a summary.
  package init(
    title: String,
    made: [MadeWord],
    formerBest: Int,
    missed: [GameWord],
    furtherCount: Int,
    meaning: String = ""
  ) {
    self.meaning = meaning
    self.title = title
    self.made = made
    self.formerBest = formerBest
    self.missed = missed
    self.furtherCount = furtherCount
  }

  package var score: Int { made.reduce(0) { $0 + $1.points } }

  /// Whether the score is higher than in all earlier rounds.
  package var isBest: Bool { score > formerBest }
}

/// A card for a word that can be added, or that already exists.
package struct CardDraft: Sendable, Equatable {
  /// The entry; its meaning is empty if the learner has to provide it.
  package var entry: CardEntry
  /// Whether the learner already has a card for the word.
  package var isKnown: Bool

  /// Creates a draft.
  package init(entry: CardEntry, isKnown: Bool) {
    self.entry = entry
    self.isKnown = isKnown
  }
}
