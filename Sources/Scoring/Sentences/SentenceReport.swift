import Patterns
import Turkish

/// Turns a comparison into a judgement.
struct SentenceReport {
  private let comparison: SentenceComparison
  private let answer: String

  init(_ comparison: SentenceComparison, _ answer: String) {
    self.comparison = comparison
    self.answer = answer
  }

  /// Returns the judgement of an answer without a word.
  static func empty(_ answer: String, nearest: String) -> Judgement {
    let span = 0..<nearest.unicodeScalars.count
    let finding = Finding(
      category: .missingWord,
      expected: nearest,
      found: "",
      expectedSpan: span,
      foundSpan: nil
    )
    return Judgement(
      verdict: .wrong,
      score: 0,
      answer: answer,
      nearest: nearest,
      alignment: Alignment(pairs: []),
      findings: [finding]
    )
  }

  /// Returns the judgement of an answer that is an accepted form after normalisation.
  static func exact(_ form: ExpectedText, _ answer: String, _ mapped: NormalizedText) -> Judgement {
    var (nearest, answer) = (form.text, answer)
    var pairs: [Alignment.Pair] = []
    nearest.withUTF8 { nearest in
      answer.withUTF8 { answer in
        var (expected, found) = (ScalarText(nearest), ScalarText(answer))
        let ranges = form.bytes.wordRanges
        pairs.reserveCapacity(ranges.count)
        for range in ranges {
          let (expectedSpan, foundSpan) = (form.span(of: range), mapped.sourceSpan(of: range))
          pairs.append(
            Alignment.Pair(
              expected: expected.piece(at: expectedSpan),
              found: found.piece(at: foundSpan),
              expectedSpan: expectedSpan,
              foundSpan: foundSpan,
              isSame: true,
              isMoved: false,
              letters: []
            )
          )
        }
      }
    }
    return Judgement(
      verdict: .correct,
      score: 1,
      answer: answer,
      nearest: nearest,
      alignment: Alignment(pairs: pairs),
      findings: []
    )
  }

  func judgement(strict: Bool, trap: String?) -> Judgement {
    let verdict =
      trap != nil
      ? .wrong : strict ? comparison.verdict.withoutNotes : comparison.verdict
    let (expected, found) = (comparison.expected.bytes, comparison.answer.plainBytes)
    return Judgement(
      verdict: verdict,
      score: EditDistance.similarity(expected, found),
      answer: answer,
      nearest: comparison.expected.text,
      alignment: Alignment(pairs: comparison.pairing.pairs.map(pair)),
      findings: findings(failing: verdict, trap: trap),
      trap: trap
    )
  }

  /// Returns the findings of a verdict; those of an expected mistake without mere notes, which its
  /// own explanation may contradict.
  private func findings(failing verdict: Verdict, trap: String?) -> [Finding] {
    guard comparison.isQuiteDifferent, verdict == .wrong else {
      let told = comparison.locatedDifferences.filter { entry in
        trap.map { entry.difference.verdict.fails && !tells($0, of: entry) } ?? true
      }
      return told.enumerated().sorted { left, right in
        let (own, other) = (left.element.difference, right.element.difference)
        return (other.verdict, own.category.weight, left.offset)
          < (own.verdict, other.category.weight, right.offset)
      }
      .prefix(SentenceComparison.mostFindings).map { finding($0.element) }
    }
    return [quiteDifferent]
  }

  /// The only finding about an answer that has hardly anything in common with the listed form.
  var quiteDifferent: Finding {
    let nearest = comparison.expected.text
    return Finding(
      category: .wrongWord,
      expected: nearest,
      found: answer,
      expectedSpan: 0..<nearest.unicodeScalars.count,
      foundSpan: 0..<comparison.answer.scalars.count,
      facts: [.quiteDifferent]
    )
  }

  /// Whether the explanation of an expected mistake begins with the word that a finding calls wrong; it
  /// says more exactly what is wrong with that word.
  private func tells(_ trap: String, of entry: SentenceComparison.LocatedDifference) -> Bool {
    guard entry.difference.category == .wrongWord, entry.pairCount == 1,
      let span = foundSpan(comparison.pairing.pairs[entry.pair])
    else { return false }
    let word = Self.text(comparison.answer.scalars[span]).turkishLowercased
    return trap.turkishLowercased.hasPrefix(word + " ")
  }

