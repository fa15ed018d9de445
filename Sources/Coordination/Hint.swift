import Curriculum
import Scoring
import Turkish

/// One of three hints; each shows more than the one before.
public enum Hint: Sendable, Equatable {
  /// The number of words in the answer and its first letter.
  case outline(words: Int, initial: Character)
  /// The first letter of each word, the others as dots.
  case skeleton(String)
  /// The first half of each word, the rest as dots.
  case halves(String)
  /// The option with this index is wrong.
  case notOption(Int)
  /// The options with these indices are wrong.
  case notOptions([Int])
  /// The sentences of the text that hold the answer.
  case sentences([String])
  /// The words of the text that decide.
  case words([String])
  /// The ending, with its dash, or the particle is one of these.
  case oneOf([String])
  /// The sentence with a part of what is missing.
  case gap(String)
  /// How the sentence starts and ends; nil while the end is kept back.
  case pieces(start: String, end: String?)
  /// Right pairs of a number and a letter.
  case pairs([String])
  /// Words and structures that may help to tell something.
  case helpful([String])
  /// How something to be told may begin.
  case opening(String)
  /// The meaning of the sentence.
  case meaning(String)
  /// The sentence with middle dots between its syllables.
  case syllables(String)
  /// The letters of the sentence that an English reader would pronounce differently.
  case letters([Character])

  /// Returns the hint of this step, 1 to 3, for a question.
  ///
  /// The sentence comes first, then its words, then two options less. Without evidence each hint
  /// excludes another wrong option.
  static func step(_ step: Int, for options: [Option], _ evidence: Evidence?) -> Hint {
    let wrong = options.indices.filter { !options[$0].isRight }
    guard let evidence else { return .notOption(wrong.prefix(step).last ?? 0) }
    switch step {
    case 1: return .sentences(evidence.lines.map(\.text))
    case 2: return .words(evidence.quotations)
    default: return .notOptions(Array(wrong.prefix(2)))
    }
  }

  /// Returns the hint of this step, 1 to 3, for an answer to write.
  static func step(_ step: Int, for solution: String) -> Hint {
    let words = solution.split(separator: " ")
    switch step {
    case 1: return .outline(words: words.count, initial: solution.first ?? " ")
    case 2: return .skeleton(masked(words) { _ in 1 })
    default: return .halves(masked(words) { ($0 + 1) / 2 })
    }
  }

  /// Returns the hint of this step, 1 to 3, for a sentence to say.
  static func step(_ step: Int, forSaying sentence: String, meaning: String?) -> Hint {
    switch step {
    case 1: return .meaning(meaning ?? sentence)
    case 2: return .syllables(syllabified(sentence))
    default:
      let foreign: Set<Character> = ["ç", "ğ", "ı", "ö", "ş", "ü", "c", "j"]
      let letters = Set(sentence.turkishLowercased).intersection(foreign)
      return .letters(letters.sorted { CollationKey(String($0)) < CollationKey(String($1)) })
    }
  }

  /// Returns the hint of this step, 1 to 3, for something to be told.
  static func step(_ step: Int, for task: Monologue) -> Hint {
    switch step {
    case 1:
      .helpful(
        task.points.compactMap(\.evidence?.text)
          .flatMap { PointEvidence($0).texts.prefix(3).joined() }
      )
    case 2: .opening(task.model[0].text)
    default: .opening(task.model.dropLast().map(\.text).joined(separator: " "))
    }
  }

  private static func syllabified(_ sentence: String) -> String {
    sentence.split(separator: " ").map { String($0).syllables.joined(separator: "·") }
      .joined(separator: " ")
  }

  /// Replaces the letters of each word by dots, except the first `shown(letter count)`.
  private static func masked(_ words: [Substring], shown: (Int) -> Int) -> String {
    words.map { word in
      word.masked(after: shown(word.count(where: \.isLetter)))
    }
    .joined(separator: " ")
  }
}

extension StringProtocol {
  /// The text with a dot for each letter after the first ones.
  func masked(after count: Int) -> String {
    var seen = 0
    return String(
      map { character -> Character in
        guard character.isLetter else { return character }
        seen += 1
        return seen <= count ? character : "·"
      }
    )
  }
}
