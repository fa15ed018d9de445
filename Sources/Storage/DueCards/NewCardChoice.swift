import Cards

/// Chooses new cards that may be asked today.
struct NewCardChoice {
  private let kinds: [CardKind]
  private let kind: CardKind?
  private let others: Set<Int>
  private(set) var cards: [CardCandidate] = []
  /// The words of these cards, as numbers that their siblings share.
  private(set) var words: Set<Int> = []
  /// The words that come before all others.
  private(set) var urgentWords: Set<Int> = []

  /// An entry with a kind of card that was never answered.
  struct Entry {
    let number: Int
    let position: Int
    /// Nil if no other entry has the word.
    let sharedWord: Int?
    /// Nil for the kinds of the deck.
    let kinds: [CardKind]?
    /// A bit for the place of each kind whose card is not new, or not to be shown today.
    private var excluded = 0
    private var isDue = false

    init(number: Int, position: Int, sharedWord: Int?, kinds: [CardKind]?) {
      self.number = number
      self.position = position
      self.sharedWord = sharedWord
      self.kinds = kinds
    }

    var word: Int { sharedWord ?? number }

    /// Adds one of its cards that has a row.
    mutating func add(card number: Int, isNew: Bool, isDue: Bool) {
      if !isNew { excluded |= 1 << (number % 4) }
      if isDue { self.isDue = true }
    }

    func hasNew(_ kind: CardKind) -> Bool { !isDue && excluded & 1 << kind.place == 0 }
  }

  /// Chooses among the cards of words other than `others`.
  ///
  /// Entries without kinds of their own have those of their deck. With `only`, just that kind counts.
  init(kinds: [CardKind], only kind: CardKind?, besides others: Set<Int>) {
    self.kinds = kinds
    self.kind = kind
    self.others = others
  }

  /// Adds the new cards of an entry, unless another card of its word is asked today.
  mutating func add(_ entry: Entry) {
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