  /// The findings of the differences that are asked for.
  func findings(where isWanted: (SentenceComparison.LocatedDifference) -> Bool) -> [Finding] {
    comparison.locatedDifferences.filter { $0.difference.verdict.fails && isWanted($0) }
      .prefix(SentenceComparison.mostFindings).map(finding)
  }

  /// A finding about words of both sides.
  func finding(
    _ category: Finding.Category,
    expected: Range<Int>?,
    found: Range<Int>?
  ) -> Finding {
    let pair = WordPairing.Pair(expected: expected ?? 0..<0, found: found ?? 0..<0)
    let (expectedSpan, foundSpan) = (expectedSpan(pair), foundSpan(pair))
    return Finding(
      category: category,
      expected: expectedSpan.map { Self.text(comparison.expected.scalars[$0]) } ?? "",
      found: foundSpan.map { Self.text(comparison.answer.scalars[$0]) } ?? "",
      expectedSpan: expectedSpan,
      foundSpan: foundSpan
    )
  }

  /// The words that differ, neighbouring ones together.
  func differences(where isWanted: (WordPairing.Pair) -> Bool) -> [Judgement.Difference] {
    var differences: [Judgement.Difference] = []
    var isOpen = false
    var end = 0
    for pair in comparison.pairing.pairs {
      guard isWanted(pair), let next = difference(pair) else {
        isOpen = false
        continue
      }
      // Listed words are joined only if they are adjacent.
      let isNext = pair.expected.isEmpty || end == 0 || pair.expected.lowerBound == end
      if !pair.expected.isEmpty { end = pair.expected.upperBound }
      if isOpen, isNext, let last = differences.popLast() {
        differences.append(last.joined(with: next))
      } else {
        differences.append(next)
      }
      isOpen = true
    }
    let others = differences.filter { $0.expected.turkishLowercased != $0.found.turkishLowercased }
    return others.isEmpty && !differences.isEmpty ? moved : others
  }

  /// The words from the first that has another place to the last, as one difference.
  private var moved: [Judgement.Difference] {
    let pairs = comparison.pairing.pairs.filter { pair in
      pair.isMoved || pair.expected.lowerBound != pair.found.lowerBound
    }
    guard let expected = span(pairs.compactMap(expectedSpan)),
      let found = span(pairs.compactMap(foundSpan))
    else { return [] }
    return [
      Judgement.Difference(
        expected: Self.text(comparison.expected.scalars[expected]),
        found: Self.text(comparison.answer.scalars[found])
      )
    ]
  }

  private func difference(_ pair: WordPairing.Pair) -> Judgement.Difference? {
    let words = self.pair(pair)
    guard !words.isSame || words.isMoved else { return nil }
    return Judgement.Difference(expected: words.expected, found: words.found)
  }

  private func finding(_ entry: SentenceComparison.LocatedDifference) -> Finding {
    let pairs = comparison.pairing.pairs[entry.pair..<entry.pair + entry.pairCount]
    let expectedSpan = span(pairs.compactMap(expectedSpan))
    let foundSpan = span(pairs.compactMap(foundSpan))
    return Finding(
      category: entry.difference.category,
      expected: expectedSpan.map { Self.text(comparison.expected.scalars[$0]) } ?? "",
      found: foundSpan.map { Self.text(comparison.answer.scalars[$0]) } ?? "",
      expectedSpan: expectedSpan,
      foundSpan: foundSpan,
      facts: entry.difference.facts(using: comparison.analyzer)
    )
  }

  private func span(_ spans: [Range<Int>]) -> Range<Int>? {
    guard let lower = spans.map(\.lowerBound).min(), let upper = spans.map(\.upperBound).max()
    else { return nil }
    return lower..<upper
  }

  private func expectedSpan(_ pair: WordPairing.Pair) -> Range<Int>? {
    guard !pair.expected.isEmpty else { return nil }
    let first = comparison.expectedRanges[pair.expected.lowerBound]
    let last = comparison.expectedRanges[pair.expected.upperBound - 1]
    return comparison.expected.span(of: first.lowerBound..<last.upperBound)
  }

