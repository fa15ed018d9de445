/// A card as it is asked: its texts, and how far the learner is with it.
public struct ReviewCard: Sendable, Equatable {
  /// The number of the card in this record, by which a queue knows it.
  public var number: Int
  public var deck: String
  public var entry: CardEntry
  public var kind: CardKind
  public var standing: CardStanding

  /// Makes a card from its parts.
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

  /// What is shown first.
  public var question: String { kind == .recognise ? entry.word : entry.meaning }

  /// What is to be known.
  public var answer: String { kind == .recognise ? entry.meaning : entry.word }
}
