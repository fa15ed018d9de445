/// A card in a review, with its texts and its standing.
public struct ReviewCard: Sendable, Equatable {
  /// The number of the card in the record, which queues use.
  public var number: Int
  public var deck: String
  public var entry: CardEntry
  public var kind: CardKind
  public var standing: CardStanding

  /// Creates a card.
  public init(
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

  public var id: CardID { CardID(entry: entry.id, kind: kind) }

  /// The text that is shown first.
  public var question: String { kind == .recognise ? entry.word : entry.meaning }

  /// The text to recall.
  public var answer: String { kind == .recognise ? entry.meaning : entry.word }
}
