import Patterns
import Turkish

/// Judges the order of words, and endings on the wrong word.
extension SentenceComparison {
  mutating func judgeOrder() {
    let moved = pairing.pairs.indices.filter { pairing.pairs[$0].isMoved }
    guard let first = moved.first else { return }
    let order = pairing.pairs.map(\.expected.lowerBound)
    let isParticleAlone = isParticleMoved(in: order)
    let wordOrder = WordOrder(expectedWords, using: analyzer)
    let isGrammatical = pairing.isPermutation && wordOrder.isGrammatical(order)
    let mayTellRange = pairing.isPermutation && !isGrammatical && !isParticleAlone
    if mayTellRange, let range = WordOrder.exchange(in: order) { return tellOrder(of: range) }
    if mayTellRange, let broken = wordOrder.brokenRule(in: order),
      WordOrder.tangle(in: order) == nil || wordOrder.mends(broken, order),
      let pair = pairing.pairs.firstIndex(where: { $0.expected.lowerBound == broken.word })
    {
      let other = broken.other.map { shown(at: $0) } ?? ""
      let difference = WordComparison.Difference(
        category: .wordOrder,
        verdict: .almost,
        facts: [.order(grammatical: false), .place(broken.placement, word: other)]
      )
      locatedDifferences.append(LocatedDifference(pair: pair, difference: difference))
      return
    }
    if mayTellRange, let range = WordOrder.tangle(in: order) { return tellOrder(of: range) }
    // The verb without its negation says more than its place: çık dışarı for dışarı çıkma.
    if locatedDifferences.contains(where: {
      $0.pair == first && $0.difference.category == .negation
    }) {
      return
    }
    var difference = WordComparison.Difference(
      category: isParticleAlone && !isGrammatical ? .miParticle : .wordOrder,
      verdict: isGrammatical ? .correctWithNote : isParticleAlone ? .wrong : .almost,
      facts: [.order(grammatical: isGrammatical)]
    )
    var place = first
    let particle = pairing.pairs.firstIndex {
      $0.expected.count == 1 && isParticle($0.expected.lowerBound)
    }
    if difference.category == .miParticle, let particle {
      // The pairing may take the other word for the one that has moved.
      place = particle
    }
    if isGrammatical, let (pair, usual) = stressed(wordOrder) {
      difference.facts.append(.place(.stressed, word: usual))
      place = pair
    }
    let size = place == first && !isGrammatical ? phraseSize(from: place) : 1
    locatedDifferences.append(
      LocatedDifference(pair: place, pairCount: size, difference: difference)
    )
    judgeMovedDenial()
  }

  /// Adds one finding about the order of several words, if no single word is to blame.
  private mutating func tellOrder(of pairs: Range<Int>) {
    let difference = WordComparison.Difference(
      category: .wordOrder,
      verdict: .almost,
      facts: [.order(grammatical: false)]
    )
    locatedDifferences.append(
      LocatedDifference(
        pair: pairs.lowerBound,
        pairCount: pairs.count,
        difference: difference
      )
    )
  }

  /// The number of moved words from a pair on that follow each other in both orders.
  private func phraseSize(from pair: Int) -> Int {
    let pairs = pairing.pairs[pair...]
    let rest = zip(pairs, pairs.dropFirst()).prefix { own, next in
      next.isMoved && own.expected.upperBound == next.expected.lowerBound
        && own.found.upperBound == next.found.lowerBound
    }
    return 1 + Array(rest).count
  }

  /// The pair of the word that another order puts right before the verb, where it is stressed, and
  /// the word that usually has that place; nil if the same word is there, or no verb is last.
  private func stressed(_ order: WordOrder) -> (pair: Int, usual: String)? {
    let last = expectedWords.count - 1
    guard last > 1, order.endsWithVerb, pairing.pairs.count > 2,
      pairing.pairs[pairing.pairs.count - 1].expected == last..<last + 1
    else { return nil }
    let pair = pairing.pairs.count - 2
    let place = pairing.pairs[pair].expected.lowerBound
    guard place != last - 1, isPlain(pairing.pairs[pair]) else { return nil }
    return (pair, shown(at: last - 1))
  }

  /// Finds two words that have exchanged their cases, and so their roles: kedi köpeği gördü for köpek
  /// kediyi gördü.
  mutating func judgeSwappedRoles() {
    let cases = locatedDifferences.indices.filter { index in
      let entry = locatedDifferences[index]
      return entry.difference.category == .case && entry.difference.verdict == .wrong
        && entry.pairCount == 1 && isPlain(pairing.pairs[entry.pair])
    }
    for (number, left) in cases.enumerated() {
      for right in cases[(number + 1)...] {
        let entries = [locatedDifferences[left], locatedDifferences[right]]
        guard let own = entries[0].difference.caseForm, let other = entries[1].difference.caseForm,
          own.expected == other.found, own.found == other.expected, own.expected != own.found,
          // In “Ali married Ayşe” both are the same.
          own.expected != .instrumental, own.found != .instrumental,
          // The first noun of a compound may be in the genitive too: köy meclisi, köyün meclisi.
          own.expected != .genitive && own.found != .genitive
            || entries.allSatisfy({ pairing.pairs[$0.pair].isMoved })
        else { continue }
        let isFirst = own.expected != nil
        tellSwap(entries[isFirst ? 0 : 1], entries[isFirst ? 1 : 0])
        return
      }
    }
  }

