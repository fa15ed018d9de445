/// The words of an English prompt, prepared for comparing them with the glosses of Turkish words.
package struct EnglishPrompt: Sendable, Equatable {
  /// The words in lower case without punctuation, contractions written out.
  package let words: [String]
  /// The texts in brackets, in lower case: “formal”, “to a friend”.
  package let brackets: [String]
  /// The capitalised words, in lower case: names and the first word, but no acronyms.
  package let names: Set<String>
  /// Whether the sentence ends with a question mark.
  package let isQuestion: Bool
  /// The candidates for the base form of each word.
  package let bases: [[String]]

  /// Takes a prompt apart.
  package init(_ text: String) {
    var outside = ""
    var brackets: [String] = []
    var depth = 0
    for character in text {
      switch character {
      case "(", "[":
        depth += 1
        if depth == 1 { brackets.append("") }
        outside.append(" ")
      case ")", "]": depth = max(0, depth - 1)
      default:
        if depth > 0 {
          brackets[brackets.count - 1].append(character)
        } else {
          outside.append(character)
        }
      }
    }
    self.brackets = brackets.map { $0.lowercased() }
    isQuestion = outside.last { !$0.isWhitespace && !"\"”'’)".contains($0) } == "?"
    words = Self.words(of: outside)
    names = Set(
      outside.split(whereSeparator: { !Self.isPartOfWord($0) }).filter { word in
        word.first?.isUppercase == true && word.dropFirst().allSatisfy { !$0.isUppercase }
      }
      .flatMap { Self.words(of: String($0)) }
    )
    bases = words.map(EnglishForms.bases)
  }

  /// Splits a text into words and writes contractions out.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    for word in text.lowercased().split(whereSeparator: { !isPartOfWord($0) }) {
      let plain = String(word.map { $0 == "’" ? "'" : $0 })
      words += contractions[plain] ?? parts(of: plain)
    }
    return words
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "'’-".contains(character)
  }

  /// Splits what an apostrophe joins: isn't, she'll, father's.
  private static func parts(of word: String) -> [String] {
    if word.hasSuffix("n't") { return [String(word.dropLast(3)), "not"] }
    guard let mark = word.lastIndex(of: "'") else { return [word] }
    let stem = String(word[..<mark])
    let ending = String(word[mark...])
    guard !stem.isEmpty else { return [String(word.dropFirst())].filter { !$0.isEmpty } }
    if ending == "'" { return [stem] }
    return [stem, endings[ending] ?? ending]
  }

  private static let endings = ["'m": "am", "'re": "are", "'ve": "have", "'ll": "will"]
  private static let contractions: [String: [String]] = [
    "won't": ["will", "not"], "can't": ["can", "not"], "cannot": ["can", "not"],
    "shan't": ["shall", "not"], "let's": ["let", "us"], "o'clock": ["o'clock"],
    "ain't": ["be", "not"],
  ]

  /// The places at which a phrase occurs, each with the words that it takes.
  ///
  /// A phrase matches by base forms. The object of a phrasal verb may come between its words
  /// (“turn the light off”), up to three words of it. “one's”, “someone” and “something” in a phrase
  /// match a possessive or any word.
  package func matches(of phrase: String) -> [[Int]] {
    let wanted = phrase.split(separator: " ").map { $0.lowercased() }
    guard let first = wanted.first else { return [] }
    return words.indices.compactMap { start in
      guard fits(first, at: start) else { return nil }
      return rest(of: wanted.dropFirst(), after: [start])
    }
  }

  private func rest(of wanted: ArraySlice<String>, after taken: [Int]) -> [Int]? {
    guard let next = wanted.first, let last = taken.last else { return taken }
    // “was never harmed”, “is badly hurt”
    let isAfterBe =
      bases[last].contains("be") && last + 1 < words.count && isAdverb(words[last + 1])
    let widest = Self.particles.contains(next) ? 4 : isAfterBe ? 2 : 1
    for place in last + 1..<max(last + 1, min(last + 1 + widest, words.count)) {
      guard fits(next, at: place) else { continue }
      if let all = rest(of: wanted.dropFirst(), after: taken + [place]) { return all }
    }
    return nil
  }

  private func isAdverb(_ word: String) -> Bool {
    Self.adverbs.contains(word) || word.count > 4 && word.hasSuffix("ly")
  }

  private static let adverbs: Set = [
    "not", "never", "always", "still", "already", "often", "also", "just", "almost", "so", "very",
  ]

  private func fits(_ word: String, at place: Int) -> Bool {
    switch word {
    case "one's": return Self.possessives.contains(words[place]) || words[place] == "'s"
    case "oneself": return words[place].hasSuffix("self") || words[place].hasSuffix("selves")
    case "someone", "something": return true
    default: return bases[place].contains(word)
    }
  }

  private static let particles: Set = [
    "up", "out", "off", "down", "on", "in", "away", "back", "over", "through", "around", "together",
    "apart", "aside", "along", "about", "for", "to", "with", "of", "at", "from",
  ]
  private static let possessives: Set = ["my", "your", "his", "her", "its", "our", "their"]
}
