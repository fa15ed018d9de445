import Patterns
import Turkish

/// Words that are written together instead of apart, or the other way round.
extension SentenceComparison {
  func joined(_ pair: WordPairing.Pair) -> [WordComparison.Difference] {
    let first = expectedWords[pair.expected.lowerBound]
    let second = expectedWords[pair.expected.upperBound - 1]
    let typed = foundWords[pair.found.lowerBound]
    let place = pair.expected.lowerBound
    if isSubject(second) { return [.init(category: .wrongWord, verdict: .wrong)] }
    if let joined = joinedParticle(first, second, typed, at: place) { return joined }
    if Instrumental.joins(Self.key(first), Self.key(second), as: Self.key(typed)) {
      let stem = typed.filter { $0 != WordComparison.apostrophe }
      let comparison = WordComparison(
        first,
        Array(stem.prefix(Self.key(first).count)),
        inASCII: isASCII,
        using: analyzer
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
    if let rest = joinedRest(first, second, typed) {
      let comparison = WordComparison(second, rest, inASCII: isASCII, using: analyzer)
      return [.init(category: category, verdict: .almost, facts: [.joined])]
        + comparison.differences
    }
    return seam(category, .joined, first + second, typed, tail: second.count)
  }

  private static let or = WordList("ya")

  /// Returns the second of two joined words if it has another form: hoşgeldin for hoş geldiniz.
  private func joinedRest(_ first: [UInt8], _ second: [UInt8], _ typed: [UInt8]) -> [UInt8]? {
    guard Self.key(typed).starts(with: Self.key(first)) else { return nil }
    let rest = Array(typed.dropFirst(first.count))
    return abs(rest.count - second.count) > 1 && rest.count > 2 ? rest : nil
  }

  /// Returns the differences of a word written together with mI, even if more is wrong with it:
  /// gelecekmi for gelecek misin, gidiyormusun for gittin mi.
  private func joinedParticle(
    _ first: [UInt8],
    _ second: [UInt8],
    _ typed: [UInt8],
    at place: Int
  ) -> [WordComparison.Difference]? {
    guard QuestionParticle.matches(second), let length = particleLength(in: typed, after: first)
    else { return nil }
    let particle = Array(typed.suffix(length))
    var differences = [
      WordComparison.Difference(category: .miParticle, verdict: .almost, facts: [.joined])
    ]
    let head = Array(typed.dropLast(length))
    if head != first {
      let comparison = WordComparison(
        first,
        head,
        inASCII: isASCII,
        at: formContext(at: place),
        using: analyzer
      )
      differences = comparison.differences + differences
    }
    if person(of: second, first)?.suffix == person(of: particle, head)?.suffix {
      differences.removeAll { $0.category == .person }
    } else if !differences.contains(where: { $0.category == .person }) {
      differences.insert(.init(category: .person, verdict: .wrong), at: 0)
    }
    return differences
  }

  /// Returns the number of letters at the end that are mI with its endings.
  private func particleLength(in typed: [UInt8], after word: [UInt8]) -> Int? {
    if typed.starts(with: word), QuestionParticle.matches(Array(typed.dropFirst(word.count))) {
      return typed.count - word.count
    }
    return QuestionParticle.length(atEndOf: typed)
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
        using: analyzer
      )
      return [.init(category: .spacing, verdict: .correctWithNote, facts: [.split, .variant])]
        + comparison.differences
    }
    let category = Clitic.category(of: second) ?? .spacing
    if isSubject(second) { return [.init(category: .wrongWord, verdict: .wrong)] }
    return seam(category, .split, word, first + second, tail: second.count)
  }

  /// Whether a word is a subject pronoun: mi sen isn't misin written apart, but mi and sen.
  private func isSubject(_ word: [UInt8]) -> Bool {
    MeaningFilter.subjects[CodePage.decode(word)] != nil
  }

  /// Returns the differences of words written together or apart, with those of other letters.
  ///
  /// A wrong vowel of the question particle isn't reported besides.
  private func seam(
    _ category: Finding.Category,
    _ fact: Finding.Fact,
    _ word: [UInt8],
    _ typed: [UInt8],
    tail: Int
  ) -> [WordComparison.Difference] {
    let comparison = WordComparison(word, typed, inASCII: isASCII, using: analyzer)
    let seam = WordComparison.Difference(category: category, verdict: .almost, facts: [fact])
    let stem = word.count - tail
    let others = comparison.differences.filter { $0.category != .apostrophe }
    if fact == .split, category == .spacing, typed.suffix(tail) == word.suffix(tail),
      EditDistance.levenshtein(Array(typed.dropLast(tail)), Array(word.dropLast(tail)))
        <= (tail > 3 ? 2 : 1)
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
