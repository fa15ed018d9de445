import Turkish

/// The comparison of the expected and the typed word as forms of one stem.
struct FormComparison: Sendable {
  let expected: Reading
  let found: Reading
  let changes: [FormChange]
  let cost: Int
  /// The change of another reading of the typed word that explains it nearly as well.
  private(set) var rival: FormChange?

  /// Whether nothing but a slip in an ending tells the forms apart.
  var isSlipOfSuffix: Bool {
    changes.isEmpty && !found.slips.isEmpty && found.slips.allSatisfy { $0.suffix != nil }
  }

  /// Whether the typed word has another case, spelt without its assimilation: otobüsde for otobüsle.
  var isOtherCase: Bool {
    changes.count == 1 && changes[0].slot == .case && changes[0].expected != nil
      && changes[0].found != nil && found.slips.allSatisfy { $0.rule == .assimilation }
  }

  /// The cost of a broken rule of spelling: more than one changed suffix, less than two.
  private static let slipCost = 60
  /// The cost of an unlikely reading: a genitive without a possessive or the other way round, or a
  /// finite verb inside the sentence.
  private static let unlikelyCost = 10
  /// The categories of endings that are often spelt the same.
  private static let ambiguous: Set<Finding.Category> = [.case, .possessive, .number, .person]
  private static let owners: Set<Suffix> = [.possessive3s, .possessive3p]
  private static let mostStems = 6
  private static let mostReadings = 8

  /// The context of the expected word in its sentence.
  struct Context: Sendable {
    /// Whether the word is or could be the predicate: the last word, or before mI.
    var isPredicate = true
    /// Whether a genitive before it asks for a possessive.
    var isOwned = false
    /// Whether the typed word comes after a genitive.
    var isTypedOwned = false
    /// Whether one of the next words could belong to it.
    var mayOwn = true
    /// Whether the genitive before it is a singular; then -lArI is plural and “his, her, its”.
    var hasOneOwner = false
    /// Whether the next word has a possessive, so that this one is its owner: oyunun sonu.
    var owns = false
    /// Whether a verb follows, which may have an object.
    var mayBeObject = true
    /// The number of letters before the apostrophe of the expected word; nil if it has none.
    var stemLength: Int?
  }

  /// Creates the cheapest comparison; nil if the typed word is not a form of the expected stem.
  init?(_ word: [UInt8], _ typed: [UInt8], _ context: Context, using analyzer: WordAnalyzer) {
    // No change of a stem touches its first letter.
    guard word.first == typed.first, !KnownWords.whole.contains(typed) else { return nil }
    var best: FormComparison?
    var rivals: [FormComparison] = []
    var stems: [Stem] = []
    var found: [[Reading]] = []
    var readings = Self.readings(of: word, context, using: analyzer)
    readings = Self.withoutUnlikely(readings)
    // kitaplarınız is “your books” rather than “we are your books”.
    if readings.contains(where: { $0.suffixes.last == .possessive2p }) {
      readings.removeAll { $0.isInflectedPredicate }
    }
    if let whole = readings.first(where: \.isWhole) {
      let isFixed = KnownWords.undivided.contains(word)
      readings.removeAll { $0.takesApart(whole) && (isFixed || $0.addsOnlyOwner) }
    }
    // sen is no form of the name of s.
    let pronouns = readings.filter { $0.stem.partOfSpeech == .pronoun }
    if !pronouns.isEmpty { readings = pronouns }
    if context.hasOneOwner {
      let ofOne = readings.filter { !$0.suffixes.contains(.possessive3p) }
      if !ofOne.isEmpty { readings = ofOne }
    }
    let isOfOtherWord = Self.isOfOtherWord(typed, using: analyzer)
    // yarım is “half” rather than “my half”.
    let isTypedWhole = analyzer.readings(of: typed).contains(where: \.isWhole)
    for (index, reading) in readings.enumerated() {
      if index > 0, isOfOtherWord(reading, readings[0]) { continue }
      var number = stems.firstIndex(of: reading.stem)
      if number == nil, stems.count < Self.mostStems {
        stems.append(reading.stem)
        let readings = Morphology.readings(of: typed, from: reading.stem, slips: 2)
        found.append(
          Self.withoutUnlikely(readings).filter { !(isTypedWhole && $0.addsOnlyOwner) }
        )
        number = stems.count - 1
      }
      guard let number else { continue }
      let isForm = found[number].contains {
        ($0.isFiniteVerb || $0.stem.partOfSpeech == .noun) && $0.slips.isEmpty
      }
      for (rank, other) in found[number].prefix(Self.mostReadings).enumerated()
      where !isForm || other.slips.allSatisfy({ $0.rule != .buffer }) {
        let candidate = FormComparison(reading, other, context, rank: min(index, 2) + min(rank, 2))
        if candidate.changes.count == 1 { rivals.append(candidate) }
        if candidate.cost < best?.cost ?? .max { best = candidate }
      }
    }
    guard var best else { return nil }
    // Türkiye is a word of its own rather than Türk with two endings, one of them misspelt.
    if !best.found.slips.isEmpty, best.found.suffixes.count > 1,
      analyzer.readings(of: typed).contains(where: { $0.suffixes.isEmpty && $0.slips.isEmpty })
    {
      return nil
    }
    if best.changes.count == 1, Self.ambiguous.contains(best.changes[0].category) {
      best.rival = rivals.filter { best.mayRead(as: $0) }.min { $0.cost < $1.cost }?.changes[0]
    }
    self = best
  }

