/// Finds the stems at the beginning of a word and the readings from each.
enum WordReader {
  /// Returns all readings of a word.
  ///
  /// With `stopsAtFirst` it returns at most one, and none with a derived verb that is rare.
  static func readings(of word: [UInt8], stopsAtFirst: Bool = false) -> [Reading] {
    let found = WordWalk.along(word) { walk in
      walk.stopsAtFirst = stopsAtFirst
      walk.derivesVerbs = !stopsAtFirst
      if CodePage.isDigit(walk.word[0]) { readNumber(&walk) } else { readStems(&walk) }
      return walk.sorted()
    }
    return found ?? []
  }

  /// Returns the readings that begin with a stem.
  static func readings(
    of word: [UInt8],
    from stem: Stem,
    spoken: [UInt8]?,
    slips: Int
  ) -> [Reading] {
    let found = WordWalk.along(word) { walk in
      walk.budget = min(max(slips, 0), WordWalk.mostSlips)
      let matches = StemMatch.all(of: stem, in: walk.word, spoken: spoken, slips: walk.budget)
      for match in matches { walk.walk(from: match, of: stem) }
      return walk.sorted()
    }
    return found ?? []
  }

  /// Returns readings with stems that are not in the lexicon.
  static func guesses(of word: [UInt8]) -> [Reading] {
    guard word.allSatisfy(CodePage.isLetter) else { return [] }
    let found = WordWalk.along(word) { walk in
      let shortest = min(2, word.count)
      for length in shortest...word.count where word[0..<length].contains(where: CodePage.isVowel) {
        guess(length, &walk)
      }
      return walk.sorted()
    }
    return found ?? []
  }

  private static func guess(_ length: Int, _ walk: inout WordWalk) {
    let prefix = UnsafeBufferPointer(rebasing: walk.word[0..<length])
    for partOfSpeech in [PartOfSpeech.noun, .verb] {
      let stem = Stem.guess(letters: Array(prefix), partOfSpeech: partOfSpeech)
      if let match = unchanged(stem, length, in: walk.word) { walk.walk(from: match, of: stem) }
      StemOrigin.forEach(prefix, in: walk.word) { origin in
        let change = origin.change
        guard change == .softened || change == .narrowed else { return }
        let stem = Stem.guess(letters: origin.letters(prefix), partOfSpeech: partOfSpeech)
        guard change.isRight(for: stem) else { return }
        let sound = change.sound(StemSound.sound(of: stem), prefix)
        let match = StemMatch(length: length, sound: sound, state: StemSound.state(of: stem))
        walk.walk(from: match, of: stem)
      }
    }
  }

  /// Reads a number with suffixes, which depend on its spoken form: 3üncü, 1999da.
  private static func readNumber(_ walk: inout WordWalk) {
    let digits = walk.word.prefix(while: CodePage.isDigit)
    guard let spoken = SpokenForm.number(digits) else { return }
    let stem = Stem(letters: Array(digits), partOfSpeech: .numeral)
    let sound = StemSound.sound(of: Stem(letters: spoken, partOfSpeech: .numeral))
    walk.walk(from: StemMatch(length: digits.count, sound: sound, state: .noun), of: stem)
  }

  private static func readStems(_ walk: inout WordWalk) {
    guard let first = StemRange(initial: walk.word[0]) else { return }
    // The stems that begin with the prefix less two letters, less one, and whole.
    var ranges = (first, first, first)
    for length in 1...walk.word.count {
      if length > 1 {
        ranges = (ranges.1, ranges.2, ranges.2.narrowed(walk.word[length - 1]))
      }
      let prefix = UnsafeBufferPointer(rebasing: walk.word[0..<length])
      if ranges.2.hasStem { readUnchanged(prefix, ranges.2, &walk) }
      StemOrigin.forEach(prefix, in: walk.word) { origin in
        readChanged(prefix, origin, origin.replaced == 2 ? ranges.0 : ranges.1, &walk)
      }
      readDative(prefix, &walk)
      if walk.isDone || ranges.1.isEmpty { return }
    }
  }

  private static func readUnchanged(
    _ prefix: UnsafeBufferPointer<UInt8>,
    _ range: StemRange,
    _ walk: inout WordWalk
  ) {
    let letters = prefix.map(StemLines.plain)
    for line in range.lines where !walk.isDone {
      let stem = line.stem(letters: letters)
      guard let match = unchanged(stem, prefix.count, in: walk.word) else { continue }
      walk.walk(from: match, of: stem)
      if StemSound.mayTakeBufferY(stem) { walk.walk(from: match.withBufferY, of: stem) }
    }
  }

  private static func readChanged(
    _ prefix: UnsafeBufferPointer<UInt8>,
    _ origin: StemOrigin,
    _ range: StemRange,
    _ walk: inout WordWalk
  ) {
    var range = range
    if origin.first != 0 { range.narrow(origin.first) }
    if origin.second != 0 { range.narrow(origin.second) }
    guard range.hasStem else { return }
    let letters = origin.letters(prefix).map(StemLines.plain)
    for line in range.lines where !walk.isDone {
      let stem = line.stem(letters: letters)
      guard origin.change.isRight(for: stem) else { continue }
      let sound = origin.change.sound(StemSound.sound(of: stem), prefix)
      let match = StemMatch(
        length: prefix.count,
        sound: sound,
        state: StemSound.state(of: stem)
      )
      walk.walk(from: match, of: stem)
    }
  }

  /// Returns the match of the unchanged stem; nil if it would change before the next letter.
  private static func unchanged(
    _ stem: Stem,
    _ length: Int,
    in word: UnsafeBufferPointer<UInt8>
  ) -> StemMatch? {
    if length < word.count, CodePage.isVowel(word[length]),
      StemChange.beforeVowel(of: stem) != nil
    {
      return nil
    }
    if let spoken = Lexicon.spoken(stem) {
      let sound = StemSound.sound(of: Stem(letters: spoken, partOfSpeech: stem.partOfSpeech))
      return StemMatch(length: length, sound: sound, state: StemSound.state(of: stem))
    }
    var match = StemMatch(
      length: length,
      sound: StemSound.sound(of: stem),
      state: StemSound.state(of: stem)
    )
    if stem.traits.contains(.possessiveCompound) {
      match.sound.formUnion([.pronominal, .possessiveCompound])
      match.state = .possessed
    } else if StemSound.dativeStem(stem) != nil {
      match.sound.insert(.refusesDative)
    }
    return match
  }

  /// Reads bana and sana.
  private static func readDative(_ prefix: UnsafeBufferPointer<UInt8>, _ walk: inout WordWalk) {
    guard prefix.count == 3, walk.word.count == 4, prefix[1] == UInt8(ascii: "a") else { return }
    let letters = [prefix[0], UInt8(ascii: "e"), prefix[2]]
    for stem in Lexicon.stems(letters) {
      guard let dative = StemSound.dativeStem(stem), prefix.elementsEqual(dative) else { continue }
      let sound = StemSound.sound(of: stem).after(dative).union(.needsDative)
      walk.walk(
        from: StemMatch(length: 3, sound: sound, state: StemSound.state(of: stem)),
        of: stem
      )
    }
  }
}

extension WordWalk {
  /// Finds the readings that begin with a matched stem.
  mutating func walk(from match: StemMatch, of stem: Stem) {
    self.stem = stem
    stemLength = match.length
    removeSlips()
    for slip in match.slips {
      guard addSlip(slip) else { return }
    }
    walk(match.state, match.sound, at: match.length)
    removeSlips()
  }
}
