package import Cards

/// A note that was read from a file and not yet compared with the record.
package struct ReadNote: Sendable, Equatable {
  /// The line of the file or the number of the note, from 1.
  package var line: Int
  /// The lasting name, if the file has one.
  package var guid: String?
  /// The name of its deck, if the file has one.
  package var deck: String?
  /// The texts of the note; the id is empty.
  package var entry: CardEntry
  /// The kinds of card of its type; nil if the file does not say, so that the deck decides.
  package var kinds: [CardKind]?
  /// Whether the roles of the fields are guessed; a known entry then keeps its texts.
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

/// A note or the reason for refusing it.
package enum NoteResult: Sendable, Equatable {
  case note(ReadNote)
  case refused(line: Int, NoteRefusal)
}

/// The reason why a row of a file gives no card.
package enum NoteRefusal: Error, Hashable, Sendable {
  /// The first field, which identifies a note, is empty.
  case noWord
  case noMeaning
  /// The front shows nothing of the note, so Anki makes no card.
  case blankFront
  /// Anki shows an error instead of the card.
  case template(TemplateProblem, name: String)
  /// The note has no cards.
  case noCards
  /// A cloze mark in a type without gaps, which would be shown literally.
  case bareGap
  /// Gaps in a picture, which a terminal does not show.
  case hiddenPicture
  /// One side has a picture or a sound but no text.
  case onlyMedia(isFront: Bool, name: String)
  /// An earlier line has the same lasting name.
  case repeatedGUID(firstLine: Int)
  /// A quote is not closed.
  case unclosedQuote
  /// The file does not have the type of the note.
  case unknownType
  /// The line is not a JSON object of the expected form.
  case notJSON
}
