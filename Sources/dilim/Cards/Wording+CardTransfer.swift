import Cards
import Memory
import Screens
import TextSafety

/// Sentences of `dilim cards import` and `dilim cards export`.
extension Wording {
  static var nothingToExport: SafeText {
    "There are no cards to export: dilim cards add WORD MEANING, or dilim review."
  }

  static func wholeCollection(_ path: String) -> SafeText {
    """
    \(path): this is a whole Anki collection, made to replace another. In Anki export a deck as \
    “Anki Deck Package (.apkg)”, with scheduling, and import that.
    """
  }

  static func unknownExtension(_ path: String, known: [String]) -> SafeText {
    """
    \(path): the extension names the format of the file; expected one of \
    \(known.map { ".\($0)" }.joined(separator: ", ")).
    """
  }

  static func noCards(in path: String) -> SafeText { "\(path): there are no cards in it." }

  static func notUTF8(_ path: String, line: Int) -> SafeText {
    "\(path):\(line): not UTF-8; save the file as UTF-8."
  }

  static func existsAlready(_ path: String) -> SafeText {
    "\(path) exists already; --yes overwrites it."
  }

  /// Says that a deck does not ask imported cards of a kind.
  static func unasked(_ number: Int, of kind: CardKind, in deck: String) -> SafeText {
    let deck = SafeText(deck).line
    return
      """
      \(count(number, "card")) to \(kind.rawValue) for words of “\(deck)”, which does not ask \
      them: dilim decks set “\(deck)” kinds=… changes that
      """
  }

  static func printedFiltered(_ words: Int) -> SafeText {
    """
    \(count(words, "word")) printed without terminal control sequences; a file keeps them, and so \
    does --json.
    """
  }

  static func mediaLeftOut(_ path: String, isMissing: Bool) -> SafeText {
    isMissing
      ? "left out: \(path): there is no such file"
      : "left out: \(path): another file has this name"
  }

  static var importUsage: SafeText { "dilim cards import FILE" }
  static var exportUsage: SafeText { "dilim cards export FILE" }
  static var standardInput: SafeText { "standard input" }

  /// The result for a row of a file, as JSON names it.
  static func fate(_ name: String) -> SafeText {
    switch name {
    case "added": "added"
    case "updated": "updated"
    case "duplicate": "duplicate"
    case "refused": "refused"
    default: SafeText(line: name)
    }
  }

  static var oneMoreMeaning: SafeText { " (one more meaning)" }
  static var nothingWritten: SafeText { " (nothing was written)" }

  static func damagedMedia(_ name: String, in path: String) -> SafeText {
    "\(path), \(name): the media file is damaged."
  }

  static func mediaNotWritten(_ reason: SafeText, path: String) -> SafeText {
    "\(reason). The cards are in the record; import \(path) again for their media."
  }

  static func nameTooLong(_ path: String) -> SafeText {
    "\(path): the name of the file is too long."
  }
}
