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
    if pairing.isPermutation, !isGrammatical, !isParticleAlone,
      let broken = wordOrder.brokenRule(in: order),
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
    let difference = WordComparison.Difference(
      category: isParticleAlone && !isGrammatical ? .miParticle : .wordOrder,
      verdict: isGrammatical ? .correctWithNote : isParticleAlone ? .wrong : .almost,
      facts: [.order(grammatical: isGrammatical)]
    )
    locatedDifferences.append(LocatedDifference(pair: first, difference: difference))
    judgeMovedDenial()
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
