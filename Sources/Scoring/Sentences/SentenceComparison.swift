import Patterns
import Turkish

/// An answer beside one accepted form: words, differences and the mark they lead to.
struct SentenceComparison {
  let expected: ExpectedText
  let answer: AnswerText
  private(set) var marks: [Mark] = []
  private(set) var pairing: WordPairing

  let expectedRanges: [Range<Int>]
  let foundRanges: [Range<Int>]
  let expectedWords: [[UInt8]]
  let foundWords: [[UInt8]]
  let isASCII: Bool
  let vocabulary: Vocabulary

  /// A difference and the words it lies in.
  struct Mark {
    var pair: Int
    /// How many pairs from ``pair`` on belong to it.
    var pairCount = 1
    var difference: WordComparison.Difference
    /// Marks of one group count as one slip.
    var isRegister = false
  }

  init(_ expected: ExpectedText, _ answer: AnswerText, in vocabulary: Vocabulary) {
    self.expected = expected
    self.answer = answer
    self.vocabulary = vocabulary
    expectedRanges = expected.bytes.wordRanges
    foundRanges = answer.bytes.wordRanges
    expectedWords = expectedRanges.map { Array(expected.bytes[$0]) }
    foundWords = foundRanges.map { Array(answer.bytes[$0]) }
    isASCII = !answer.hasTurkishLetter
    let (rightWords, typedWords) = (expectedWords, foundWords)
    pairing = WordPairing(
      rightWords.map(Self.key),
      typedWords.map(Self.key),
      areKin: { row, column in
        Kinship.areForms(rightWords[row], typedWords[column], in: vocabulary)
      },
      isQuestion: { row, column in
        guard let length = QuestionParticle.length(atEndOf: typedWords[column]) else {
          return false
        }
        let typed = Array(typedWords[column].dropLast(length))
        return Kinship.areForms(rightWords[row], typed, in: vocabulary)
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
    let worst = marks.lazy.map { $0.difference.verdict }.max() ?? .correct
    guard worst == .almost else { return worst }
    var slips = Set(marks.filter { $0.difference.verdict == .almost && !$0.isRegister }.map(\.pair))
    if marks.contains(where: \.isRegister) { slips.insert(-1) }
    return slips.count > 1 ? .wrong : .almost
  }

  /// How far the answer is from this form: the fewer and the smaller the differences, the less.
  var cost: Int {
    marks.reduce(0) { sum, mark in
      switch mark.difference.verdict {
      case .correct: sum
      case .correctWithNote: sum + 1
      case .almost: sum + 8
      case .wrong: sum + (mark.difference.category.isOfWords ? 25 : 12)
      }
    }
  }

  /// Whether a word stands for quite another one.
  var hasWrongWord: Bool { marks.contains { $0.difference.category.isOfWords } }

  /// The numbers of the typed words that are quite other words or too many.
  var wrongWords: [Int] {
    marks.filter { $0.difference.category.isOfWords }
      .compactMap { pairing.pairs[$0.pair].found.first }
  }

  /// More than this is not explained word by word.
  static let mostFindings = 3

  /// Whether more than half of the words differ, and too many to explain each.
  var isQuiteDifferent: Bool {
    let size = max(expectedWords.count, foundWords.count)
    let wrong = Set(marks.filter { $0.difference.verdict == .wrong }.map(\.pair)).count
    return wrong > Self.mostFindings && wrong * 2 > size
  }

  private mutating func compare() {
    for (index, pair) in pairing.pairs.enumerated() {
      for difference in differences(of: pair) {
        marks.append(Mark(pair: index, difference: difference))
      }
    }
    judgeOrder()
    judgeMovedPerson()
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
        at: pair.expected.lowerBound
      )
    case (1, 0): missing(expectedWords[pair.expected.lowerBound], at: pair.expected.lowerBound)
    case (0, 1): extra(foundWords[pair.found.lowerBound], at: pair.found.lowerBound)
    case (2, 1): joined(pair)
    default: split(pair)
    }
  }

