/// The meanings of a card, for comparing them with those of other cards.
struct Meanings {
  private let word: String
  /// The content words of each meaning; never empty sets.
  private let wordings: [Set<String>]

  init(_ card: Card) {
    word = card.word.lowercased()
    wordings = card.meanings.map(Self.contentWords)
  }

  /// Words that make no difference between two meanings: "to go", "a house", "be tired".
  private static let weakWords: Set = [
    "to", "a", "an", "the", "be", "somebody", "someone", "something", "sb", "sth", "s",
  ]

  /// Whether a meaning of one card could pass for a meaning of the other.
  ///
  /// That is so if the words of one meaning are among those of the other, as "good" in "good
  /// evening", or if the cards have the same word. Remarks in brackets are left out.
  func overlap(_ other: Meanings) -> Bool {
    if word == other.word { return true }
    return wordings.contains { own in
      other.wordings.contains { own.isSubset(of: $0) || $0.isSubset(of: own) }
    }
  }

  private static func contentWords(_ meaning: String) -> Set<String> {
    let outside = words(withoutBrackets(meaning))
    let all = outside.isEmpty ? words(meaning) : outside
    let strong = all.subtracting(weakWords)
    return strong.isEmpty ? all : strong
  }

  private static func words(_ text: String) -> Set<String> {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? [text] : Set(words.map(String.init))
  }

  private static func withoutBrackets(_ text: String) -> String {
    var depth = 0
    return text.filter { character in
      if character == "(" { depth += 1 }
      defer { if character == ")" { depth -= 1 } }
      return depth <= 0
    }
  }
}

extension Card {
  /// Whether the cards share a meaning, remarks in brackets included, and a part of speech.
  ///
  /// An answer with the other word is then right, though another word was asked.
  package func isSynonym(of other: Card) -> Bool {
    guard word != other.word, partOfSpeech == other.partOfSpeech else { return false }
    let own = Set(meanings.map { $0.lowercased() })
    return other.meanings.contains { own.contains($0.lowercased()) }
  }
}
