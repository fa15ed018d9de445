/// A card in a review, with its texts and its standing.
package struct ReviewCard: Sendable, Equatable {
  /// The number of the card in the record, which queues use.
  package var number: Int
  package var deck: String
  package var entry: CardEntry
  package var kind: CardKind
  package var standing: CardStanding

  /// Creates a card.
  package init(
    number: Int,
    deck: String,
    entry: CardEntry,
    kind: CardKind,
    standing: CardStanding
  ) {
    self.number = number
    self.deck = deck
    self.entry = entry
    self.kind = kind
    self.standing = standing
  }

  package var id: CardID { CardID(entry: entry.id, kind: kind) }

  /// The text that is shown first.
  package var question: String { kind == .recognise ? entry.word : entry.meaning }

  /// The text to recall.
  package var answer: String { kind == .recognise ? entry.meaning : entry.word }
}
