/// Walks the ``SuffixGrammar`` along the letters of a word, from behind a stem to the word's end.
///
/// Only what is found is stored on the heap: the way walked so far and the slips on it have fixed
/// room.
struct WordWalk {
  /// A suffix on the way, with the bytes of the word it took.
  struct Step {
    var suffix: Suffix
    var start: UInt8
    var end: UInt8
    var cost: UInt8
  }

  static let longestWord = 120
  static let longestPath = 24
  static let mostSlips = 4

  let word: UnsafeBufferPointer<UInt8>
  private let transitions: UnsafeBufferPointer<SuffixGrammar.Transition>
  private let bounds: UnsafeBufferPointer<Int>
  private let slots: UnsafeBufferPointer<SuffixTemplate.Slot>
  private let path: UnsafeMutableBufferPointer<Step>
  private let slips: UnsafeMutableBufferPointer<Reading.Slip>
  private var depth = 0
  private var slipCount = 0

  /// How many slips a reading may have.
  var budget = 0
  /// Whether one reading is enough.
  var stopsAtFirst = false
  var stem: Stem
  var stemLength = 0
  private(set) var found: [(reading: Reading, cost: Int)] = []

  /// Lets `body` walk along a word; nil if the word is empty or too long to be one.
  static func along<Result>(
    _ word: [UInt8],
    _ body: (inout WordWalk) -> Result
  ) -> Result? {
    guard !word.isEmpty, word.count <= longestWord else { return nil }
    let grammar = SuffixGrammar.shared
    return word.withUnsafeBufferPointer { word in
      grammar.transitions.withUnsafeBufferPointer { transitions in
        grammar.bounds.withUnsafeBufferPointer { bounds in
          grammar.slots.withUnsafeBufferPointer { slots in
            withUnsafeTemporaryAllocation(of: Step.self, capacity: longestPath) { path in
              withUnsafeTemporaryAllocation(of: Reading.Slip.self, capacity: mostSlips) { slips in
                var walk = WordWalk(
                  word: word, transitions: transitions, bounds: bounds, slots: slots, path: path,
                  slips: slips, stem: Stem(letters: [], partOfSpeech: .noun)
                )
                return body(&walk)
              }
            }
          }
        }
      }
    }
  }

  /// Whether a reading is found and no other one wanted.
  @inline(__always)
  var isDone: Bool { stopsAtFirst && !found.isEmpty }

  /// Walks on from a place in the word, collecting readings.
  mutating func walk(_ state: WordState, _ sound: Sound, at place: Int) {
    var sound = sound
    let letter = place < word.count ? word[place] : 0
    guard settleSoftening(&sound, before: letter, at: place) else { return }
    if letter == 0, state.isFinal { finish(sound) }
    if isDone || depth == Self.longestPath { return }
    let letterBit = SuffixGrammar.letterBit(letter)
    let slipsBefore = slipCount
    let remaining = word.count - place
    let mayHaveExtra = slipCount < budget && Self.isBuffer(letter)
    for index in bounds[Int(state.rawValue)]..<bounds[Int(state.rawValue) + 1] {
      let transition = transitions[index]
      guard Int(transition.leastLength) <= remaining,
        transition.slotCount == 0 || transition.firstLetters & letterBit != 0 || mayHaveExtra,
        admits(transition, after: sound, at: place)
      else { continue }
      path[depth] = Step(
        suffix: transition.suffix, start: UInt8(place), end: UInt8(place), cost: transition.cost
      )
      depth += 1
      match(transition, from: 0, transition.soundInside(sound), at: place, pending: [])
      depth -= 1
      slipCount = slipsBefore
      if isDone { return }
    }
    slipCount = slipsBefore
  }

  /// Reads the letters of a suffix from one slot on, then goes on behind it.
  private mutating func match(
    _ transition: SuffixGrammar.Transition,
    from firstIndex: Int,
    _ firstSound: Sound,
    at firstPlace: Int,
    pending firstPending: Sound
  ) {
    var (sound, place, pending) = (firstSound, firstPlace, firstPending)
    var index = firstIndex
    while index < Int(transition.slotCount) {
      let slot = slots[Int(transition.firstSlot) + index]
      let expected = slot.letter(after: sound)
      let letter = place < word.count ? word[place] : 0
      if expected == 0 {
        if slipCount < budget, letter != 0 {
          tryExtra(transition, index, slot, sound, at: place, pending)
        }
        index += 1
        continue
      }
      guard let added = slot.matches(letter, expected, sound) else {
        if slipCount < budget {
          tryWrong(transition, index, slot, sound, at: place, expected, pending)
        }
        return
      }
      pending.formUnion(added)
      sound = sound.after(letter)
      place += 1
      index += 1
    }
    path[depth - 1].end = UInt8(place)
    walk(transition.to, transition.soundAfter(sound).union(pending), at: place)
  }
}

// Slips
extension WordWalk {
  /// Adds a slip; false if there are too many.
  mutating func addSlip(
    _ rule: Reading.Rule,
    at place: Int,
    expected: UInt8?,
    found: UInt8?,
    suffix: Suffix?
  ) -> Bool {
    guard slipCount < budget, slipCount < Self.mostSlips else { return false }
    slips[slipCount] = Reading.Slip(
      rule: rule, place: place, expected: expected, found: found, suffix: suffix
    )
    slipCount += 1
    return true
  }

  mutating func removeSlips() { slipCount = 0 }

  private var currentSuffix: Suffix? { depth == 0 ? nil : path[depth - 1].suffix }

