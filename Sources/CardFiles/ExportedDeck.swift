package import Cards

/// A deck with everything that an export writes.
package struct ExportedDeck: Sendable {
  package var deck: Deck
  package var entries: [Entry]

  /// An entry with its cards.
  package struct Entry: Sendable {
    package var entry: CardEntry
    package var cards: [Card]

    package init(entry: CardEntry, cards: [Card]) {
      self.entry = entry
      self.cards = cards
    }
  }

  /// A card with its standing and its answers.
  package struct Card: Sendable {
    package var kind: CardKind
    package var standing: CardStanding
    /// In the order of time.
    package var answers: [CardAnswer]

    package init(kind: CardKind, standing: CardStanding, answers: [CardAnswer]) {
      self.kind = kind
      self.standing = standing
      self.answers = answers
    }
  }

  package init(deck: Deck, entries: [Entry]) {
    self.deck = deck
    self.entries = entries
  }
}
