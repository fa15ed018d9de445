extension SuffixTemplate.Slot {
  /// What a letter asks of what follows if it is right here; nil if it is not.
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

  /// The rule that this letter breaks, if it may stand for the right one.
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

  /// The rule that is broken where nothing stands here.
  func ruleOfMissing(_ sound: Sound) -> Reading.Rule? {
    switch kind {
    case .buffer, .stemY: .buffer
    case .caseBuffer: sound.contains(.pronominal) ? .pronominalN : .buffer
    case .pronominalN: .pronominalN
    default: nil
    }
  }

  /// The vowel that follows the right one of an earlier slip.
  func otherLetter(_ sound: Sound) -> UInt8 {
    var other: Sound = []
    if sound.contains(.otherFront) { other.insert(.front) }
    if sound.contains(.otherRounded) { other.insert(.rounded) }
    return kind == .low || kind == .narrowingLow ? other.lowVowel : other.highVowel
  }
}

extension Sound {
  /// Keeps the vowel that belonged here beside the one that stands here.
  mutating func remember(_ right: Sound) {
    subtract([.otherFront, .otherRounded])
    insert(.hasOther)
    if right.contains(.front) { insert(.otherFront) }
    if right.contains(.rounded) { insert(.otherRounded) }
  }
}
