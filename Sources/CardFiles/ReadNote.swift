package import Coordination

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

  package init(line: Int, guid: String?, deck: String?, entry: CardEntry) {
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
package enum NoteRefusal: Sendable, Equatable {
  /// The first field, by which a note is known, is empty.
  case noWord
  case noMeaning
  /// One of the two sides is a picture or a sound and no text.
  case onlyMedia(isFront: Bool, name: String)
  /// The same lasting name stands in an earlier line.
  case repeatedGUID(firstLine: Int)
  /// A quote is opened here and never closed.
  case unclosedQuote
  /// A note of a kind that has no front and back, such as one with gaps.
  case unknownKind(String)
  /// No such JSON object.
  case notJSON
}
