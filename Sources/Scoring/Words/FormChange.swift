import Turkish

/// One slot in which two forms of a stem differ.
struct FormChange: Sendable, Equatable {
  /// The suffix of the right form; nil if it has none in the slot.
  var expected: Reading.Morpheme?
  /// The suffix of the typed form; nil if it has none in the slot.
  var found: Reading.Morpheme?

  /// The slot of the right suffix, or of the typed one if the right form has none.
  var slot: Suffix.Slot? { (expected ?? found)?.suffix.slot }

  /// Returns the fewest changes from one chain of suffixes to another.
  static func changes(from expected: Reading, to found: Reading) -> [FormChange] {
    let (left, right) = (expected.morphemes, found.morphemes)
    let shared = zip(left, right).prefix { $0.suffix == $1.suffix }.count
    let rest = min(left.count, right.count) - shared
    let tail = zip(left.suffix(rest).reversed(), right.suffix(rest).reversed())
      .prefix { $0.suffix == $1.suffix }.count
    return aligned(left[shared..<left.count - tail], right[shared..<right.count - tail])
  }

  /// Returns the changes of the cheapest alignment of two chains.
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
    return joined(changes.reversed())
  }

  /// Returns the changes with the removed and the added personal ending joined into one: bekliyorlarmış,
  /// bekliyormuşuz.
  private static func joined(_ changes: [FormChange]) -> [FormChange] {
    var changes = changes
    guard let lost = changes.firstIndex(where: { $0.slot == .person && $0.found == nil }),
      let added = changes.firstIndex(where: { $0.slot == .person && $0.expected == nil })
    else { return changes }
    changes[min(lost, added)] = FormChange(
      expected: changes[lost].expected,
      found: changes[added].found
    )
    changes.remove(at: max(lost, added))
    return changes
  }

  /// Returns the cost of replacing a suffix; nil if the two are in different slots.
  private static func cost(_ left: Reading.Morpheme, _ right: Reading.Morpheme) -> Int? {
    if left.suffix == right.suffix { return 0 }
    let (own, other) = (left.suffix.slot, right.suffix.slot)
    if own == other { return 2 }
    return own.isOfVerbForm && other.isOfVerbForm ? 3 : nil
  }

  /// Whether one form is finite and the other is not.
  var mixesFiniteness: Bool {
    let slots = (expected?.suffix.slot, found?.suffix.slot)
    return slots == (.tense, .nonfinite) || slots == (.nonfinite, .tense)
  }

  /// Whether only one of the forms has -sA.
  var isConditional: Bool {
    let suffixes = [expected?.suffix, found?.suffix]
    return suffixes.contains { $0 == .conditional || $0 == .copulaConditional }
  }

  /// Whether one form is imperative and the other optative, as in gelsin and geleyim.
  var isWithinImperative: Bool {
    let moods: Set<Suffix?> = [.imperative, .optative]
    return moods == [expected?.suffix, found?.suffix]
  }

  /// Whether only one of the forms is “can't”.
  var deniesAbility: Bool { [expected?.suffix, found?.suffix].contains(.inability) }

  /// Whether one form is the aorist and the other the present in -Iyor.
  var isWithinPresent: Bool {
    Set([expected?.suffix, found?.suffix]) == [.aorist, .progressive]
  }

  /// Whether the typed form has a person without letters that the right one lacks: a command, which
  /// says “you”.
  var addsUnseenPerson: Bool {
    slot == .person && expected == nil && found?.range.isEmpty == true
  }

  /// Whether one form has -mAk and the other -mA, which replaces it before a case: öğrenmeye.
  private var isWithinInfinitive: Bool {
    let kinds: Set<Suffix?> = [.infinitive, .verbalNoun]
    return kinds == [expected?.suffix, found?.suffix]
  }

  /// Whether only -DIr is added or removed.
  var isAssertive: Bool {
    [expected?.suffix, found?.suffix].allSatisfy { $0 == nil || $0 == .assertive }
  }

  /// Whether the typed word has another possessive in each: evini, “his house” and “your house”.
  func hasOtherOwner(than other: FormChange) -> Bool {
    guard let own = found?.suffix, let typed = other.found?.suffix else { return false }
    return own.slot == .possessive && typed.slot == .possessive && own != typed
  }

  /// The category of the finding for this change.
  var category: Finding.Category {
    switch slot {
    case .number: .number
    case .possessive: .possessive
    // -CA makes another word: Fransız, Fransızca.
    case .case where [expected?.suffix, found?.suffix].contains(.equative): .wrongWord
    case .case: .case
    case .relative: .kiClitic
    case .ability, .polarity: .negation
    case .voice: .voice
    case .tense, .copula, .nonfinite: .tense
    case .person: .person
    case .question: .miParticle
    case .derivation, nil: .wrongWord
    }
  }

  /// Returns the cost of the change in the comparison of two readings; 40 is a usual change.
  ///
  /// A personal ending belongs on the predicate, so elsewhere it is an unlikely explanation. A word
  /// after a genitive more likely lacks its possessive than its case.
  func cost(_ context: FormComparison.Context, isPredicate: Bool) -> Int {
    switch slot {
    case .case: context.isOwned ? 52 : 40
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
  /// Whether suffixes of this slot decide between finite and nonfinite verb forms.
  fileprivate var isOfVerbForm: Bool { self == .tense || self == .nonfinite }
}
