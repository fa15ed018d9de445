import Turkish

/// A typed word as a form of the same stem as the expected one, both taken apart.
struct FormComparison: Sendable {
  let expected: Reading
  let found: Reading
  let changes: [FormChange]
  let cost: Int
  /// Another reading of the typed word that explains it nearly as well.
  private(set) var rival: FormChange?

  /// What a broken rule of spelling costs: more than one other suffix, less than two.
  private static let slipCost = 60
  /// What it costs to read a genitive that nothing belongs to, nobody's word behind one, or a
  /// finite verb in the middle.
  private static let unlikelyCost = 10
  /// Endings that are often spelt the same as one another.
  private static let ambiguous: Set<Finding.Category> = [.case, .possessive, .number, .person]
  private static let mostStems = 6
  private static let mostReadings = 8

  /// What a reading must explain.
  struct Place: Sendable {
    /// Whether the word is the predicate or could be it: the last one, or before mI.
    var isPredicate = true
    /// Whether a genitive before it asks for a possessive.
    var isOwned = false
    /// Whether a word behind it could be what it owns.
    var mayOwn = true
    /// Whether that genitive is a singular, so that -lArI is a plural with "his, her, its".
    var hasOneOwner = false
    /// How many letters stand before the apostrophe of the expected word; nil if it has none.
    var stemLength: Int?
  }

  /// The cheapest explanation; nil if the typed word is no form of the expected word's stem.
  init?(_ word: [UInt8], _ typed: [UInt8], _ place: Place, in vocabulary: Vocabulary) {
    // No change of a stem touches its first letter.
    guard word.first == typed.first else { return nil }
    var best: FormComparison?
    var second: FormComparison?
    var stems: [Stem] = []
    var found: [[Reading]] = []
    var readings = Self.readings(of: word, place, in: vocabulary)
    if readings.contains(where: \.isFinite) {
      readings.removeAll { !$0.isFinite && $0.isInflectedPredicate }
    }
    if place.hasOneOwner {
      let ofOne = readings.filter { !$0.suffixes.contains(.possessive3p) }
      if !ofOne.isEmpty { readings = ofOne }
    }
    for (index, reading) in readings.enumerated() {
      var number = stems.firstIndex(of: reading.stem)
      if number == nil, stems.count < Self.mostStems {
        stems.append(reading.stem)
        found.append(Morphology.readings(of: typed, from: reading.stem, slips: 2))
        number = stems.count - 1
      }
      guard let number else { continue }
      for (rank, other) in found[number].prefix(Self.mostReadings).enumerated() {
        let candidate = FormComparison(reading, other, place, rank: min(index, 2) + min(rank, 2))
        guard let leader = best else {
          best = candidate
          continue
        }
        if candidate.cost < leader.cost {
          (best, second) = (candidate, leader)
        } else if candidate.cost < second?.cost ?? .max {
          second = candidate
        }
      }
    }
    guard var best else { return nil }
    if let second, second.cost <= best.cost + 8, best.changes.count == 1, second.changes.count == 1,
      second.found.slips.isEmpty, second.changes[0].category != best.changes[0].category,
      Self.ambiguous.contains(second.changes[0].category)
    {
      best.rival = second.changes[0]
    }
    self = best
  }

  /// The nearest readings of two words of the same kind, whatever their stems; nil if one is
  /// unknown or the typed one a pronoun.
  init?(_ word: [UInt8], other typed: [UInt8], _ place: Place, in vocabulary: Vocabulary) {
    var best: FormComparison?
    let all = vocabulary.readings(of: typed)
    guard !all.contains(where: { $0.stem.partOfSpeech == .pronoun }) else { return nil }
    let found = all.prefix(Self.mostReadings)
      .filter { $0.stem.partOfSpeech == all[0].stem.partOfSpeech }
    for (index, reading) in Self.readings(of: word, place, in: vocabulary).enumerated() {
      for (rank, other) in found.enumerated()
      where other.stem.partOfSpeech == reading.stem.partOfSpeech {
        let candidate = FormComparison(reading, other, place, rank: min(index, 2) + min(rank, 2))
        if candidate.cost < best?.cost ?? .max { best = candidate }
      }
    }
    guard let best else { return nil }
    self = best
  }

  private init(_ expected: Reading, _ found: Reading, _ place: Place, rank: Int) {
    self.expected = expected
    self.found = found
    changes = FormChange.changes(from: expected, to: found)
    let isPredicate =
      place.isPredicate || expected.morphemes.contains { $0.suffix.slot == .tense }
    let isUnowned = place.isOwned && !expected.suffixes.contains { $0.slot == .possessive }
    let isMisplaced = !place.isPredicate && expected.isFinite
    let ownsNothing = !place.mayOwn && expected.suffixes.last == .genitive
    cost =
      changes.reduce(0) { $0 + $1.cost(place, isPredicate: isPredicate) }
      + found.slips.count * Self.slipCost + rank
      + (ownsNothing || isUnowned || isMisplaced ? Self.unlikelyCost : 0)
  }

  /// The readings of a right word, of its name before the apostrophe if it has one.
  static func readings(
    of word: [UInt8],
    _ place: Place,
    in vocabulary: Vocabulary
  ) -> [Reading] {
    let known = vocabulary.readings(of: word)
    guard let length = place.stemLength else {
      return Array((known.isEmpty ? vocabulary.guesses(of: word) : known).prefix(mostReadings))
    }
    let fitting = known.filter { $0.parts(at: length) }
    if !fitting.isEmpty { return fitting }
    let guesses = vocabulary.guesses(of: word)
    let likely = guesses.filter { $0.stemLength == length }
    return Array((likely.isEmpty ? known + guesses : likely).prefix(mostReadings))
  }

  /// Whether only rules of spelling are broken.
  var isSlip: Bool { changes.isEmpty && !found.slips.isEmpty }
}

extension Reading {
  fileprivate var isFinite: Bool { suffixes.contains { $0.slot == .tense } }

  /// Whether a copula or a person makes a predicate of a noun with a case or an owner: düş-ün-dü-m,
  /// "I was of the dream".
  fileprivate var isInflectedPredicate: Bool {
    let slots = Set(suffixes.map(\.slot))
    return (slots.contains(.copula) || slots.contains(.person))
      && (slots.contains(.case) || slots.contains(.possessive))
  }

  /// Whether a name ends here: its stem, or a possessive that belongs to it (Üniversitesi'nde).
  fileprivate func parts(at length: Int) -> Bool {
    if stemLength == length { return true }
    guard let first = morphemes.first, first.range.upperBound == length else { return false }
    return first.suffix == .possessive3s || first.suffix == .possessive3p
  }
}
