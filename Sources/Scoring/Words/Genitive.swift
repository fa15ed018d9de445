import Turkish

/// The genitive, which asks for a possessive: benim, Ali'nin.
enum Genitive {
  /// Whether one of the likeliest readings of a word is a genitive.
  static func matches(_ word: [UInt8], using analyzer: WordAnalyzer) -> Bool {
    if KnownWords.genitivePronouns.contains(word) { return true }
    let shape = QuestionParticle.shape(of: word)
    guard shape.count > 3, shape.suffix(2) == ending[...] else { return false }
    let bare = WordComparison.bare(word)
    if let apostrophe = word.firstIndex(of: WordComparison.apostrophe) {
      return word.count - apostrophe < 5
    }
    let readings = analyzer.readings(of: bare)
    // yarın is “tomorrow” before it is “of the half”.
    if readings.first?.suffixes.isEmpty == true { return false }
    return readings.prefix(3).contains { $0.suffixes.last == .genitive }
  }

  /// Whether a word in the genitive is a plural: onların, çocukların.
  static func isPlural(_ word: [UInt8]) -> Bool {
    let shape = QuestionParticle.shape(of: word)
    return shape.count > 6 && shape.suffix(5) == several[...] || word.starts(with: they)
  }

  private static let several = CodePage.encode("lArIn")
  private static let they = CodePage.encode("onlar")
  private static let ending = CodePage.encode("In")
}
