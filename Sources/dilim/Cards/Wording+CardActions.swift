import Screens
import TextSafety

/// Sentences of `dilim cards` about words and cards.
extension Wording {
  static var searchNeedsText: SafeText { "A text is missing: dilim cards search TEXT" }
  static var editNeedsTerminal: SafeText { "dilim cards edit needs a terminal." }
  static var nothingChanged: SafeText { "Nothing was changed." }
  static var cardNotNamed: SafeText { "Which card? Name it by its id or its word." }

  static func setUsage(_ states: [String]) -> SafeText {
    "dilim cards set CARD \(states.joined(separator: "|"))"
  }

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
    switch (category, status) {
    case (let category?, let status?):
      "No card here has the category \(category) and the status \(status)."
    case (let category?, nil): "No card here has the category \(category)."
    case (nil, let status?): "No card here has the status \(status)."
    case (nil, nil): "There are no cards here: dilim cards add WORD MEANING."
    }
  }

  static func courseTextsFixed(_ word: String) -> SafeText {
    """
    \(word) belongs to the course, which would restore its texts. dilim cards add adds a meaning of \
    your own.
    """
  }

  static func courseWordStays(_ word: String) -> SafeText {
    """
    \(word) belongs to the course, which would bring it back as a new word. dilim cards set \
    \(word) known puts it aside.
    """
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
    "There is no card \(name).\(suggestion(near)) dilim cards search finds parts of words."
  }

  static func severalCards(for action: String, _ ids: String) -> SafeText {
    "Several cards have this name; dilim cards \(action) needs an id: \(ids)"
  }
}
