/// A stem found at the beginning of a word, with its slips.
struct StemMatch {
  var length: Int
  var sound: Sound
  var state: WordState
  var slips: [Reading.Slip] = []
}

extension StemMatch {
  /// Returns the ways in which a stem matches the beginning of a word with at most `slips` slips.
  ///
  /// `spoken` is the spoken form of a stem that is written differently: TBMM, 3.
  static func all(
    of stem: Stem,
    in word: UnsafeBufferPointer<UInt8>,
    spoken: [UInt8]?,
    slips: Int
  ) -> [StemMatch] {
    guard word.starts(with: stem.letters.dropLast(2)) else { return [] }
    let state = StemSound.state(of: stem)
    if let spoken {
      guard word.starts(with: stem.letters) else { return [] }
      let sound = StemSound.sound(of: Stem(letters: spoken, partOfSpeech: stem.partOfSpeech))
      return [StemMatch(length: stem.letters.count, sound: sound, state: state)]
    }
    if stem.traits.contains(.possessiveCompound) { return compounds(stem, in: word, slips: slips) }
    var matches = nominalOrVerbal(stem, in: word, slips: slips, state)
    if StemSound.mayTakeBufferY(stem), let match = matches.first {
      matches.append(match.withBufferY)
    }
    if let dative = StemSound.dativeStem(stem), word.starts(with: dative) {
      let sound = StemSound.sound(of: stem).after(dative).union(.needsDative)
      matches.append(StemMatch(length: dative.count, sound: sound, state: state))
    }
    return matches
  }

  /// The same match with y as the buffer letter instead of s and n.
  var withBufferY: StemMatch {
    var match = self
    match.sound.insert(.bufferY)
    return match
  }

  private static func nominalOrVerbal(
    _ stem: Stem,
    in word: UnsafeBufferPointer<UInt8>,
    slips: Int,
    _ state: WordState
  ) -> [StemMatch] {
    let sound = StemSound.sound(of: stem)
    let isVerb = stem.partOfSpeech == .verb
    var matches: [StemMatch] = []
    if let whole = unchanged(stem, in: word, sound, state, slips: slips) { matches.append(whole) }
    for change in isVerb ? StemChange.verbal : StemChange.nominal {
      guard change.isRight(for: stem) || (slips > 0 && change.isLikelyError(for: stem)),
        let letters = change.applied(to: stem.letters)
      else { continue }
      if word.starts(with: letters) {
        matches += changed(stem, change, letters, in: word, sound, state, slips: slips)
      } else if change == .narrowed, slips > 0 {
        matches += narrowedWrongly(letters, in: word, change.sound(sound, letters), state)
      }
    }
    return matches
  }

  /// Returns the match of the unchanged stem, with slips if it should have changed.
  private static func unchanged(
    _ stem: Stem,
    in word: UnsafeBufferPointer<UInt8>,
    _ sound: Sound,
    _ state: WordState,
    slips: Int
  ) -> StemMatch? {
    let count = stem.letters.count
    guard word.starts(with: stem.letters) else { return nil }
    var match = StemMatch(length: count, sound: sound, state: state)
    if StemSound.dativeStem(stem) != nil { match.sound.insert(.refusesDative) }
    guard count < word.count, CodePage.isVowel(word[count]) else { return match }
    match.slips = StemChange.slipsOfUnchanged(stem)
    return match.slips.count <= slips ? match : nil
  }

  /// Returns the match of the changed stem, with slips if it should not have changed.
  private static func changed(
    _ stem: Stem,
    _ change: StemChange,
    _ letters: [UInt8],
    in word: UnsafeBufferPointer<UInt8>,
    _ sound: Sound,
    _ state: WordState,
    slips: Int
  ) -> [StemMatch] {
    let isBeforeVowel = letters.count < word.count && CodePage.isVowel(word[letters.count])
    let isRight = change.isRight(for: stem)
    var match = StemMatch(length: letters.count, sound: sound, state: state)
    if change == .narrowed || change == .droppedInVoice || (isRight && isBeforeVowel) {
      guard isRight else { return [] }
      match.sound = change.sound(sound, letters).subtracting(.needsVowel)
      return [match]
    }
    match.slips = change.slipsOfChanged(stem)
    guard match.slips.count <= slips else { return [] }
    return [match]
  }

  /// Returns the match of a stem with a wrong high vowel before -yor: başliyor.
  private static func narrowedWrongly(
    _ letters: [UInt8],
    in word: UnsafeBufferPointer<UInt8>,
    _ sound: Sound,
    _ state: WordState
  ) -> [StemMatch] {
    let count = letters.count
    guard count <= word.count, word.starts(with: letters.dropLast()),
      WordWalk.isHigh(word[count - 1]),
      word[count...].starts(with: "yor".utf8)
    else { return [] }
    let slip = Reading.Slip(
      rule: .harmony,
      place: count - 1,
      expected: letters[count - 1],
      found: word[count - 1],
      suffix: .progressive
    )
    return [StemMatch(length: count, sound: sound, state: state, slips: [slip])]
  }

  private static func compounds(
    _ stem: Stem,
    in word: UnsafeBufferPointer<UInt8>,
    slips: Int
  ) -> [StemMatch] {
    var matches: [StemMatch] = []
    if word.starts(with: stem.letters) {
      let sound = StemSound.sound(of: stem).union([.pronominal, .possessiveCompound])
      matches.append(StemMatch(length: stem.letters.count, sound: sound, state: .possessed))
    }
    if let base = PossessiveCompound.base(of: stem.letters) {
      matches += nominalOrVerbal(base, in: word, slips: slips, .compoundBase)
    }
    return matches
  }
}
