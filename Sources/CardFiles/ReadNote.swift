package import Cards

/// A note as a file has it, before it is known whether it is new.
package struct ReadNote: Sendable, Equatable {
  /// Line of the file, or the number of the note, from 1.
  package var line: Int
  /// The lasting name, if the file gives one.
  package var guid: String?
  /// The name of its deck, if the file gives one.
  package var deck: String?
  /// Its texts; the id is empty.
  package var entry: CardEntry
  /// The kinds of card that its type has; nil if the file leaves that to the deck.
  package var kinds: [CardKind]?
  /// Whether the file does not tell what its fields are for: an entry that is known keeps its texts.
  package var isGuess: Bool

  package init(
    line: Int,
    guid: String?,
    deck: String?,
    entry: CardEntry,
    kinds: [CardKind]? = nil,
    isGuess: Bool = false
  ) {
    self.kinds = kinds
    self.isGuess = isGuess
    self.line = line
    self.guid = guid
    self.deck = deck
    self.entry = entry
  }
}

/// A note, or why there is none in its place.
package enum NoteResult: Sendable, Equatable {
  case note(ReadNote)
  case refused(line: Int, NoteRefusal)
}

/// Why a row of a file gives no card.
package enum NoteRefusal: Error, Hashable, Sendable {
  /// The first field, by which a note is known, is empty.
  case noWord
  case noMeaning
  /// Nothing of the note is on the front, so that Anki makes no such card.
  case blankFront
  /// Anki shows a message in its place.
  case template(TemplateProblem, name: String)
  /// A note without any card.
  case noCards
  /// A gap that the note type does not make: its mark would be shown.
  case bareGap
  /// Gaps in a picture, which a terminal does not show.
  case hiddenPicture
  /// One of the two sides is a picture or a sound and no text.
  case onlyMedia(isFront: Bool, name: String)
  /// The same lasting name stands in an earlier line.
  case repeatedGUID(firstLine: Int)
  /// A quote is opened here and never closed.
  case unclosedQuote
  /// A note of a type that the file does not have.
  case unknownType
  /// No such JSON object.
  case notJSON
}
