import Patterns
import Turkish

/// The comparison of an answer with one accepted form: words, differences and verdict.
struct SentenceComparison {
  let expected: ExpectedText
  let answer: AnswerText
  var locatedDifferences: [LocatedDifference] = []
  private(set) var pairing: WordPairing

  let expectedRanges: [Range<Int>]
  let foundRanges: [Range<Int>]
  let expectedWords: [[UInt8]]
  let foundWords: [[UInt8]]
  let isASCII: Bool
  let analyzer: WordAnalyzer

  /// A difference with the words to which it belongs.
  struct LocatedDifference {
    var pair: Int
    /// The number of pairs, from ``pair`` on.
    var pairCount = 1
    var difference: WordComparison.Difference
    /// Whether it is one of register; all of these count as one slip.
    var isRegister = false
  }

  init(_ expected: ExpectedText, _ answer: AnswerText, using analyzer: WordAnalyzer) {
    self.expected = expected
    self.answer = answer
    self.analyzer = analyzer
    expectedRanges = expected.bytes.wordRanges
    foundRanges = answer.bytes.wordRanges
    expectedWords = expectedRanges.map { Array(expected.bytes[$0]) }
    foundWords = foundRanges.map { Array(answer.bytes[$0]) }
    isASCII = !answer.hasTurkishLetter
    let (rightWords, typedWords) = (expectedWords, foundWords)
    pairing = WordPairing(
      rightWords.map(Self.key),
      typedWords.map(Self.key),
      shareStem: { row, column in
        SharedStem.isLikely(rightWords[row], typedWords[column], using: analyzer)
          || ExistentialWord.shareStem(rightWords[row], typedWords[column])
      },
      isQuestion: { row, column in
        guard let length = QuestionParticle.length(atEndOf: typedWords[column]) else {
          return false
        }
        let typed = Array(typedWords[column].dropLast(length))
        return SharedStem.isLikely(rightWords[row], typed, using: analyzer)
      }
    )
    compare()
  }

  static func key(_ word: [UInt8]) -> [UInt8] {
    var key: [UInt8] = []
    key.reserveCapacity(word.count)
    for byte in word where byte != WordComparison.apostrophe {
      key.append(byte == AnswerText.eitherI ? Phonology.i : WordComparison.folded(byte))
    }
    return key
  }

  var verdict: Verdict {
    let worst = locatedDifferences.lazy.map { $0.difference.verdict }.max() ?? .correct
    guard worst == .almost else { return worst }
    var slips = Set(
      locatedDifferences.filter { $0.difference.verdict == .almost && !$0.isRegister }.map(\.pair)
    )
    if locatedDifferences.contains(where: \.isRegister) { slips.insert(-1) }
    return slips.count > 1 ? .wrong : .almost
  }

  /// The distance of the answer from this form, by the number and weight of the differences.
  var cost: Int {
    locatedDifferences.reduce(0) { sum, entry in
      switch entry.difference.verdict {
      case .correct: sum
      case .correctWithNote: sum + 1
      case .unsure, .almost: sum + 8
      // Another voice makes the subject an object: kitap çevrildi, kitabı çevirdi.
      case .wrong where entry.difference.category == .voice: sum + 20
      case .wrong where entry.difference.category.isOfWords: sum + 25 * max(1, entry.pairCount - 1)
      case .wrong: sum + 12
      }
    }
  }

  /// Whether a word has another form, and not only another place.
  var hasOtherForm: Bool {
    locatedDifferences.contains {
      $0.difference.verdict == .wrong && !$0.difference.category.isOfWords
        && $0.difference.category != .wordOrder
    }
  }

  /// Whether a word is wrong, missing or extra.
  var hasWrongWord: Bool { locatedDifferences.contains { $0.difference.category.isOfWords } }

  /// The indices of the typed words that are wrong or extra.
  var wrongWords: [Int] {
    locatedDifferences.filter { $0.difference.category.isOfWords }
      .compactMap { pairing.pairs[$0.pair].found.first }
  }

