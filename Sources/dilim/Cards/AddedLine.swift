import Cards
import Screens
import TextSafety

/// The result of adding a word; the property names are the keys of its JSON.
struct AddedLine: Encodable {
  enum Fate: String, Encodable {
    case added
    /// The word was known, and has one more meaning now.
    case meaning
    case known
    case refused
  }

  let schema = 1
  let fate: Fate
  /// The line of the input; nil for a word of the command line.
  let line: Int?
  /// The id of the new entry or of the known one; nil for a refused line.
  let id: String?
  let word: String?
  let meaning: String?
  /// The sentence for a person; not in the JSON.
  let text: SafeText

  private enum CodingKeys: String, CodingKey {
    case schema, fate, line, id, word, meaning
  }

  /// Creates the result for an entry whose word has a number of other meanings.
  init(_ fate: Fate, _ entry: CardEntry, others: Int, line: Int?) {
    self.fate = fate
    self.line = line
    id = entry.id
    word = entry.word
    meaning = entry.meaning
    let line = CardActions.line(entry)
    text =
      switch fate {
      case .meaning: Wording.addedMeaning(line, others: others)
      case .known: Wording.knownAlready(line)
      case .added, .refused: Wording.added(line)
      }
  }

  /// Creates the result for a line that was refused.
  init(line: Int) {
    fate = .refused
    self.line = line
    (id, word, meaning) = (nil, nil, nil)
    text = ""
  }
}
