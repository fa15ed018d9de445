import Turkish

/// One place of a word in which two forms of a stem differ.
struct FormChange: Sendable, Equatable {
  /// The suffix of the right form; nil where it has none.
  var expected: Reading.Morpheme?
  /// The suffix of the typed form; nil where it has none.
  var found: Reading.Morpheme?

  /// The place, told by the right form where it has a suffix.
  var slot: Suffix.Slot? { (expected ?? found)?.suffix.slot }

  /// The changes that make one chain of suffixes out of another, the fewest that do.
  static func changes(from expected: Reading, to found: Reading) -> [FormChange] {
    let (left, right) = (expected.morphemes, found.morphemes)
    let shared = zip(left, right).prefix { $0.suffix == $1.suffix }.count
    let rest = min(left.count, right.count) - shared
    let tail = zip(left.suffix(rest).reversed(), right.suffix(rest).reversed())
      .prefix { $0.suffix == $1.suffix }.count
    return aligned(left[shared..<left.count - tail], right[shared..<right.count - tail])
  }

  /// The cheapest alignment of two short chains: the same place, or one side without it.
  private static func aligned(
    _ left: ArraySlice<Reading.Morpheme>,
    _ right: ArraySlice<Reading.Morpheme>
  ) -> [FormChange] {
    if left.isEmpty { return right.map { FormChange(expected: nil, found: $0) } }
    if right.isEmpty { return left.map { FormChange(expected: $0, found: nil) } }
    let (left, right) = (Array(left), Array(right))
    let width = right.count + 1
    var costs = [Int](repeating: 0, count: (left.count + 1) * width)
    for row in 0...left.count {
      for column in 0...right.count where row + column > 0 {
        var best = Int.max
        if row > 0 { best = min(best, costs[(row - 1) * width + column] + 2) }
        if column > 0 { best = min(best, costs[row * width + column - 1] + 2) }
        if row > 0, column > 0, let cost = cost(left[row - 1], right[column - 1]) {
          best = min(best, costs[(row - 1) * width + column - 1] + cost)
        }
        costs[row * width + column] = best
      }
    }
    var changes: [FormChange] = []
    var (row, column) = (left.count, right.count)
    while row + column > 0 {
      let own = costs[row * width + column]
      if row > 0, column > 0, let cost = cost(left[row - 1], right[column - 1]),
        costs[(row - 1) * width + column - 1] + cost == own
      {
        (row, column) = (row - 1, column - 1)
        if cost > 0 { changes.append(FormChange(expected: left[row], found: right[column])) }
      } else if row > 0, costs[(row - 1) * width + column] + 2 == own {
        row -= 1
        changes.append(FormChange(expected: left[row], found: nil))
      } else {
        column -= 1
        changes.append(FormChange(expected: nil, found: right[column]))
      }
    }
    return changes.reversed()
  }

  /// What it costs to put one suffix for another; nil if they have different places.
  private static func cost(_ left: Reading.Morpheme, _ right: Reading.Morpheme) -> Int? {
    if left.suffix == right.suffix { return 0 }
    let (own, other) = (left.suffix.slot, right.suffix.slot)
    if own == other { return 2 }
    return own.isOfVerbForm && other.isOfVerbForm ? 3 : nil
  }

  /// Whether a finite form stands for another kind of verb form, or the other way round.
  var mixesFiniteness: Bool {
    let slots = (expected?.suffix.slot, found?.suffix.slot)
    return slots == (.tense, .nonfinite) || slots == (.nonfinite, .tense)
  }

  /// Whether both forms command or wish: gelsin and geleyim differ in person only.
  var isWithinImperative: Bool {
    let moods: Set<Suffix?> = [.imperative, .optative]
    return moods == [expected?.suffix, found?.suffix]
  }

  /// Whether both are names of the deed: before a case -mAk is -mA, öğrenmek, öğrenmeye.
  private var isWithinInfinitive: Bool {
    let kinds: Set<Suffix?> = [.infinitive, .verbalNoun]
    return kinds == [expected?.suffix, found?.suffix]
  }

  /// Whether only -DIr comes or goes, which stands for the third person.
  var isAssertive: Bool {
    [expected?.suffix, found?.suffix].allSatisfy { $0 == nil || $0 == .assertive }
  }

  /// The category of the finding this change leads to.
  var category: Finding.Category {
    switch slot {
    case .number: .number
    case .possessive: .possessive
    case .case: .case
    case .relative: .kiClitic
    case .ability, .polarity: .negation
    case .voice, .tense, .copula, .nonfinite: .tense
    case .person: .person
    case .question: .miParticle
    case .derivation, nil: .wrongWord
    }
  }

  /// How much the change speaks against this way of taking the words apart, a fortieth each.
  ///
  /// A personal ending belongs on the predicate, so elsewhere it explains little; what is owned is
  /// likelier to lack its possessive than its case.
  func cost(_ place: FormComparison.Place, isPredicate: Bool) -> Int {
    switch slot {
    case .case: place.isOwned ? 52 : 40
    case .number, .polarity, .tense: 40
    case .possessive: 44
    case .nonfinite: isWithinInfinitive ? 8 : 46
    case .person: isPredicate ? 40 : 90
    case .copula, .ability: isPredicate ? 44 : 56
    case .voice, .relative: 52
    case .question, .derivation, nil: 64
    }
  }
}

extension Suffix.Slot {
  /// Whether it tells which form of a verb the word is.
  fileprivate var isOfVerbForm: Bool { self == .tense || self == .nonfinite }
}
