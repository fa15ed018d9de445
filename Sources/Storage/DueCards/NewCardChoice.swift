import Cards

/// A choice of new cards to be asked today.
struct NewCardChoice {
  private let kinds: [CardKind]
  private let kind: CardKind?
  private let others: Set<Int>
  private(set) var cards: [CardCandidate] = []
  /// The words of ``cards``, each as the number that all cards of the word share.
  private(set) var words: Set<Int> = []
  /// The words that must come before all others.
  private(set) var urgentWords: Set<Int> = []

  /// An entry with at least one new card.
  struct Entry {
    let number: Int
    let position: Int
    /// Nil if no other entry has the word.
    let sharedWord: Int?
    /// Nil for the kinds of the deck.
    let kinds: [CardKind]?
    /// A bit for each kind whose card is not new or must not be shown today, at the place of the
    /// kind.
    private var excluded = 0
    private var isDue = false

    init(number: Int, position: Int, sharedWord: Int?, kinds: [CardKind]?) {
      self.number = number
      self.position = position
      self.sharedWord = sharedWord
      self.kinds = kinds
    }

    var word: Int { sharedWord ?? number }

    /// Adds a card of the entry that has a row.
    mutating func add(card number: Int, isNew: Bool, isDue: Bool) {
      if !isNew { excluded |= 1 << (number % 4) }
      if isDue { self.isDue = true }
    }

    func hasNew(_ kind: CardKind) -> Bool { !isDue && excluded & 1 << kind.place == 0 }
  }

  /// Begins an empty choice that leaves out the words `others`.
  ///
  /// `kinds` apply to entries without their own kinds. With `only`, cards of other kinds are left
  /// out.
  init(kinds: [CardKind], only kind: CardKind?, excluding others: Set<Int>) {
    self.kinds = kinds
    self.kind = kind
    self.others = others
  }

  /// Adds the new cards of an entry, unless its word is excluded or has a due card.
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
