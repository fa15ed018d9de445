import Coordination

/// Chooses new cards that may be asked today.
struct NewCardChoice {
  private let kinds: [CardKind]
  private let kind: CardKind?
  private let others: Set<Int>
  private(set) var cards: [CardCandidate] = []
  /// The words of these cards, by the numbers that siblings share.
  private(set) var words: Set<Int> = []
  /// Those that come before all others.
  private(set) var urgentWords: Set<Int> = []

  /// An entry with a kind of card that was never answered.
  struct Entry {
    let number: Int
    let position: Int
    /// Nil for a word that no other entry has.
    let sharedWord: Int?
    /// Those of the deck if nil.
    let kinds: [CardKind]?
    /// By the places of their kinds: cards that are not new, or not to be shown today.
    private var taken = 0
    private var isDue = false

    init(number: Int, position: Int, sharedWord: Int?, kinds: [CardKind]?) {
      self.number = number
      self.position = position
      self.sharedWord = sharedWord
      self.kinds = kinds
    }

    var word: Int { sharedWord ?? number }

    /// Takes one of its cards that has a row.
    mutating func take(card number: Int, isNew: Bool, isDue: Bool) {
      if !isNew { taken |= 1 << (number % 4) }
      if isDue { self.isDue = true }
    }

    func hasNew(_ kind: CardKind) -> Bool { !isDue && taken & 1 << kind.place == 0 }
  }

  /// Chooses among cards of words that are not among others.
  ///
  /// Of entries without kinds of their own those of their deck, or `only` one of them.
  init(kinds: [CardKind], only kind: CardKind?, besides others: Set<Int>) {
    self.kinds = kinds
    self.kind = kind
    self.others = others
  }

  /// Takes the new cards of an entry of which none was or will be asked today.
  mutating func take(_ entry: Entry) {
    guard !others.contains(entry.word) else { return }
    for kind in entry.kinds ?? kinds where entry.hasNew(kind) && kind == self.kind ?? kind {
      words.insert(entry.word)
      if entry.position < 0 { urgentWords.insert(entry.word) }
      let number = kind.number(ofEntry: entry.number)
      cards.append(
        CardCandidate(number: number, word: entry.word, position: entry.position, memory: nil)
      )
    }
  }
}
