package import Coordination

/// A card that may be asked, without its texts.
package struct CardCandidate: Sendable, Equatable {
  package var number: Int64
  package var id: CardID
  package var deck: String
  /// The folded word, which its siblings share.
  package var word: String
  package var standing: CardStanding

  package init(
    number: Int64,
    id: CardID,
    deck: String,
    word: String,
    standing: CardStanding
  ) {
    self.number = number
    self.id = id
    self.deck = deck
    self.word = word
    self.standing = standing
  }
}

/// What was asked on a day.
package struct AskedToday: Sendable, Equatable {
  package var cards: Set<CardID> = []
  /// Folded.
  package var words: Set<String> = []
  /// New cards by deck.
  package var fresh: [String: Int] = [:]
  /// Other cards by deck.
  package var due: [String: Int] = [:]

  package init() {}
}
