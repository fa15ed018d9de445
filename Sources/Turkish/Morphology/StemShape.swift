/// One form of a stem before suffixes: kitap-, kitab-.
struct StemShape: Sendable {
  var letters: [UInt8]
  var sound: Sound
  var state: WordState
}

extension StemShape {
  /// Returns the shapes of a stem, each with its conditions for the next suffix.
  ///
  /// `spoken` is the spoken form of a stem that is written differently: TBMM, 3.
  static func all(of stem: Stem, spoken: [UInt8]? = nil) -> [StemShape] {
    if let spoken {
      let sound = StemSound.sound(of: Stem(letters: spoken, partOfSpeech: stem.partOfSpeech))
      return [StemShape(letters: stem.letters, sound: sound, state: StemSound.state(of: stem))]
    }
    let state = StemSound.state(of: stem)
    let sound = StemSound.sound(of: stem)
    if stem.partOfSpeech == .verb { return verbShapes(stem, sound, state) }
    if stem.traits.contains(.possessiveCompound) { return compoundShapes(stem, sound, state) }
    var shapes = [StemShape(letters: stem.letters, sound: sound, state: state)]
    if StemSound.mayTakeBufferY(stem) {
      let withY = sound.union(.bufferY)
      shapes.insert(StemShape(letters: stem.letters, sound: withY, state: state), at: 0)
    }
    if let dative = StemSound.dativeStem(stem) {
      shapes[0].sound.insert(.refusesDative)
      shapes.append(
        StemShape(letters: dative, sound: sound.after(dative).union(.needsDative), state: state)
      )
    }
    shapes += StemChange.nominal.compactMap { shape(of: stem, changed: $0, sound, state) }
    if shapes.last?.sound.contains(.needsVowel) == true {
      shapes[0].sound.insert(.refusesVowel)
    }
    return shapes
  }

  private static func shape(
    of stem: Stem,
    changed change: StemChange,
    _ sound: Sound,
    _ state: WordState
  ) -> StemShape? {
    guard change.isRight(for: stem), let letters = change.applied(to: stem.letters) else {
      return nil
    }
    return StemShape(letters: letters, sound: change.sound(sound, letters), state: state)
  }

  private static func verbShapes(
    _ stem: Stem,
    _ sound: Sound,
    _ state: WordState
  ) -> [StemShape] {
    var shapes = [StemShape(letters: stem.letters, sound: sound, state: state)]
    for change in StemChange.verbal {
      guard let changed = shape(of: stem, changed: change, sound, state) else { continue }
      if changed.sound.contains(.needsVowel) { shapes[0].sound.insert(.refusesVowel) }
      if change == .droppedInVoice {
        shapes.insert(changed, at: 0)
      } else {
        shapes.append(changed)
      }
    }
    return shapes
  }

  /// Returns the compound, and its base for possessives, -lArI and derivations: zeytinyağı,
  /// zeytinyağ-.
  private static func compoundShapes(
    _ stem: Stem,
    _ sound: Sound,
    _ state: WordState
  ) -> [StemShape] {
    let whole = StemShape(
      letters: stem.letters,
      sound: sound.union([.pronominal, .possessiveCompound]),
      state: .possessed
    )
    guard let base = PossessiveCompound.base(of: stem.letters) else { return [whole] }
    return [whole]
      + all(of: base).map { shape in
        StemShape(letters: shape.letters, sound: shape.sound, state: .compoundBase)
      }
  }
}
