import Turkish

/// Words in the genitive, which ask for a possessive: benim, Ali'nin.
enum Genitive {
  /// Whether the likeliest reading of a word is a genitive.
  static func matches(_ word: [UInt8], in vocabulary: Vocabulary) -> Bool {
    if KnownWords.genitivePronouns.contains(word) { return true }
    let shape = QuestionParticle.shape(of: word)
    guard shape.count > 3, shape.suffix(2) == ending[...] else { return false }
    let bare = WordComparison.bare(word)
    if let apostrophe = word.firstIndex(of: WordComparison.apostrophe) {
      return word.count - apostrophe < 5
    }
    let readings = vocabulary.readings(of: bare)
    return readings.prefix(3).contains { $0.suffixes.last == .genitive }
  }

  /// Whether a word in the genitive speaks of several: onların, çocukların.
  static func isPlural(_ word: [UInt8]) -> Bool {
    let shape = QuestionParticle.shape(of: word)
    return shape.count > 6 && shape.suffix(5) == several[...] || word.starts(with: they)
  }

  private static let several = CodePage.encode("lArIn")
  private static let they = CodePage.encode("onlar")
  private static let ending = CodePage.encode("In")
}
