extension WordWalk {
  /// Stores the current path as a reading, unless the same reading with fewer slips is stored.
  mutating func finish(_ sound: Sound) {
    guard sound.isDisjoint(with: .needs) else { return }
    var morphemes: [Reading.Morpheme] = []
    morphemes.reserveCapacity(depth)
    var cost = 0
    for step in path[0..<depth] {
      morphemes.append(
        Reading.Morpheme(suffix: step.suffix, range: Int(step.start)..<Int(step.end))
      )
      cost += Int(step.cost)
    }
    let reading = Reading(
      stem: stem,
      stemLength: stemLength,
      morphemes: morphemes,
      slips: Array(slips[0..<slipCount])
    )
    let same = found.firstIndex { other in
      other.reading.morphemes.elementsEqual(morphemes) { $0.suffix == $1.suffix }
        && other.reading.stem == reading.stem
    }
    guard let same else {
      found.append((reading, cost))
      return
    }
    if found[same].reading.slips.count > slipCount { found[same] = (reading, cost) }
  }

  /// Returns the readings, the likeliest first.
  ///
  /// A reading with a rare derived verb is kept only if it has fewer slips than all others.
  func sorted() -> [Reading] {
    if found.count < 2 { return found.map { $0.reading.ofCompound } }
    var plain = Int.max
    for (reading, _) in found where !reading.derivesRareVerb {
      plain = min(plain, reading.slips.count)
    }
    var ranks: [(rank: Int, place: Int)] = []
    ranks.reserveCapacity(found.count)
    for (place, (reading, cost)) in found.enumerated()
    where reading.slips.count < plain || !reading.derivesRareVerb {
      ranks.append((reading.rank(cost: cost), place))
    }
    ranks.sort { ($0.rank, $0.place) < ($1.rank, $1.place) }
    return ranks.map { found[$0.place].reading.ofCompound }
  }
}

extension Suffix {
  /// Whether it derives verbs that are usually rare unless the lexicon has them.
  @inline(__always)
  var derivesRareVerb: Bool {
    switch self {
    case .verbalizer, .become, .getInto, .reflexive, .reciprocal: true
    default: false
    }
  }
}

extension Reading {
  fileprivate var derivesRareVerb: Bool { morphemes.contains { $0.suffix.derivesRareVerb } }

  /// Returns a rank that is higher for a less likely reading: by its slips, then stem and suffixes.
  fileprivate func rank(cost: Int) -> Int {
    var rank = slips.count * 1000 + cost * 4
    if stem.traits.contains(.rare) { rank += 40 }
    if stem.traits.contains(.common) { rank -= 12 }
    if stem.isGuess {
      return rank + stemLength * 6 + (stemLength < 3 ? 40 : 0) + (morphemes.isEmpty ? 8 : 0)
    }
    switch stem.partOfSpeech {
    case .properNoun: rank += 20
    case .pronoun, .question: rank -= 6
    case .postposition, .conjunction: rank += isDeclined ? 4 : -6
    case .adjective, .adverb, .determiner: rank += isDeclined ? 4 : 0
    case .numeral: rank += isDeclined ? 12 : 0
    default: break
    }
    return rank - stemLength
  }

  /// Whether the first suffix is one of nouns, which makes a noun of the same letters likelier.
  private var isDeclined: Bool {
    switch morphemes.first?.suffix.slot {
    case .number, .possessive, .case: true
    default: false
    }
  }

  /// The reading with the compound as its stem instead of the base: buzdolabı for buzdolap-.
  fileprivate var ofCompound: Reading {
    guard stem.traits.contains(.boundBase) else { return self }
    let shapes = StemShape.all(of: stem)
    guard let compound = WordBuilder.forms(shapes, [.possessive3s], limit: 1).first,
      let whole = Lexicon.stems(compound).first(where: {
        $0.traits.contains(.possessiveCompound)
      })
    else { return self }
    var reading = self
    reading.stem = whole
    return reading
  }
}
