/// A change at the end of a stem before a suffix.
enum StemChange: UInt8, CaseIterable, Sendable {
  /// kitap, kitab-.
  case softened
  /// ağız, ağz-.
  case dropped
  /// nakit, nakd-.
  case droppedAndSoftened
  /// hak, hakk-.
  case doubled
  /// ret, redd-.
  case doubledAndSoftened
  /// başla, başlı-yor; de, di-yen.
  case narrowed
  /// ayır, ayr-ıl.
  case droppedInVoice

  static let nominal: [StemChange] = [
    .softened, .dropped, .droppedAndSoftened, .doubled, .doubledAndSoftened,
  ]
  static let verbal: [StemChange] = [.softened, .narrowed, .droppedInVoice]

  /// Whether this stem makes the change.
  func isRight(for stem: Stem) -> Bool {
    let traits = stem.traits
    let softens = traits.contains(.softens) && !traits.contains(.takesApostrophe)
    let drops = traits.contains(.dropsVowel)
    let doubles = traits.contains(.doubles)
    return switch self {
    case .softened: softens && !drops && !doubles
    case .dropped: drops && !softens && stem.partOfSpeech != .verb
    case .droppedAndSoftened: drops && softens
    case .doubled: doubles && !softens
    case .doubledAndSoftened: doubles && softens
    case .narrowed:
      stem.partOfSpeech == .verb && stem.letters.last.map(Self.isLowVowel) ?? false
    case .droppedInVoice: drops && stem.partOfSpeech == .verb
    }
  }

  /// Returns the letters of the changed stem; nil if the change doesn't apply to its end.
  func applied(to letters: [UInt8]) -> [UInt8]? {
    guard let last = letters.last else { return nil }
    var result = letters
    switch self {
    case .softened:
      guard let soft = Self.soft(last, before: letters.dropLast().last) else { return nil }
      result[result.count - 1] = soft
    case .dropped, .droppedInVoice:
      guard letters.count > 2, CodePage.isVowel(letters[letters.count - 2]) else { return nil }
      result.remove(at: letters.count - 2)
    case .droppedAndSoftened:
      return Self.dropped.applied(to: letters).flatMap { Self.softened.applied(to: $0) }
    case .doubled:
      guard !CodePage.isVowel(last) else { return nil }
      result.append(last)
    case .doubledAndSoftened:
      return Self.softened.applied(to: letters).flatMap { Self.doubled.applied(to: $0) }
    case .narrowed:
      guard Self.isLowVowel(last) else { return nil }
      result[result.count - 1] = Self.narrowed(letters)
    }
    return result
  }

  /// Returns the sound of the changed stem from that of the unchanged one.
  func sound(_ sound: Sound, _ changed: some RandomAccessCollection<UInt8>) -> Sound {
    var result = sound
    if let last = changed.last {
      let ends: Sound = [.vowelEnd, .voicelessEnd, .endsInL]
      result = result.subtracting(ends).union(sound.after(last).intersection(ends))
    }
    switch self {
    case .narrowed:
      result = sound.after(changed.suffix(1))
      result.subtract([.refusesYor, .refusesYA, .refusesYI])
      result.insert(changed.count == 2 ? .needsY : .needsYor)
    case .droppedInVoice: result.insert(.needsPassive)
    default: result.insert(.needsVowel)
    }
    return result
  }

  /// Returns the letter to which a consonant softens before a vowel.
  static func soft(_ letter: UInt8, before previous: UInt8?) -> UInt8? {
    switch letter {
    case UInt8(ascii: "p"): UInt8(ascii: "b")
    case CodePage.cCedilla: UInt8(ascii: "c")
    case UInt8(ascii: "t"): UInt8(ascii: "d")
    case UInt8(ascii: "k"): previous == UInt8(ascii: "n") ? UInt8(ascii: "g") : CodePage.softG
    case UInt8(ascii: "g"): CodePage.softG
    default: nil
    }
  }

  static let highVowels = CodePage.encode("ıiuü")

  static func isLowVowel(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: "a") || letter == UInt8(ascii: "e")
  }

  /// Returns the high vowel of a narrowed stem: front like the last vowel, rounded like the one
  /// before it.
  private static func narrowed(_ letters: [UInt8]) -> UInt8 {
    let before = Sound().after(letters.dropLast())
    var sound = Sound().after(letters.suffix(1)).intersection(.front)
    if before.contains(.rounded) { sound.insert(.rounded) }
    return sound.highVowel
  }
}
