/// What of a file has no place in cards, so that nothing goes without a word.
package struct ImportOmission: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    /// A line at the top of a text file that says nothing here.
    case header(line: Int, text: String)
    /// A column with a heading that is not known.
    case column(String)
    /// Cards of a template for which there is no place, though others of their notes have one.
    case card(template: String, notetype: String, NoteRefusal)
    /// Cards that want another language than Turkish typed, which are recalled here.
    case typing(template: String, notetype: String)
    /// Answers to cards that were refused.
    case answers
    /// Changes of the schedule in the log that are no answers.
    case changes
    /// Pictures and recordings beyond the first.
    case media(notetype: String)
    /// Files that cards name and the package does not have.
    case missingMedia([String])
    /// Files of the package that no card names.
    case unusedMedia([String])
    case flags
    case buried
    /// What add-ons keep of a card.
    case customData
    /// Cards in another deck than the first of their note.
    case secondDeck(String, first: String)
    /// Decks that only borrow their cards.
    case filteredDecks([String])
    /// Decks without cards.
    case emptyDecks([String], areDescribed: Bool)
    /// The text about a deck that is known with another.
    case description(deck: String)
    case options(decks: [String], [OptionDifference])

    /// What is told first.
    fileprivate var rank: Int {
      switch self {
      case .header, .column: 0
      case .card: 1
      case .typing: 2
      case .answers: 3
      case .changes: 4
      case .media: 5
      case .missingMedia: 6
      case .unusedMedia: 7
      case .flags: 8
      case .buried: 9
      case .customData: 10
      case .secondDeck: 11
      case .filteredDecks: 12
      case .emptyDecks: 13
      case .description: 14
      case .options: 15
      }
    }
  }

  package var part: Part
  /// How many notes or cards it concerns; 0 where it is not counted.
  package var count: Int

  package init(_ part: Part, count: Int = 0) {
    self.part = part
    self.count = count
  }

  /// In the order in which it is told.
  package static func inOrder(_ parts: [ImportOmission]) -> [ImportOmission] {
    parts.map { (rank: $0.part.rank, text: "\($0.part)", leftOut: $0) }
      .sorted { ($0.rank, $0.text) < ($1.rank, $1.text) }.map(\.leftOut)
  }
}
