/// The letters of a suffix before harmony and assimilation apply.
///
/// A is a or e; I is ı, i, u or ü; D is d or t; C is c or ç; K is k, and ğ before a vowel; E is an
/// A that narrows before -yor. Letters in brackets depend on the previous letter: (y), (s), (n) and
/// (ş) appear after a vowel and (I) after a consonant; [y] is like (y) but becomes n after the
/// possessive of the third person; [n] appears only there.
struct SuffixTemplate: Sendable {
  var slots: [Slot]

  struct Slot: Sendable, Equatable {
    var kind: Kind
    /// The letter of a literal or a buffer, else 0.
    var letter: UInt8

    init(_ kind: Kind, _ letter: UInt8 = 0) {
      self.kind = kind
      self.letter = letter
    }
  }

  enum Kind: UInt8, Sendable {
    case literal, low, high, narrowingLow, dental, palatal, velar
    case buffer, caseBuffer, pronominalN
    /// The y of suyum, before a linking vowel.
    case stemY
    /// An I after a consonant.
    case linkingVowel
  }

  init(_ text: String) {
    slots = []
    let bytes = CodePage.encode(text)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "["), index + 2 < bytes.count {
        appendBracket(byte, bytes[index + 1])
        index += 3
      } else {
        slots.append(Self.slot(byte))
        index += 1
      }
    }
  }

  private mutating func appendBracket(_ bracket: UInt8, _ letter: UInt8) {
    switch (bracket, letter) {
    case (UInt8(ascii: "("), UInt8(ascii: "I")):
      slots += [Slot(.stemY, UInt8(ascii: "y")), Slot(.linkingVowel)]
    case (UInt8(ascii: "("), _): slots.append(Slot(.buffer, letter))
    case (_, UInt8(ascii: "y")): slots.append(Slot(.caseBuffer, letter))
    default: slots.append(Slot(.pronominalN, UInt8(ascii: "n")))
    }
  }

  private static func slot(_ byte: UInt8) -> Slot {
    switch byte {
    case UInt8(ascii: "A"): Slot(.low)
    case UInt8(ascii: "E"): Slot(.narrowingLow)
    case UInt8(ascii: "I"): Slot(.high)
    case UInt8(ascii: "D"): Slot(.dental)
    case UInt8(ascii: "C"): Slot(.palatal)
    case UInt8(ascii: "K"): Slot(.velar)
    default: Slot(.literal, byte)
    }
  }
}

extension SuffixTemplate.Slot {
  /// Returns the letter of the slot after a sound; 0 for none.
  ///
  /// For K and E, which depend on what follows, it is the letter before a consonant.
  @inline(__always)
  func letter(after sound: Sound) -> UInt8 {
    switch kind {
    case .literal: return letter
    case .low, .narrowingLow: return sound.lowVowel
    case .high: return sound.highVowel
    case .dental: return UInt8(ascii: sound.contains(.voicelessEnd) ? "t" : "d")
    case .palatal: return sound.contains(.voicelessEnd) ? CodePage.cCedilla : UInt8(ascii: "c")
    case .velar: return UInt8(ascii: "k")
    case .buffer:
      guard sound.contains(.vowelEnd) else { return 0 }
      let takesY = sound.contains(.bufferY) && letter != CodePage.sCedilla
      return takesY ? UInt8(ascii: "y") : letter
    case .caseBuffer:
      if sound.contains(.pronominal) { return UInt8(ascii: "n") }
      return sound.contains(.vowelEnd) ? letter : 0
    case .pronominalN: return sound.contains(.pronominal) ? letter : 0
    case .stemY: return sound.contains(.bufferY) ? letter : 0
    case .linkingVowel: return sound.contains(.vowelEnd) ? 0 : sound.highVowel
    }
  }
}
