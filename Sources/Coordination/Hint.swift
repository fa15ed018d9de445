import Curriculum
import Turkish

/// A step of the hint ladder: each of the three gives away more.
public enum Hint: Sendable, Equatable {
  /// How many words the answer has and the letter it begins with.
  case outline(words: Int, initial: Character)
  /// The first letter of each word, the others as dots.
  case skeleton(String)
  /// The first half of each word, the rest as dots.
  case halves(String)
  /// The option with this index is wrong.
  case notOption(Int)
  /// What the sentence means.
  case meaning(String)
  /// The sentence with its syllables parted by middle dots.
  case syllables(String)
  /// Letters of the sentence that an English reader would say differently.
  case letters([Character])

  /// The hint of this step, 1 to 3, for a question: each takes another wrong option away.
  static func step(_ step: Int, for options: [Option]) -> Hint {
    let wrong = options.indices.filter { !options[$0].isRight }
    return .notOption(wrong.prefix(step).last ?? 0)
  }

  /// The hint of this step, 1 to 3, for a text to be written.
  static func step(_ step: Int, for solution: String) -> Hint {
    let words = solution.split(separator: " ")
    switch step {
    case 1: return .outline(words: words.count, initial: solution.first ?? " ")
    case 2: return .skeleton(masked(words) { _ in 1 })
    default: return .halves(masked(words) { ($0 + 1) / 2 })
    }
  }

  /// The hint of this step, 1 to 3, for a sentence to say.
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

  private static func syllabified(_ sentence: String) -> String {
    sentence.split(separator: " ").map { String($0).syllables.joined(separator: "·") }
      .joined(separator: " ")
  }

  /// Words of which the first `shown(letters)` letters stand and the others are dots.
  private static func masked(_ words: [Substring], shown: (Int) -> Int) -> String {
    words.map { word in
      let count = shown(word.count(where: \.isLetter))
      var seen = 0
      return String(
        word.map { character -> Character in
          guard character.isLetter else { return character }
          seen += 1
          return seen <= count ? character : "·"
        }
      )
    }
    .joined(separator: " ")
  }
}
