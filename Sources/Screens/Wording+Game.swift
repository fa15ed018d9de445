import Coordination
import TextSafety

extension Wording {
  /// Returns the sentence for the verdict on a word of the game.
  static func sentence(for verdict: WordVerdict, root: String) -> SafeText {
    switch verdict {
    case .counted(let word):
      "+ \(word.word): \(count(word.points, "point")) (\(source(of: word)))"
    case .refused(let typed, let refusal):
      "x \(shortened(typed)): \(reason(for: refusal, root: root))"
    }
  }

  /// Shortens a line that is too long to be a word.
  private static func shortened(_ typed: String) -> String {
    typed.count > longestEcho ? typed.prefix(longestEcho) + "…" : typed
  }

  private static let longestEcho = 30

  /// Returns the dictionaries that know the word and, for a form, its dictionary form.
  private static func source(of word: MadeWord) -> SafeText {
    switch word.kind {
    case .dictionary(let headword):
      headword == word.word ? dictionaries(with: word) : "\(headword); \(dictionaries(with: word))"
    case .form(let headword): "a form of \(headword); \(dictionaries(with: word))"
    case .spelling: "hunspell knows it, Dilim does not"
    }
  }

  private static func dictionaries(with word: MadeWord) -> SafeText {
    switch word.isSpelt {
    case true?: "Dilim and hunspell know it"
    case false?: "Dilim knows it, hunspell does not"
    case nil: "Dilim knows it"
    }
  }

  private static func reason(for refusal: WordVerdict.Refusal, root: String) -> SafeText {
    switch refusal {
    case .notLetters: "one word of Turkish letters, please."
    case .singleLetter: "a single letter does not count."
    case .root: "that is the given word."
    case .again: "you have already made it."
    case .impossible(let shortage) where shortage.has == 0:
      "there is no \(shortage.letter) in \(root)."
    case .impossible(let shortage):
      "\(root) has \(shortage.letter) \(times(shortage.has)), not \(times(shortage.needs))."
    case .name(let name): "a name or an abbreviation (\(name)) does not count."
    case .unknown(askedSpeller: true): "neither Dilim nor hunspell knows this word."
    case .unknown(askedSpeller: false): "Dilim does not know this word."
    }
  }

  private static func times(_ number: Int) -> SafeText {
    switch number {
    case 1: "once"
    case 2: "twice"
    default: "\(number) times"
    }
  }

  static func hint(for word: GameWord) -> SafeText {
    let count = word.word.unicodeScalars.count
    let initial = word.word.prefix(1)
    let meaning: SafeText = word.meaning.isEmpty ? "" : " It means: \(word.meaning)."
    return "Hint: a word of \(count) letters that begins with \(initial).\(meaning)"
  }

  /// Returns the result of a round, line by line.
  static func lines(for summary: GameSummary) -> [SafeText] {
    let words = Wording.count(summary.made.count, "word")
    let points = Wording.count(summary.score, "point")
    let title = explained(summary.title, summary.meaning)
    var lines: [SafeText] = ["\(title): \(words), \(points).\(record(in: summary))"]
    if !summary.made.isEmpty {
      lines.append("Made: \(summary.made.map(explained).joined(separator: ", "))")
    }
    if !summary.missed.isEmpty {
      let missed = summary.missed.map { explained($0.headword, $0.meaning) }
      let further: SafeText = summary.furtherCount > 0 ? " and \(summary.furtherCount) more" : ""
      lines.append("Also possible: \(missed.joined(separator: ", "))\(further)")
    }
    return lines
  }

  /// A word with its meaning, and with its dictionary form if it is another one.
  private static func explained(_ word: MadeWord) -> String {
    guard word.headword != word.word else { return explained(word.word, word.meaning) }
    let meaning = word.meaning.isEmpty ? "" : ": \(word.meaning)"
    return "\(word.word) (\(word.headword)\(meaning))"
  }

  private static func explained(_ word: String, _ meaning: String) -> String {
    meaning.isEmpty ? word : "\(word) (\(meaning))"
  }

  private static func record(in summary: GameSummary) -> SafeText {
    if summary.isBest { return summary.formerBest > 0 ? " Your best with this word!" : "" }
    return summary.formerBest > 0 ? " Your best is \(summary.formerBest)." : ""
  }
}
