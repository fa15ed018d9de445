import Screens
import TextSafety

/// Sentences of `dilim cards` about words and cards.
extension Wording {
  static let searchNeedsText: SafeText = "A text is missing: dilim cards search TEXT"
  static let editNeedsTerminal: SafeText = "dilim cards edit needs a terminal."
  static let nothingChanged: SafeText = "Nothing was changed."
  static let cardNotNamed: SafeText = "Which card? Name it by its id or its word."

  static func nothingFound(_ text: String) -> SafeText {
    "Nothing was found for \(SafeText(text).line)."
  }

  static func listTakesNoWord(_ word: String) -> SafeText {
    "\(word): to find a word, dilim cards search \(word)"
  }

  static func unknownStatus(_ status: String, of names: [String]) -> SafeText {
    "--status \(status): expected \(names.joined(separator: ", "))."
  }

  /// Says that a list of cards is empty.
  static func noCards(category: String?, status: String?) -> SafeText {
    let parts = [
      category.map { "the category \(SafeText($0).line)" }, status.map { "the status \($0)" },
    ].compactMap(\.self)
    return parts.isEmpty
      ? "There are no cards here: dilim cards add WORD MEANING."
      : "No card here has \(parts.joined(separator: " and "))."
  }

  static func courseTextsFixed(_ word: String) -> SafeText {
    "\(word) belongs to the course, which would restore its texts. dilim cards add adds a meaning of "
      + "your own."
  }

  static func courseWordStays(_ word: String) -> SafeText {
    "\(word) belongs to the course, which would bring it back as a new word. dilim cards set "
      + "\(word) known puts it aside."
  }

  static func changed(word: String) -> SafeText {
    "Changed: \(SafeText(word).line). Its progress stays."
  }

  static func deleteWords(_ number: Int) -> SafeText {
    number == 1
      ? "Delete this word with its answers?" : "Delete these \(number) words with their answers?"
  }

  static func deckNotBegun(_ deck: String, word: String) -> SafeText {
    "\(word) belongs to \(deck), which is not begun: dilim review \(deck)."
  }

  static func unknownCard(_ name: String, near: String?) -> SafeText {
    let hint = near.map { " Did you mean \(SafeText($0).line)?" } ?? ""
    return
      "There is no card \(SafeText(name).line).\(hint) dilim cards search finds parts of words."
  }

  static func severalCards(for action: String, _ ids: String) -> SafeText {
    "Several cards have this name; dilim cards \(action) needs an id: \(ids)"
  }
}
