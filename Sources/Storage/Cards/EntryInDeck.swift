package import Cards

/// An entry with its deck and the states of its cards.
package struct EntryInDeck: Sendable, Equatable {
  package var deck: String
  package var entry: CardEntry
  /// In the order of ``CardKind``.
  package var cards: [Card]

  /// A card of the entry with its state.
  package struct Card: Sendable, Equatable {
    package var kind: CardKind
    package var standing: CardStanding

    package init(kind: CardKind, standing: CardStanding) {
      self.kind = kind
      self.standing = standing
    }
  }

  package init(deck: String, entry: CardEntry, cards: [Card]) {
    self.deck = deck
    self.entry = entry
    self.cards = cards
  }
}