  private func foundSpan(_ pair: WordPairing.Pair) -> Range<Int>? {
    guard !pair.found.isEmpty else { return nil }
    let first = comparison.foundRanges[pair.found.lowerBound]
    let last = comparison.foundRanges[pair.found.upperBound - 1]
    return comparison.answer.span(of: first.lowerBound..<last.upperBound)
  }

  private func pair(_ pair: WordPairing.Pair) -> Alignment.Pair {
    let (expectedSpan, foundSpan) = (expectedSpan(pair), foundSpan(pair))
    let isSingle = pair.expected.count == 1 && pair.found.count == 1
    let isEqual =
      isSingle
      && comparison.expectedWords[pair.expected.lowerBound]
        == comparison.foundWords[pair.found.lowerBound]
    let letters = isEqual ? [] : letters(pair)
    let isSame =
      isSingle && letters.allSatisfy { if case .same = $0 { true } else { false } }
    return Alignment.Pair(
      expected: expectedSpan.map { Self.text(comparison.expected.scalars[$0]) } ?? "",
      found: foundSpan.map { Self.text(comparison.answer.scalars[$0]) } ?? "",
      expectedSpan: expectedSpan,
      foundSpan: foundSpan,
      isSame: isSame,
      isMoved: pair.isMoved,
      letters: isSame ? [] : letters
    )
  }

  /// Returns the letters as shown and as typed, with a space between joined or split words.
  private func letters(_ pair: WordPairing.Pair) -> [Alignment.Letter] {
    guard !pair.expected.isEmpty, !pair.found.isEmpty else { return [] }
    let places =
      comparison.expectedRanges[pair.expected.lowerBound]
      .lowerBound..<comparison
      .expectedRanges[pair.expected.upperBound - 1].upperBound
    let others =
      comparison.foundRanges[pair.found.lowerBound]
      .lowerBound..<comparison
      .foundRanges[pair.found.upperBound - 1].upperBound
    let expected = Array(comparison.expected.bytes[places])
    let typed = Array(comparison.answer.bytes[others])
    let found = WordComparison.resolved(typed, beside: expected)
    let right = { place in shown(at: places.lowerBound + place, expected[place]) }
    let wrong = { place in self.typed(at: others.lowerBound + place, found[place]) }
    return LetterAlignment(shown: expected, found).steps.compactMap { step in
      switch step {
      case .same(_, let place): wrong(place).map { .same($0) }
      case .replaced(let place, let other): both(right(place), wrong(other))
      case .missing(let place, _): right(place).map { .missing(expected: $0) }
      case .extra(let place, _): wrong(place).map { .extra(found: $0) }
      case .swapped(let place, _): swapped(right(place), right(place + 1))
      }
    }
  }

  private func both(_ right: Character?, _ wrong: Character?) -> Alignment.Letter? {
    guard let right, let wrong else { return nil }
    return .replaced(expected: right, found: wrong)
  }

  private func swapped(_ first: Character?, _ second: Character?) -> Alignment.Letter? {
    guard let first, let second else { return nil }
    return .swapped(first: first, second: second)
  }

  /// Returns the shown letter of a byte; nil for a continuation byte.
  private func shown(at place: Int, _ byte: UInt8) -> Character? {
    guard !CodePage.isContinuation(byte) else { return nil }
    return Self.text(comparison.expected.scalars[comparison.expected.span(of: place..<place + 1)])
      .first
  }

  private func typed(at place: Int, _ byte: UInt8) -> Character? {
    guard !CodePage.isContinuation(byte) else { return nil }
    return Self.text(comparison.answer.scalars[comparison.answer.span(of: place..<place + 1)]).first
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(scalars: scalars)
  }
}

extension Verdict {
  /// The verdict in strict grading, in which notes don't pass.
  fileprivate var withoutNotes: Verdict { self == .correctWithNote ? .almost : self }
}

extension Finding.Category {
  /// The order of findings: grammar, then whole words, then spelling, then marks.
  fileprivate var weight: Int {
    switch self {
    case .case, .possessive, .number, .person, .tense, .voice, .negation, .miParticle: 0
    case .deDa, .kiClitic, .wordOrder, .missingWord, .extraWord, .wrongWord: 1
    case .harmony, .consonant, .buffer, .stemVowel, .spacing, .typo: 2
    case .apostrophe, .diacritics: 3
    }
  }
}
