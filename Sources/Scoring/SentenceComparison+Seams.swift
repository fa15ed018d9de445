import Turkish

/// Words that are written together where they should stand apart, or the other way round.
extension SentenceComparison {
  func joined(_ pair: WordPairing.Pair) -> [WordComparison.Difference] {
    let first = expectedWords[pair.expected.lowerBound]
    let second = expectedWords[pair.expected.upperBound - 1]
    let typed = foundWords[pair.found.lowerBound]
    if let joined = joinedParticle(first, second, typed) { return joined }
    if Instrumental.joins(Self.key(first), Self.key(second), as: Self.key(typed)) {
      let stem = typed.filter { $0 != WordComparison.apostrophe }
      let comparison = WordComparison(
        first,
        Array(stem.prefix(Self.key(first).count)),
        inASCII: isASCII,
        in: vocabulary
      )
      let isRight = Instrumental.isHarmonic(first, in: typed)
      let own = WordComparison.Difference(
        category: isRight ? .spacing : .harmony,
        verdict: isRight ? .correctWithNote : .almost,
        facts: isRight ? [.joined, .variant] : [.joined]
      )
      return [own] + comparison.differences.filter { $0.category != .apostrophe }
    }
    let category =
      QuestionParticle.matches(second)
      ? .miParticle : Self.or.contains(first) ? .spacing : Clitic.category(of: second) ?? .spacing
    return seam(category, .joined, first + second, typed, tail: second.count)
  }

  private static let or = WordList("ya")

  /// mI written together, whatever is wrong with its ending besides: gelecekmi for gelecek misin.
  private func joinedParticle(
    _ first: [UInt8],
    _ second: [UInt8],
    _ typed: [UInt8]
  ) -> [WordComparison.Difference]? {
    guard QuestionParticle.matches(second), typed.starts(with: first) else { return nil }
    let particle = Array(typed.dropFirst(first.count))
    guard QuestionParticle.matches(particle) else { return nil }
    let seam = WordComparison.Difference(
      category: .miParticle,
      verdict: .almost,
      facts: [.joined]
    )
    let shapes = (QuestionParticle.shape(of: second), QuestionParticle.shape(of: particle))
    guard shapes.0 != shapes.1 else { return [seam] }
    return [.init(category: .person, verdict: .wrong), seam]
  }

  func split(_ pair: WordPairing.Pair) -> [WordComparison.Difference] {
    let word = expectedWords[pair.expected.lowerBound]
    let first = foundWords[pair.found.lowerBound]
    let second = foundWords[pair.found.upperBound - 1]
    if Instrumental.joins(Self.key(first), Self.key(second), as: Self.key(word)) {
      let stem = word.filter { $0 != WordComparison.apostrophe }
      let comparison = WordComparison(
        Array(stem.prefix(Self.key(first).count)),
        first,
        inASCII: isASCII,
        in: vocabulary
      )
      return [.init(category: .spacing, verdict: .correctWithNote, facts: [.split, .variant])]
        + comparison.differences
    }
    let category = Clitic.category(of: second) ?? .spacing
    return seam(category, .split, word, first + second, tail: second.count)
  }

  /// Words written together or apart; the rest of the letters must be right, but for the vowels of
  /// the question word.
  private func seam(
    _ category: Finding.Category,
    _ fact: Finding.Fact,
    _ word: [UInt8],
    _ typed: [UInt8],
    tail: Int
  ) -> [WordComparison.Difference] {
    let comparison = WordComparison(word, typed, inASCII: isASCII, in: vocabulary)
    let seam = WordComparison.Difference(category: category, verdict: .almost, facts: [fact])
    let stem = word.count - tail
    let others = comparison.differences.filter { $0.category != .apostrophe }
    if fact == .split, category == .spacing, typed.suffix(tail) == word.suffix(tail),
      EditDistance.levenshtein(Array(typed.dropLast(tail)), Array(word.dropLast(tail))) <= 1
    {
      return [seam]
    }
    if category == .deDa, fact == .joined, typed.dropLast(tail) == word.prefix(stem) {
      return [seam]
    }
    if category == .miParticle, word.count == typed.count, word.prefix(stem) == typed.prefix(stem),
      QuestionParticle.shape(of: word) == QuestionParticle.shape(of: typed)
    {
      return [seam]
    }
    return [seam] + others
  }
}