  private mutating func tellSwap(_ entry: LocatedDifference, _ other: LocatedDifference) {
    let pairs: Set = [entry.pair, other.pair]
    let areOthersMoved = pairing.pairs.indices.contains { index in
      pairing.pairs[index].isMoved && !pairs.contains(index)
    }
    locatedDifferences.removeAll { located in
      let category = located.difference.category
      if category == .wordOrder { return pairs.contains(located.pair) || !areOthersMoved }
      return pairs.contains(located.pair) && [.case, .possessive, .apostrophe].contains(category)
    }
    var swapped = entry
    let found = String(scalars: answer.scalars[foundSpan(of: other.pair)])
    let expected = shown(at: pairing.pairs[other.pair].expected.lowerBound)
    swapped.difference.facts.append(.swapped(expected: expected, found: found))
    locatedDifferences.append(swapped)
  }

  private func foundSpan(of pair: Int) -> Range<Int> {
    answer.span(of: foundRanges[pairing.pairs[pair].found.lowerBound])
  }

  /// Finds değil before the word that it negates, as in English: değil yorgun for yorgun değilim.
  mutating func judgeMovedDenial() {
    guard
      let index = pairing.pairs.firstIndex(where: { pair in
        isPlain(pair) && pair.expected.lowerBound > 0
          && ExistentialWord.denies(expectedWords[pair.expected.lowerBound])
          && isBefore(pair, in: pairing.pairs)
      })
    else { return }
    let place = pairing.pairs[index].expected.lowerBound
    let lacksEnding = locatedDifferences.contains { entry in
      entry.pair == index && entry.difference.category == .person
    }
    locatedDifferences.removeAll { entry in
      entry.difference.category == .wordOrder
        || entry.pair == index && entry.difference.category != .diacritics
    }
    let difference = WordComparison.Difference(
      category: .wordOrder,
      verdict: lacksEnding ? .wrong : .almost,
      facts: [.order(grammatical: false), .place(.after, word: shown(at: place - 1))]
    )
    locatedDifferences.append(LocatedDifference(pair: index, difference: difference))
  }

  /// Returns a word of the accepted form as it is shown.
  private func shown(at place: Int) -> String {
    String(scalars: expected.scalars[expected.span(of: expectedRanges[place])])
  }

  /// Whether the word of a pair was typed before the word that it should follow.
  private func isBefore(_ pair: WordPairing.Pair, in pairs: [WordPairing.Pair]) -> Bool {
    pairs.contains { other in
      isPlain(other) && other.expected.lowerBound == pair.expected.lowerBound - 1
        && other.found.lowerBound > pair.found.lowerBound
    }
  }

  /// Whether only mI has another place, which changes the word that is asked about.
  private func isParticleMoved(in order: [Int]) -> Bool {
    let others = order.filter { $0 < expectedWords.count && !isParticle($0) }
    let isKept = zip(others, others.dropFirst()).allSatisfy { $0 < $1 }
    return isKept && order.contains { $0 < expectedWords.count && isParticle($0) }
  }

  private func isParticle(_ place: Int) -> Bool { QuestionParticle.matches(expectedWords[place]) }

  /// Finds a personal ending on the verb that belongs on mI, or the other way round.
  mutating func judgeMovedPerson() {
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
      locatedDifferences.removeAll { entry in
        entry.pair == index || entry.pair == index - 1 && entry.difference.category == .person
      }
      let difference = WordComparison.Difference(category: .miParticle, verdict: .wrong)
      locatedDifferences.append(
        LocatedDifference(pair: index - 1, pairCount: 2, difference: difference)
      )
      if right.suffix != wrong.suffix {
        let difference = WordComparison.Difference(category: .person, verdict: .wrong)
        locatedDifferences.append(
          LocatedDifference(pair: index - 1, pairCount: 2, difference: difference)
        )
      }
    }
  }

  /// Returns the personal ending of a question and where it is; nil for the third person.
  func person(
    of particle: [UInt8],
    _ verb: [UInt8]
  ) -> (suffix: Suffix, isOnParticle: Bool)? {
    if particle.count > 2, let suffix = person(in: particle) { return (suffix, true) }
    return person(in: verb).map { ($0, false) }
  }

  func person(in word: [UInt8]) -> Suffix? {
    analyzer.readings(of: WordComparison.bare(word)).first?.suffixes.last {
      [.person1s, .person2s, .person1p, .person2p].contains($0)
    }
  }
}

extension WordComparison.Difference {
  /// The case suffixes of both words, either of them nil for none; nil if the case is the same.
  fileprivate var caseForm: (expected: Suffix?, found: Suffix?)? {
    for case .form(let expected, let found) in facts
    where (expected ?? found)?.suffix.slot == .case {
      return (expected?.suffix, found?.suffix)
    }
    return nil
  }

  /// The suffixes in which two verb forms differ; nil if the difference isn't one of suffixes.
  var tenseForm: (expected: Suffix?, found: Suffix?)? {
    for case .form(let expected, let found) in facts { return (expected?.suffix, found?.suffix) }
    return nil
  }

  /// Whether another word has the case that this one needs.
  var isSwapped: Bool { facts.contains { if case .swapped = $0 { true } else { false } } }
}