  /// The indices of the expected words that were typed with at least two wrong endings.
  var wordsOfOtherForms: [Int] {
    pairing.pairs.indices.filter { index in
      isPlain(pairing.pairs[index])
        && locatedDifferences.count { entry in
          entry.pair == index && entry.difference.verdict == .wrong
            && !entry.difference.category.isOfWords
        } > 1
    }
    .map { pairing.pairs[$0].expected.lowerBound }
  }

  /// The words of both sides that are wrong, missing or extra.
  var unmatchedWords: (expected: [[UInt8]], found: [[UInt8]]) {
    let pairs = Set(locatedDifferences.filter { $0.difference.category.isOfWords }.map(\.pair))
      .sorted().map { pairing.pairs[$0] }
    return (
      pairs.flatMap { expectedWords[$0.expected] }, pairs.flatMap { foundWords[$0.found] }
    )
  }

  /// The largest number of findings that are shown.
  static let mostFindings = 3

  /// Whether more than half of the words, and more than one, are other words, missing or extra.
  var isMostlyDifferent: Bool {
    let size = max(expectedWords.count, foundWords.count)
    let pairs = Set(locatedDifferences.filter { $0.difference.category.isOfWords }.map(\.pair))
    return pairs.count > 1 && pairs.count * 2 > size
  }

  /// Whether more than half of the typed words, and more than one word, fit nothing in this form.
  var isFar: Bool {
    let extra = unmatchedWords.found.count
    return isMostlyDifferent && extra * 2 > foundWords.count
  }

  /// Whether more than half of the words differ, and more than can be shown or mostly words.
  var isQuiteDifferent: Bool {
    if isMostlyDifferent { return true }
    let size = max(expectedWords.count, foundWords.count)
    let wrong = Set(locatedDifferences.filter { $0.difference.verdict == .wrong }.map(\.pair)).count
    return wrong > Self.mostFindings && wrong * 2 > size
  }

  private mutating func compare() {
    for (index, pair) in pairing.pairs.enumerated() {
      for difference in differences(of: pair) {
        locatedDifferences.append(LocatedDifference(pair: index, difference: difference))
      }
    }
    judgeOrder()
    judgeSwappedRoles()
    judgeMovedPerson()
    judgeDenial()
    judgeExtraParticle()
    judgeTurnedTime()
    judgeDoubledVerb()
    judgeSwappedClauses()
    judgeTurnedPhrase()
    judgeExchangedWords()
    judgeRegister()
    addOtherForms()
    addCauses()
  }

  private func differences(of pair: WordPairing.Pair) -> [WordComparison.Difference] {
    switch (pair.expected.count, pair.found.count) {
    case (1, 1):
      replaced(
        expectedWords[pair.expected.lowerBound],
        foundWords[pair.found.lowerBound],
        at: pair.expected.lowerBound,
        after: pair.found.lowerBound > 0 ? foundWords[pair.found.lowerBound - 1] : []
      )
    case (1, 0): missing(expectedWords[pair.expected.lowerBound], at: pair.expected.lowerBound)
    case (0, 1): extra(foundWords[pair.found.lowerBound], at: pair.found.lowerBound)
    case (2, 1): joined(pair)
    case (2, 2): [.init(category: .spacing, verdict: .almost)]
    default: split(pair)
    }
  }