  /// Holds the end before this place against the letter behind it.
  @inline(__always)
  private mutating func settleSoftening(
    _ sound: inout Sound,
    before letter: UInt8,
    at place: Int
  ) -> Bool {
    guard !sound.isDisjoint(with: [.needsVowel, .refusesVowel]) else { return true }
    let isVowel = letter != 0 && CodePage.isVowel(letter)
    guard sound.contains(.needsVowel) != isVowel else {
      sound.subtract([.needsVowel, .refusesVowel])
      return true
    }
    guard place > 0, slipCount < budget else { return false }
    sound.subtract([.needsVowel, .refusesVowel])
    let found = word[place - 1]
    let expected = found == CodePage.softG ? UInt8(ascii: "k") : CodePage.softG
    return addSlip(
      .softening, at: place - 1, expected: expected, found: found, suffix: currentSuffix
    )
  }

  /// Whether the suffix may follow this end, at the price of a slip of narrowing if need be.
  @inline(__always)
  private mutating func admits(
    _ transition: SuffixGrammar.Transition,
    after sound: Sound,
    at place: Int
  ) -> Bool {
    if transition.follows(sound) { return true }
    guard slipCount < budget, place > 0 else { return false }
    return admitsNarrowing(transition, after: sound, at: place)
  }

  private mutating func admitsNarrowing(
    _ transition: SuffixGrammar.Transition,
    after sound: Sound,
    at place: Int
  ) -> Bool {
    let narrow: Sound = [.needsYor, .needsY, .refusesYor, .refusesYA, .refusesYI]
    guard !sound.isDisjoint(with: narrow), transition.follows(sound.subtracting(narrow)) else {
      return false
    }
    let found = word[place - 1]
    let before = Sound().after(word[0..<(place - 1)])
    let isLow = StemChange.isLowVowel(found)
    var wanted = Sound().after(CollectionOfOne(found)).intersection(.front)
    if isLow, before.contains(.rounded) { wanted.insert(.rounded) }
    return addSlip(
      .narrowing, at: place - 1, expected: isLow ? wanted.highVowel : wanted.lowVowel,
      found: found, suffix: currentSuffix
    )
  }

  /// Reads a letter that has no business before this slot.
  private mutating func tryExtra(
    _ transition: SuffixGrammar.Transition,
    _ index: Int,
    _ slot: SuffixTemplate.Slot,
    _ sound: Sound,
    at place: Int,
    _ pending: Sound
  ) {
    let letter = word[place]
    let rule: Reading.Rule
    switch slot.kind {
    case .buffer where Self.isBuffer(letter): rule = .buffer
    case .caseBuffer where letter == UInt8(ascii: "y") || letter == UInt8(ascii: "n"):
      rule = .buffer
    case .pronominalN where letter == UInt8(ascii: "n"): rule = .pronominalN
    case .linkingVowel where CodePage.isVowel(letter) && Self.isHigh(letter): rule = .buffer
    default: return
    }
    let before = slipCount
    if addSlip(rule, at: place, expected: nil, found: letter, suffix: transition.suffix) {
      match(transition, from: index + 1, sound.after(letter), at: place + 1, pending: pending)
    }
    slipCount = before
  }

  /// Reads on where another letter stands than belongs there, or none.
  private mutating func tryWrong(
    _ transition: SuffixGrammar.Transition,
    _ index: Int,
    _ slot: SuffixTemplate.Slot,
    _ sound: Sound,
    at place: Int,
    _ expected: UInt8,
    _ pending: Sound
  ) {
    let before = slipCount
    if place < word.count, let rule = slot.rule(broken: word[place], sound) {
      tryReplaced(transition, index, slot, sound, at: place, expected, pending, rule)
      slipCount = before
    }
    guard let rule = slot.ruleOfMissing(sound) else { return }
    if addSlip(rule, at: place, expected: expected, found: nil, suffix: transition.suffix) {
      match(transition, from: index + 1, sound.after(expected), at: place, pending: pending)
    }
    slipCount = before
  }

  private mutating func tryReplaced(
    _ transition: SuffixGrammar.Transition,
    _ index: Int,
    _ slot: SuffixTemplate.Slot,
    _ sound: Sound,
    at place: Int,
    _ expected: UInt8,
    _ pending: Sound,
    _ rule: Reading.Rule
  ) {
    let letter = word[place]
    var next = sound.after(letter)
    var pending = pending
    if rule == .harmony {
      if slot.kind == .narrowingLow {
        pending.insert(Self.isHigh(letter) ? .needsYor : .refusesYor)
      }
      if sound.contains(.hasOther), slot.otherLetter(sound) == letter {
        match(transition, from: index + 1, next, at: place + 1, pending: pending)
        return
      }
      next.remember(sound.after(expected))
    }
    if addSlip(rule, at: place, expected: expected, found: letter, suffix: transition.suffix) {
      match(transition, from: index + 1, next, at: place + 1, pending: pending)
    }
  }

  @inline(__always)
  static func isBuffer(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: "y") || letter == UInt8(ascii: "n") || letter == UInt8(ascii: "s")
      || letter == CodePage.sCedilla
  }

  static func isHigh(_ letter: UInt8) -> Bool {
    switch letter {
    case CodePage.dotlessI, UInt8(ascii: "i"), UInt8(ascii: "u"), CodePage.uUmlaut: true
    default: false
    }
  }
}

// Results
extension WordWalk {
  /// Keeps the way walked as a reading, unless one like it with fewer slips is there.
  private mutating func finish(_ sound: Sound) {
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
      stem: stem, stemLength: stemLength, morphemes: morphemes, slips: Array(slips[0..<slipCount])
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
}