  /// Whether another reading of the typed word explains it nearly as well.
  private func mayRead(as other: FormComparison) -> Bool {
    other.cost <= cost + 8 && other.expected == expected && other.found.slips.isEmpty
      && Self.ambiguous.contains(other.changes[0].category)
      && (other.changes[0].category != changes[0].category
        || other.changes[0].hasOtherOwner(than: changes[0]))
  }

  /// Returns the readings without nouns made of a verb that have a person, if a verb form without a
  /// slip is spelt the same: kızmasın is no “you are getting angry”.
  private static func withoutUnlikely(_ readings: [Reading]) -> [Reading] {
    guard readings.contains(where: { $0.isFinite && $0.slips.isEmpty }) else { return readings }
    return readings.filter { $0.isFinite || !$0.isInflectedPredicate }
  }

  /// Whether the typed word is only a form of the noun of an unlikely reading, which chance spells
  /// like the likeliest one: antta for anda, “at the moment”, which is also “to the oath”.
  private static func isOfOtherWord(
    _ typed: [UInt8],
    using analyzer: WordAnalyzer
  ) -> (Reading, Reading) -> Bool {
    { reading, likeliest in
      guard reading.stem.partOfSpeech == .noun, likeliest.stem.partOfSpeech == .noun,
        reading.stem.letters != likeliest.stem.letters, !reading.isDerived(from: likeliest),
        !likeliest.isDerived(from: reading)
      else { return false }
      let own = analyzer.readings(of: typed).filter(\.slips.isEmpty)
      return !own.isEmpty && own.allSatisfy { $0.stem == reading.stem }
    }
  }

  /// Creates the cheapest comparison of two words of one part of speech with different stems.
  ///
  /// It is nil if one of the words is unknown or the typed one is a pronoun.
  init?(_ word: [UInt8], other typed: [UInt8], _ context: Context, using analyzer: WordAnalyzer) {
    var best: FormComparison?
    let all = analyzer.readings(of: typed)
    guard !all.contains(where: { $0.stem.partOfSpeech == .pronoun }) else { return nil }
    let found = all.prefix(Self.mostReadings)
      .filter { $0.stem.partOfSpeech == all[0].stem.partOfSpeech }
    for (index, reading) in Self.readings(of: word, context, using: analyzer).enumerated() {
      for (rank, other) in found.enumerated()
      where other.stem.partOfSpeech == reading.stem.partOfSpeech {
        let candidate = FormComparison(reading, other, context, rank: min(index, 2) + min(rank, 2))
        if candidate.cost < best?.cost ?? .max { best = candidate }
      }
    }
    guard let best else { return nil }
    self = best
  }

