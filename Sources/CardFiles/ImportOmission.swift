/// A part of a file that is not imported; every such part is reported.
package struct ImportOmission: Hashable, Sendable {
  /// The kind of part.
  package enum Part: Hashable, Sendable {
    /// A header line of a text file with an unknown key or value.
    case header(line: Int, text: String)
    /// A column with an unknown heading.
    case column(String)
    /// Cards of a template that are refused, although other cards of their notes are imported.
    case card(template: String, notetype: String, NoteRefusal)
    /// Cards for which another language than Turkish is typed; here they show Turkish.
    case typing(template: String, notetype: String)
    /// Answers to cards that were refused.
    case answers
    /// Entries of the log that are not answers but changes of the schedule.
    case changes
    /// Pictures and recordings after the first one of a note.
    case media(notetype: String)
    /// Media files that cards name but the package does not contain.
    case missingMedia([String])
    /// Media files in the package that no card names.
    case unusedMedia([String])
    case flags
    case buried
    /// Data that add-ons store with cards.
    case customData
    /// Cards in another deck than the first card of their note.
    case secondDeck(String, first: String)
    /// Filtered decks, which borrow cards of other decks.
    case filteredDecks([String])
    /// Decks without cards.
    case emptyDecks([String], areDescribed: Bool)
    /// The description of a deck that is known with a different one.
    case description(deck: String)
    case options(decks: [String], [OptionDifference])

    /// The order in reports, the lowest first.
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
  /// The number of notes or cards; 0 if they are not counted.
  package var count: Int

  package init(_ part: Part, count: Int = 0) {
    self.part = part
    self.count = count
  }

  /// Sorts omissions for a report.
  package static func inOrder(_ parts: [ImportOmission]) -> [ImportOmission] {
    parts.map { (rank: $0.part.rank, text: "\($0.part)", leftOut: $0) }
      .sorted { ($0.rank, $0.text) < ($1.rank, $1.text) }.map(\.leftOut)
  }
}
