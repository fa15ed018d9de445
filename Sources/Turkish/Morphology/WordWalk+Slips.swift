extension WordWalk {
  /// Adds a slip; returns false if there are too many.
  mutating func addSlip(_ slip: Reading.Slip) -> Bool {
    guard slipCount < budget else { return false }
    slips[slipCount] = slip
    slipCount += 1
    return true
  }

  mutating func addSlip(
    _ rule: Reading.Rule,
    at place: Int,
    expected: UInt8?,
    found: UInt8?,
    suffix: Suffix?
  ) -> Bool {
    addSlip(
      Reading.Slip(rule: rule, place: place, expected: expected, found: found, suffix: suffix)
    )
  }

  mutating func removeSlips() { slipCount = 0 }

  var currentSuffix: Suffix? { depth == 0 ? nil : path[depth - 1].suffix }

  /// Checks the softening of the end before a letter; returns false if it is wrong without a slip.
  @inline(__always)
  mutating func settleSoftening(
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
      .softening,
      at: place - 1,
      expected: expected,
      found: found,
      suffix: currentSuffix
    )
  }

  /// Whether the suffix may follow this end; adds a slip of narrowing if it needs one.
  @inline(__always)
  mutating func admits(
    _ transition: SuffixGrammar.Transition,
    after sound: Sound,
    at place: Int
  ) -> Bool {
    if transition.follows(sound) { return true }
    guard slipCount < budget, place > 0 else { return false }
    return admitsNarrowing(transition, after: sound, at: place)
  }

  mutating func admitsNarrowing(
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
      .narrowing,
      at: place - 1,
      expected: isLow ? wanted.highVowel : wanted.lowVowel,
      found: found,
      suffix: currentSuffix
    )
  }

  /// Reads on as if the next letter were superfluous before this slot.
  mutating func tryExtra(
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

  /// Reads on as if the letter of this slot were wrong or missing.
  mutating func tryWrong(
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

  mutating func tryReplaced(
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
    var expected = expected
    if rule == .softening {
      expected = CodePage.softG
      pending.insert(.needsVowel)
    }
    if rule == .harmony {
      if slot.kind == .narrowingLow {
        pending.insert(Self.isHigh(letter) ? .needsYor : .refusesYor)
      }
      if sound.contains(.afterHarmonySlip), slot.letterAfterExpected(sound) == letter {
        match(transition, from: index + 1, next, at: place + 1, pending: pending)
        return
      }
      next.rememberExpected(sound.after(expected))
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