  private func replaced(
    _ word: [UInt8],
    _ typed: [UInt8],
    at place: Int,
    after before: [UInt8]
  ) -> [WordComparison.Difference] {
    if word == typed { return [] }
    if Clitic.fits(typed, for: word, after: before) {
      guard QuestionParticle.matches(typed), typed.count == 2, asksAfterPerson(before) else {
        return []
      }
      let facts = [Finding.Fact.place(.after, word: CodePage.decode(before))]
      return [.init(category: .miParticle, verdict: .wrong, facts: facts)]
    }
    var context = formContext(at: place)
    context.isTypedOwned = Genitive.matches(before, using: analyzer)
    let comparison = WordComparison(
      word,
      typed,
      inASCII: isASCII,
      at: context,
      using: analyzer
    )
    let facts = { comparison.differences.flatMap { $0.facts(using: analyzer) } }
    if QuestionParticle.matches(word), QuestionParticle.matches(typed),
      !isASCII || comparison.verdict > .correctWithNote
    {
      let isVowelOnly = QuestionParticle.shape(of: word) == QuestionParticle.shape(of: typed)
      let isOfOneTense = QuestionParticle.copula(of: word) == QuestionParticle.copula(of: typed)
      return [
        .init(
          category: isVowelOnly ? .miParticle : isOfOneTense ? .person : .tense,
          verdict: isVowelOnly ? .almost : .wrong,
          facts: facts()
        )
      ]
    }
    guard comparison.verdict > .correctWithNote else { return comparison.differences }
    if let category = Clitic.category(of: word), Clitic.category(of: typed) == category {
      return [.init(category: category, verdict: .almost, facts: facts())]
    }
    if ExistentialWord.differ(word, typed) {
      return [.init(category: .negation, verdict: .wrong, facts: facts())]
    }
    return comparison.differences
  }

  private func missing(_ word: [UInt8], at place: Int) -> [WordComparison.Difference] {
    if DroppedPronoun(in: expectedWords, at: place, analyzer).isFree(isCertain: false) {
      return []
    }
    return [.init(category: Self.category(of: word) ?? .missingWord, verdict: .wrong)]
  }

  private func extra(_ word: [UInt8], at place: Int) -> [WordComparison.Difference] {
    let pronoun = DroppedPronoun(in: foundWords, at: place, analyzer)
    if pronoun.isFree(isCertain: true) { return pronoun.isStressed ? [stress(at: place)] : [] }
    return [.init(category: Self.category(of: word) ?? .extraWord, verdict: .wrong)]
  }

  /// Whether a verb has the personal ending that belongs on mI after it: geliyorsun mu.
  private func asksAfterPerson(_ verb: [UInt8]) -> Bool {
    guard person(in: verb) != nil, let reading = analyzer.readings(of: verb).first else {
      return false
    }
    let tenses: Set<Suffix> = [.progressive, .aorist, .future, .evidential, .necessity]
    return reading.suffixes.contains(where: tenses.contains)
  }

  /// Returns the difference of an added pronoun right before the verb: a note, but after a question
  /// word, which has that place, a broken order.
  private func stress(at place: Int) -> WordComparison.Difference {
    let before = foundWords[place - 1]
    let isAsked = KnownWords.questionWords.contains(before)
    return .init(
      category: .wordOrder,
      verdict: isAsked ? .almost : .correctWithNote,
      facts: [
        .order(grammatical: !isAsked),
        .place(.stressed, word: isAsked ? CodePage.decode(before) : ""),
      ]
    )
  }

  private static func category(of word: [UInt8]) -> Finding.Category? {
    if QuestionParticle.matches(word) { return .miParticle }
    return ExistentialWord.isNegative(word) ? .negation : Clitic.category(of: word)
  }

  private mutating func judgeRegister() {
    let wrong = Set(locatedDifferences.filter { $0.difference.verdict == .wrong }.map(\.pair))
    guard !wrong.isEmpty, wrong.allSatisfy({ isPlain(pairing.pairs[$0]) }),
      locatedDifferences.allSatisfy({ Register.mayShow($0.difference) })
    else { return }
    let swaps = wrong.map { swap(of: pairing.pairs[$0]) }
    let isSwapped = swaps.allSatisfy { $0 != nil && $0 == swaps[0] }
    guard isSwapped else { return }
    let isMixed = pairing.pairs.indices.contains { index in
      let pair = pairing.pairs[index]
      return !wrong.contains(index) && !pair.found.isEmpty
        && Register.isSecondPerson(foundWords[pair.found.lowerBound], using: analyzer)
    }
    guard !isMixed else { return }
    locatedDifferences.removeAll { wrong.contains($0.pair) }
    for pair in wrong.sorted() {
      let difference = WordComparison.Difference(
        category: .person,
        verdict: .almost,
        facts: [.register]
      )
      locatedDifferences.append(
        LocatedDifference(pair: pair, difference: difference, isRegister: true)
      )
    }
  }

