/// The suffixes of Turkish and their order, compiled for walking.
///
/// Generation and analysis walk this one description: ``rules`` says it, the tables hold it state by
/// state.
struct SuffixGrammar: Sendable {
  static let shared = SuffixGrammar()

  /// The whole description; of two ways to say the same the better one stands first.
  static let rules: [SuffixRule] =
    nounRules + derivationRules + voiceRules + tenseRules + nonfiniteRules + personRules
    + copulaRules

  /// A rule as seen from one state.
  struct Transition: Sendable {
    var suffix: Suffix
    var to: WordState
    var cost: UInt8
    var firstSlot: UInt16
    var slotCount: UInt8
    var requires: Sound
    var forbids: Sound
    /// Which needs of the end before this suffix meets, vowels apart.
    var meets: Sound
    var adds: Sound
    /// The letters it may begin with, as bits of ``letterBit(_:)``, whatever the sound before.
    var firstLetters: UInt32
    /// The least number of letters it takes.
    var leastLength: UInt8
  }

  /// All transitions, those of one state together.
  let transitions: [Transition]
  /// The bounds of the transitions of each state, by its raw value; one more than states.
  let bounds: [Int]
  let slots: [SuffixTemplate.Slot]
  /// The transitions by state and next letter, as places in ``transitions``.
  let choices: [UInt16]
  /// The bounds of ``choices``: for each state its ``rowLength`` letters.
  let choiceBounds: [UInt32]

  /// The letters of the alphabet by ``letterNumber(_:)``, and one for the end and anything else.
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

  /// What a suffix satisfies of the end before it, and which ends refuse it.
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

  /// One bit for each small letter; none for anything else.
  static func letterBit(_ letter: UInt8) -> UInt32 {
    let number = letterNumber(letter)
    return number < 32 ? 1 << UInt32(number) : 0
  }

  /// The place of a small letter in a row; that of the end for anything else.
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
  /// Whether nothing may stand here.
  var isOptional: Bool {
    switch self {
    case .buffer, .caseBuffer, .pronominalN, .stemY, .linkingVowel: true
    default: false
    }
  }

  /// The letters that may stand here, as bits of ``SuffixGrammar/letterBit(_:)``.
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
