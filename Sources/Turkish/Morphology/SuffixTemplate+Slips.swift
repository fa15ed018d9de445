extension SuffixTemplate.Slot {
  /// Returns the conditions that a right letter sets for what follows; nil if it is wrong here.
  @inline(__always)
  func matches(_ letter: UInt8, _ expected: UInt8, _ sound: Sound) -> Sound? {
    switch kind {
    case .velar:
      if letter == expected { return .refusesVowel }
      return letter == CodePage.softG ? .needsVowel : nil
    case .narrowingLow:
      if letter == expected { return .refusesYor }
      return letter == sound.highVowel ? .needsYor : nil
    default: return letter == expected ? [] : nil
    }
  }

  /// Returns the rule that a wrong letter breaks; nil if no rule explains it.
  func rule(broken letter: UInt8, _ sound: Sound) -> Reading.Rule? {
    switch kind {
    case .low: StemChange.isLowVowel(letter) ? .harmony : nil
    case .narrowingLow:
      StemChange.isLowVowel(letter) || WordWalk.isHigh(letter) ? .harmony : nil
    case .high, .linkingVowel: WordWalk.isHigh(letter) ? .harmony : nil
    case .dental:
      letter == UInt8(ascii: "d") || letter == UInt8(ascii: "t") ? .assimilation : nil
    case .palatal:
      letter == UInt8(ascii: "c") || letter == CodePage.cCedilla ? .assimilation : nil
    case .velar: letter == UInt8(ascii: "y") ? .softening : nil
    case .buffer: WordWalk.isBuffer(letter) ? .buffer : nil
    case .caseBuffer where WordWalk.isBuffer(letter):
      sound.contains(.pronominal) ? .pronominalN : .buffer
    default: nil
    }
  }

  /// Returns the rule that is broken if the letter is missing.
  func ruleOfMissing(_ sound: Sound) -> Reading.Rule? {
    switch kind {
    case .buffer, .stemY: .buffer
    case .caseBuffer: sound.contains(.pronominal) ? .pronominalN : .buffer
    case .pronominalN: .pronominalN
    default: nil
    }
  }

  /// Returns the vowel of this slot after the vowel that an earlier slip replaced.
  func letterAfterExpected(_ sound: Sound) -> UInt8 {
    var other: Sound = []
    if sound.contains(.expectedFront) { other.insert(.front) }
    if sound.contains(.expectedRounded) { other.insert(.rounded) }
    return kind == .low || kind == .narrowingLow ? other.lowVowel : other.highVowel
  }
}

extension Sound {
  /// Keeps the properties of the vowel that a slip of harmony replaced.
  mutating func rememberExpected(_ right: Sound) {
    subtract([.expectedFront, .expectedRounded])
    insert(.afterHarmonySlip)
    if right.contains(.front) { insert(.expectedFront) }
    if right.contains(.rounded) { insert(.expectedRounded) }
  }
}