  /// Adds the differences in suffixes of wrong words, if there are at most two such words.
  private mutating func addOtherForms() {
    let others = locatedDifferences.filter { $0.difference.otherWord != nil }
    guard others.count <= 2, !isQuiteDifferent else { return }
    for entry in others where isPlain(pairing.pairs[entry.pair]) {
      guard let other = entry.difference.otherWord, !isElsewhere(entry.pair) else { continue }
      let context = formContext(at: pairing.pairs[entry.pair].expected.lowerBound)
      let differences = WordDiagnosis.otherForm(other.word, other.typed, context, using: analyzer)
      for difference in differences {
        locatedDifferences.append(LocatedDifference(pair: entry.pair, difference: difference))
      }
    }
  }

  /// Whether one word of a pair shares its stem with a word of another pair: in reçeli yapan annem, for
  /// annemin yaptığı reçel.
  func isElsewhere(_ pair: Int) -> Bool {
    let own = pairing.pairs[pair]
    let (word, typed) = (expectedWords[own.expected.lowerBound], foundWords[own.found.lowerBound])
    return pairing.pairs.enumerated().contains { index, other in
      index != pair
        && (other.expected.contains {
          SharedStem.isLikely(expectedWords[$0], typed, using: analyzer)
        }
          || other.found.contains { SharedStem.isLikely(word, foundWords[$0], using: analyzer) })
    }
  }

  private mutating func addCauses() {
    let ends = expectedWords.indices.map { isBeforePunctuation($0) }
    let causes = CauseFinder(expectedWords, endsClause: ends, using: analyzer)
    for index in locatedDifferences.indices
    where locatedDifferences[index].difference.verdict == .wrong {
      let pair = pairing.pairs[locatedDifferences[index].pair]
      let difference = locatedDifferences[index].difference
      guard isPlain(pair),
        let (cause, places) = causes.cause(
          of: difference.category,
          at: pair.expected.lowerBound,
          needing: difference.neededSuffix
        ),
        // A word that the answer has in another form explains nothing there.
        expectedWords[places].allSatisfy({ foundWords.contains($0) })
      else { continue }
      let (first, last) = (expectedRanges[places.lowerBound], expectedRanges[places.upperBound - 1])
      let span = expected.span(of: first.lowerBound..<last.upperBound)
      locatedDifferences[index].difference.facts.append(
        .because(cause, word: String(scalars: expected.scalars[span]))
      )
    }
  }

  func isPlain(_ pair: WordPairing.Pair) -> Bool {
    pair.expected.count == 1 && pair.found.count == 1
  }

  private func swap(of pair: WordPairing.Pair) -> Register.Direction? {
    Register.swap(
      expectedWords[pair.expected.lowerBound],
      foundWords[pair.found.lowerBound],
      isPredicate: isPredicate(at: pair.expected.lowerBound),
      using: analyzer
    )
  }
}

extension Finding.Category {
  /// Whether it is about a whole word: wrong, missing or extra.
  var isOfWords: Bool { self == .wrongWord || self == .missingWord || self == .extraWord }
}

extension [UInt8] {
  /// The ranges of the words between spaces.
  var wordRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(8)
    var start = 0
    for (place, byte) in enumerated() where byte == UInt8(ascii: " ") {
      if start < place { ranges.append(start..<place) }
      start = place &+ 1
    }
    if start < count { ranges.append(start..<count) }
    return ranges
  }
}
