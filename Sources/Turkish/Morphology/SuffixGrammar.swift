/// The suffixes of Turkish and their order as a finite-state grammar.
///
/// Generation and analysis use the same ``rules``; the tables are compiled from them, state by
/// state.
struct SuffixGrammar: Sendable {
  static let shared = SuffixGrammar()

  /// All rules; of two forms with the same meaning the better one comes first.
  static let rules: [SuffixRule] =
    nounRules + derivationRules + voiceRules + tenseRules + nonfiniteRules + personRules
    + copulaRules

  /// A rule as seen from one state.
  struct Transition: Sendable {
    var suffix: Suffix
    var to: WordState
    var cost: UInt8
    var isOnlyRead: Bool
    var firstSlot: UInt16
    var slotCount: UInt8
    var requires: Sound
    var forbids: Sound
    /// The conditions of the previous end that this suffix meets, except those about vowels.
    var meets: Sound
    var adds: Sound
    /// The letters with which it can begin after any sound, as bits of ``letterBit(_:)``.
    var firstLetters: UInt32
    /// The smallest number of its letters.
    var leastLength: UInt8
  }

  /// All transitions, grouped by state.
  let transitions: [Transition]
  /// The bounds of the transitions of each state by its raw value; one more entry than states.
  let bounds: [Int]
  let slots: [SuffixTemplate.Slot]
  /// The transitions by state and next letter, as indices into ``transitions``.
  let choices: [UInt16]
  /// The bounds of ``choices``; a state has ``rowLength`` entries.
  let choiceBounds: [UInt32]

  /// The number of values of ``letterNumber(_:)``; the last is for the end and other characters.
  static let rowLength = 33

  init() {
    var transitions: [Transition] = []
    var bounds: [Int] = [0]
    var slots: [SuffixTemplate.Slot] = []
    var firstSlots: [UInt16] = []
    for rule in Self.rules {
      firstSlots.append(UInt16(slots.count))
      slots += rule.template.slots
    }
    for state in WordState.allCases {
      for (rule, firstSlot) in zip(Self.rules, firstSlots) where rule.from.contains(state) {
        transitions.append(Self.transition(rule, firstSlot: firstSlot))
      }
      bounds.append(transitions.count)
    }
    self.transitions = transitions
    self.bounds = bounds
    self.slots = slots
    (choices, choiceBounds) = Self.choices(transitions, bounds)
  }

  private static func choices(
    _ transitions: [Transition],
    _ bounds: [Int]
  ) -> (choices: [UInt16], bounds: [UInt32]) {
    var choices: [UInt16] = []
    var choiceBounds: [UInt32] = [0]
    for state in 0..<(bounds.count - 1) {
      for letter in 0..<UInt32(rowLength) {
        for place in bounds[state]..<bounds[state + 1] {
          let transition = transitions[place]
          let isFirst =
            letter < 32
            ? transition.firstLetters & (1 << letter) != 0 : transition.firstLetters == 0
          if isFirst || transition.slotCount == 0 { choices.append(UInt16(place)) }
        }
        choiceBounds.append(UInt32(choices.count))
      }
    }
    return (choices, choiceBounds)
  }

  func transitions(of state: WordState) -> ArraySlice<Transition> {
    transitions[bounds[Int(state.rawValue)]..<bounds[Int(state.rawValue) + 1]]
  }

  private static func transition(_ rule: SuffixRule, firstSlot: UInt16) -> Transition {
    let slots = rule.template.slots
    let (meets, refused) = demands(rule.suffix, slots)
    return Transition(
      suffix: rule.suffix,
      to: rule.to,
      cost: rule.cost,
      isOnlyRead: rule.isOnlyRead,
      firstSlot: firstSlot,
      slotCount: UInt8(slots.count),
      requires: rule.requires,
      forbids: rule.forbids.union(refused),
      meets: meets,
      adds: rule.adds,
      firstLetters: firstLetters(slots),
      leastLength: UInt8(slots.filter { !$0.kind.isOptional }.count)
    )
  }

  /// Returns the conditions that a suffix meets, and the ends after which it may not follow.
  private static func demands(
    _ suffix: Suffix,
    _ slots: [SuffixTemplate.Slot]
  ) -> (meets: Sound, refused: Sound) {
    if slots.isEmpty { return (Sound.needs, []) }
    if suffix == .progressive { return ([.needsYor, .needsY], .refusesYor) }
    if suffix == .passive { return (.needsPassive, []) }
    if suffix == .dative { return (.needsDative, []) }
    guard slots.count > 1, slots[0] == SuffixTemplate.Slot(.buffer, UInt8(ascii: "y")) else {
      return ([], [])
    }
    switch slots[1].kind {
    case .low: return (.needsY, .refusesYA)
    case .high: return (.needsY, .refusesYI)
    default: return ([], [])
    }
  }

  private static func firstLetters(_ slots: [SuffixTemplate.Slot]) -> UInt32 {
    var letters: UInt32 = 0
    for slot in slots {
      letters |= slot.kind.letters(slot.letter)
      if !slot.kind.isOptional { break }
    }
    return letters
  }

  /// Returns the bit of a small letter; 0 for other characters.
  static func letterBit(_ letter: UInt8) -> UInt32 {
    let number = letterNumber(letter)
    return number < 32 ? 1 << UInt32(number) : 0
  }

  /// Returns the index of a small letter in a row; for other characters that of the end.
  @inline(__always)
  static func letterNumber(_ letter: UInt8) -> Int {
    if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") {
      return Int(letter - UInt8(ascii: "a"))
    }
    guard letter >= CodePage.firstSmall, letter < CodePage.firstSmall + 6 else { return 32 }
    return 26 + Int(letter - CodePage.firstSmall)
  }
}

extension SuffixTemplate.Kind {
  /// Whether the slot can be empty.
  var isOptional: Bool {
    switch self {
    case .buffer, .caseBuffer, .pronominalN, .stemY, .linkingVowel: true
    default: false
    }
  }

  /// Returns the possible letters of the slot as bits of ``SuffixGrammar/letterBit(_:)``.
  fileprivate func letters(_ letter: UInt8) -> UInt32 {
    switch self {
    case .literal, .pronominalN, .stemY: Self.bits([letter])
    case .low: Self.bits("ae".utf8)
    case .narrowingLow: Self.bits(CodePage.encode("aeıiuü"))
    case .high, .linkingVowel: Self.bits(CodePage.encode("ıiuü"))
    case .dental: Self.bits("dt".utf8)
    case .palatal: Self.bits(CodePage.encode("cç"))
    case .velar: Self.bits(CodePage.encode("kğ"))
    case .buffer: Self.bits([letter, UInt8(ascii: "y")])
    case .caseBuffer: Self.bits("yn".utf8)
    }
  }

  private static func bits(_ letters: some Sequence<UInt8>) -> UInt32 {
    letters.reduce(0) { $0 | SuffixGrammar.letterBit($1) }
  }
}
