/// Generates the forms of a stem with suffixes by the ``SuffixGrammar``.
struct WordBuilder {
  private let grammar = SuffixGrammar.shared
  private let suffixes: [Suffix]
  private let limit: Int
  private var letters: [UInt8] = []
  private(set) var forms: [[UInt8]] = []

  /// Returns at most `limit` forms, the best first.
  static func forms(
    _ shapes: [StemShape],
    _ suffixes: [Suffix],
    limit: Int
  ) -> [[UInt8]] {
    var builder = WordBuilder(suffixes: suffixes, limit: limit)
    for shape in shapes {
      builder.letters = shape.letters
      builder.extend(shape.state, shape.sound, from: 0)
    }
    return builder.forms
  }

  private init(suffixes: [Suffix], limit: Int) {
    self.suffixes = suffixes
    self.limit = limit
  }

  private mutating func extend(_ state: WordState, _ sound: Sound, from index: Int) {
    guard forms.count < limit else { return }
    guard index < suffixes.count else {
      if state.isFinal, sound.isDisjoint(with: .needs), !forms.contains(letters) {
        forms.append(letters)
      }
      return
    }
    for transition in grammar.transitions(of: state)
    where transition.suffix == suffixes[index] && !transition.isOnlyRead
      && transition.follows(sound)
    {
      let length = letters.count
      append(transition, slot: 0, transition.soundInside(sound), from: index)
      letters.removeLast(letters.count - length)
    }
  }

  /// Appends the letters of a suffix from a slot on, then the suffixes after it.
  private mutating func append(
    _ transition: SuffixGrammar.Transition,
    slot index: Int,
    _ sound: Sound,
    from position: Int
  ) {
    guard index < Int(transition.slotCount) else {
      let next = transition.soundAfter(sound)
      extend(transition.to, next, from: position + 1)
      return
    }
    let slot = grammar.slots[Int(transition.firstSlot) + index]
    let length = letters.count
    for (letter, added) in slot.choices(after: sound) {
      guard letter != 0 else {
        append(transition, slot: index + 1, sound, from: position)
        continue
      }
      guard sound.admits(letter) else { continue }
      letters.append(letter)
      let kept = sound.subtracting([.needsVowel, .refusesVowel])
      append(transition, slot: index + 1, kept.after(letter).union(added), from: position)
      letters.removeLast(letters.count - length)
    }
  }
}

extension Sound {
  /// Whether a letter may follow the softened or unsoftened end.
  @inline(__always)
  func admits(_ letter: UInt8) -> Bool {
    if contains(.needsVowel) { return CodePage.isVowel(letter) }
    return !contains(.refusesVowel) || !CodePage.isVowel(letter)
  }
}

extension SuffixTemplate.Slot {
  /// Returns the possible letters of the slot with their conditions for what follows; 0 for none.
  func choices(after sound: Sound) -> [(letter: UInt8, added: Sound)] {
    let letter = letter(after: sound)
    switch kind {
    case .velar: return [(letter, .refusesVowel), (CodePage.softG, .needsVowel)]
    case .narrowingLow: return [(letter, .refusesYor), (sound.highVowel, .needsYor)]
    default: return [(letter, [])]
    }
  }
}

extension SuffixGrammar.Transition {
  /// Whether this suffix may follow a sound, apart from conditions about vowels.
  @inline(__always)
  func follows(_ sound: Sound) -> Bool {
    let needs = sound.intersection(.needs).subtracting([meets, .needsVowel])
    return needs.isEmpty && sound.isSuperset(of: requires) && sound.isDisjoint(with: forbids)
  }

  /// Returns the sound inside the suffix, without the conditions for its choice.
  @inline(__always)
  func soundInside(_ sound: Sound) -> Sound {
    guard slotCount > 0 else { return sound }
    return sound.subtracting(.askedOfSuffix)
  }

  /// Returns the sound after the suffix from that of its last letter.
  @inline(__always)
  func soundAfter(_ sound: Sound) -> Sound {
    guard slotCount > 0 else { return sound.subtracting(.possessiveCompound).union(adds) }
    return sound.subtracting([.pronominal, .bufferY]).union(adds)
  }
}
