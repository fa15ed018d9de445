import Cards
import Screens
import TextSafety

/// What became of a word that was to be added; the property names are the keys of its JSON.
struct AddedLine: Encodable {
  enum Fate: String, Encodable {
    case added
    /// The word was known with other meanings.
    case meaning
    case known
    case refused
  }

  let schema = 1
  let fate: Fate
  /// Line of the input; nil for a word of the command line.
  let line: Int?
  /// Of the entry that was made, or of the one that is known; nil for what was refused.
  let id: String?
  let word: String?
  let meaning: String?
  /// How the entry is told of; no part of the JSON.
  let text: SafeText

  private enum CodingKeys: String, CodingKey {
    case schema, fate, line, id, word, meaning
  }

  /// A word that has so many other meanings.
  init(_ fate: Fate, _ entry: CardEntry, others: Int, line: Int?) {
    self.fate = fate
    self.line = line
    id = entry.id
    word = entry.word
    meaning = entry.meaning
    let told = CardActions.line(entry)
    text =
      switch fate {
      case .meaning: "Added a meaning: \(told) (the word has \(Wording.count(others, "other")))"
      case .known: "Known already: \(told)"
      case .added, .refused: "Added: \(told)"
      }
  }

  /// A line that gives no word.
  init(line: Int) {
    fate = .refused
    self.line = line
    (id, word, meaning) = (nil, nil, nil)
    text = ""
  }
}