  private func replaced(
    _ word: [UInt8],
    _ typed: [UInt8],
    at place: Int
  ) -> [WordComparison.Difference] {
    if word == typed { return [] }
    let comparison = WordComparison(
      word,
      typed,
      inASCII: isASCII,
      at: formPlace(at: place),
      in: vocabulary
    )
    let facts = { comparison.differences.flatMap { $0.facts(in: vocabulary) } }
    if QuestionParticle.matches(word), QuestionParticle.matches(typed),
      !isASCII || comparison.verdict > .correctWithNote
    {
      let isVowelOnly = QuestionParticle.shape(of: word) == QuestionParticle.shape(of: typed)
      return [
        .init(
          category: isVowelOnly ? .miParticle : .person,
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
    if DroppedPronoun(in: expectedWords, at: place, vocabulary).isFree(isCertain: false) {
      return []
    }
    return [.init(category: Self.category(of: word) ?? .missingWord, verdict: .wrong)]
  }

  private func extra(_ word: [UInt8], at place: Int) -> [WordComparison.Difference] {
    if DroppedPronoun(in: foundWords, at: place, vocabulary).isFree(isCertain: true) { return [] }
    return [.init(category: Self.category(of: word) ?? .extraWord, verdict: .wrong)]
  }

  private static func category(of word: [UInt8]) -> Finding.Category? {
    if QuestionParticle.matches(word) { return .miParticle }
    return ExistentialWord.isNegative(word) ? .negation : Clitic.category(of: word)
  }

  private mutating func judgeOrder() {
    let moved = pairing.pairs.indices.filter { pairing.pairs[$0].isMoved }
    guard let first = moved.first else { return }
    let order = pairing.pairs.map(\.expected.lowerBound)
    let isParticleAlone = isParticleMoved(in: order)
    let isGrammatical =
      pairing.isPermutation && WordOrder(expectedWords, in: vocabulary).isGrammatical(order)
    let difference = WordComparison.Difference(
      category: isParticleAlone && !isGrammatical ? .miParticle : .wordOrder,
      verdict: isGrammatical ? .correctWithNote : isParticleAlone ? .wrong : .almost,
      facts: [.order(grammatical: isGrammatical)]
    )
    marks.append(Mark(pair: first, difference: difference))
  }

  /// Whether mI alone has another place: it asks about the word before it.
  private func isParticleMoved(in order: [Int]) -> Bool {
    let others = order.filter { $0 < expectedWords.count && !isParticle($0) }
    let isKept = zip(others, others.dropFirst()).allSatisfy { $0 < $1 }
    return isKept && order.contains { $0 < expectedWords.count && isParticle($0) }
  }

  private func isParticle(_ place: Int) -> Bool { QuestionParticle.matches(expectedWords[place]) }

  /// The person ending on the verb where it belongs on mI, or the other way round.
  private mutating func judgeMovedPerson() {
    for (index, pair) in pairing.pairs.enumerated().dropFirst() {
      let before = pairing.pairs[index - 1]
      guard pair.expected.count == 1, pair.found.count == 1, before.expected.count == 1,
        before.found.count == 1
      else { continue }
      let particle = expectedWords[pair.expected.lowerBound]
      let typed = foundWords[pair.found.lowerBound]
      let verb = expectedWords[before.expected.lowerBound]
      let typedVerb = foundWords[before.found.lowerBound]
      guard QuestionParticle.matches(particle), QuestionParticle.matches(typed),
        verb != typedVerb,
        let right = person(of: particle, verb), let wrong = person(of: typed, typedVerb),
        right.isOnParticle != wrong.isOnParticle
      else { continue }
      marks.removeAll { mark in
        mark.pair == index || mark.pair == index - 1 && mark.difference.category == .person
      }
      let difference = WordComparison.Difference(category: .miParticle, verdict: .wrong)
      marks.append(Mark(pair: index - 1, pairCount: 2, difference: difference))
      if right.suffix != wrong.suffix {
        let difference = WordComparison.Difference(category: .person, verdict: .wrong)
        marks.append(Mark(pair: index - 1, pairCount: 2, difference: difference))
      }
    }
  }

  /// The person that a question names, and where; nil for the third one.
  func person(
    of particle: [UInt8],
    _ verb: [UInt8]
  ) -> (suffix: Suffix, isOnParticle: Bool)? {
    if particle.count > 2, let suffix = person(in: particle) { return (suffix, true) }
    return person(in: verb).map { ($0, false) }
  }

  private func person(in word: [UInt8]) -> Suffix? {
    vocabulary.readings(of: WordComparison.bare(word)).first?.suffixes.last {
      [.person1s, .person2s, .person1p, .person2p].contains($0)
    }
  }

  private mutating func judgeRegister() {
    let wrong = Set(marks.filter { $0.difference.verdict == .wrong }.map(\.pair))
    guard !wrong.isEmpty, wrong.allSatisfy({ isPlain(pairing.pairs[$0]) }),
      marks.allSatisfy({ Register.mayShow($0.difference) })
    else { return }
    let swaps = wrong.map { swap(of: pairing.pairs[$0]) }
    let isSwapped = swaps.allSatisfy { $0 != nil && $0 == swaps[0] }
    guard isSwapped else { return }
    let isMixed = pairing.pairs.indices.contains { index in
      let pair = pairing.pairs[index]
      return !wrong.contains(index) && !pair.found.isEmpty
        && Register.isSecondPerson(foundWords[pair.found.lowerBound], in: vocabulary)
    }
    guard !isMixed else { return }
    marks.removeAll { wrong.contains($0.pair) }
    for pair in wrong.sorted() {
      let difference = WordComparison.Difference(
        category: .person,
        verdict: .almost,
        facts: [.register]
      )
      marks.append(Mark(pair: pair, difference: difference, isRegister: true))
    }
  }

  /// Says what besides the stem is wrong with other words, if there are few of them.
  private mutating func addOtherForms() {
    let others = marks.filter { $0.difference.otherWord != nil }
    guard others.count <= 2, !isQuiteDifferent else { return }
    for mark in others where isPlain(pairing.pairs[mark.pair]) {
      guard let other = mark.difference.otherWord else { continue }
      let place = formPlace(at: pairing.pairs[mark.pair].expected.lowerBound)
      let differences = WordExplanation.otherForm(other.word, other.typed, place, in: vocabulary)
      for difference in differences { marks.append(Mark(pair: mark.pair, difference: difference)) }
    }
  }

  private mutating func addCauses() {
    let causes = Cause(expectedWords, in: vocabulary)
    for index in marks.indices where marks[index].difference.verdict == .wrong {
      let pair = pairing.pairs[marks[index].pair]
      guard isPlain(pair),
        let (cause, place) = causes.cause(
          of: marks[index].difference.category,
          at: pair.expected.lowerBound
        )
      else { continue }
      let scalars = expected.scalars[expected.span(of: expectedRanges[place])]
      marks[index].difference.facts.append(.because(cause, word: String(scalars: scalars)))
    }
  }

  private func isPlain(_ pair: WordPairing.Pair) -> Bool {
    pair.expected.count == 1 && pair.found.count == 1
  }

  private func swap(of pair: WordPairing.Pair) -> Register.Direction? {
    Register.swap(
      expectedWords[pair.expected.lowerBound],
      foundWords[pair.found.lowerBound],
      isPredicate: isPredicate(at: pair.expected.lowerBound),
      in: vocabulary
    )
  }
}

extension Finding.Category {
  /// Whether it says that a whole word is another one, missing or too many.
  var isOfWords: Bool { self == .wrongWord || self == .missingWord || self == .extraWord }
}

extension [UInt8] {
  /// The stretches between the spaces.
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