  private init(_ expected: Reading, _ found: Reading, _ context: Context, rank: Int) {
    self.expected = expected
    self.found = found
    changes = FormChange.changes(from: expected, to: found)
    let isPredicate =
      context.isPredicate || expected.morphemes.contains { $0.suffix.slot == .tense }
    let isUnowned = context.isOwned && !expected.suffixes.contains { $0.slot == .possessive }
    let isMisplaced = !context.isPredicate && expected.isFinite && !found.isFinite
    let ownsNothing = !context.mayOwn && expected.suffixes.last == .genitive
    let isOwner = context.owns && !context.isOwned && expected.suffixes.last != .genitive
    // üçü is “three of them” far more often than an object.
    let isObject =
      (!context.mayBeObject || expected.stem.partOfSpeech == .numeral)
      && expected.suffixes.last == .accusative
      && !expected.suffixes.contains { $0.slot == .possessive }
    // After a genitive -(s)I is the possessive: Ali'nin öğretmeni.
    let isTypedObject =
      context.isTypedOwned && found.suffixes.last == .accusative
      && !found.suffixes.contains { $0.slot == .possessive }
    // After benim -(I)m is “my”: bu benim kalemim.
    let isTypedPredicate = context.isTypedOwned && found.suffixes.last?.slot == .person
    // Without a genitive before it, -(s)I on an object is the accusative, and the possessive is missing:
    // anahtarları for anahtarlarını.
    let isUnlikelyOwned =
      !context.isOwned && !context.isTypedOwned && expected.suffixes.last == .accusative
      && expected.suffixes.dropLast().last.map(Self.owners.contains) ?? false
      && found.suffixes.last.map(Self.owners.contains) ?? false
      // A clause always has its possessive: geleceği for geleceğini lacks the accusative.
      && !expected.suffixes.contains { [.pastParticiple, .futureParticiple].contains($0) }
    // With its possessive the word lacks only the case: hayatın özellikleri (anlat).
    let isOwnedInBoth =
      context.isOwned && changes.count == 1 && changes[0].slot == .case
      && [expected, found].allSatisfy { $0.suffixes.contains { $0.slot == .possessive } }
    cost =
      changes.reduce(0) { $0 + $1.cost(context, isPredicate: isPredicate) }
      + found.slips.count * Self.slipCost + rank
      + (ownsNothing || isUnowned || isMisplaced || isOwner || isObject ? Self.unlikelyCost : 0)
      + (isTypedObject || isTypedPredicate || isUnlikelyOwned ? Self.unlikelyCost : 0)
      - (isOwnedInBoth ? Self.unlikelyCost : 0)
  }

  /// Returns the readings of an expected word; those of a name have it before the apostrophe.
  static func readings(
    of word: [UInt8],
    _ context: Context,
    using analyzer: WordAnalyzer
  ) -> [Reading] {
    let known = analyzer.readings(of: word)
    guard let length = context.stemLength else {
      return Array((known.isEmpty ? analyzer.guesses(of: word) : known).prefix(mostReadings))
    }
    let fitting = known.filter { $0.parts(at: length) }
    if !fitting.isEmpty { return fitting }
    let guesses = analyzer.guesses(of: word)
    let likely = guesses.filter { $0.stemLength == length }
    return Array((likely.isEmpty ? known + guesses : likely).prefix(mostReadings))
  }

  /// Whether the typed word differs only by slips.
  var isSlip: Bool { changes.isEmpty && !found.slips.isEmpty }
}

extension Reading {
  fileprivate var isFinite: Bool { suffixes.contains { $0.slot == .tense } }

  /// Whether it is a finite form of a verb of the lexicon, not of a verb derived from a noun.
  fileprivate var isFiniteVerb: Bool { isFinite && stem.partOfSpeech == .verb }

  /// Whether it is a word of the lexicon without a suffix, and no noun or verb: memnun, işte.
  fileprivate var isWhole: Bool {
    morphemes.isEmpty && ![.noun, .verb, .properNoun].contains(stem.partOfSpeech)
  }

  /// Whether its only suffix is “my” or “your”, which chance spells at the end of many words.
  fileprivate var addsOnlyOwner: Bool {
    suffixes == [.possessive1s] || suffixes == [.possessive2s]
  }

  /// Whether its stem is that of another reading with suffixes that make words: sürül, sür-ül.
  fileprivate func isDerived(from other: Reading) -> Bool {
    other.morphemes.prefix { [.voice, .derivation].contains($0.suffix.slot) }
      .contains { $0.range.upperBound == stemLength }
  }

  /// Whether it divides a word into a noun and the endings of nouns: memnu-n, iş-te.
  fileprivate func takesApart(_ whole: Reading) -> Bool {
    !morphemes.isEmpty && stem.partOfSpeech != .verb && stemLength < whole.stemLength
  }

  /// Whether it is a noun with a case or possessive, or one made of a verb, and with a copula or
  /// person: düş-ün-dü-m, “I was of the dream”; gör-üş-tü-m, “I was the way of seeing”.
  fileprivate var isInflectedPredicate: Bool {
    let slots = Set(suffixes.map(\.slot))
    return (slots.contains(.copula) || slots.contains(.person))
      && !slots.isDisjoint(with: [.case, .possessive, .nonfinite])
  }

  /// Whether the name ends at `length`: its stem, or its own possessive (Üniversitesi'nde).
  fileprivate func parts(at length: Int) -> Bool {
    if stemLength == length { return true }
    guard let first = morphemes.first, first.range.upperBound == length else { return false }
    return first.suffix == .possessive3s || first.suffix == .possessive3p
  }
}
