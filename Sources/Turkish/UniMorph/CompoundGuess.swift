/// Guesses unknown stems from a known stem at their end.
enum CompoundGuess {
  /// Returns a noun with the traits of the noun at its end: başkent like kent, gözyaşı like yaş.
  static func noun(_ letters: [UInt8], _ partOfSpeech: PartOfSpeech) -> Stem? {
    if PossessiveCompound.isCompound(letters) {
      return stem(letters, partOfSpeech, .possessiveCompound)
    }
    // At the end of terlik a suffix is likelier than a noun.
    guard letters.count > 5, !derived.contains(where: letters.suffix(3).elementsEqual) else {
      return nil
    }
    for start in 2...(letters.count - 4) {
      let head = letters[..<start]
      guard head.contains(where: CodePage.isVowel),
        let end = Lexicon.stems(letters[start...], as: .noun).first
      else { continue }
      // Many words end in a short word by chance: inat in teminat.
      let isShort = letters.count - start < 5
      if isShort, end.traits.contains(.rare) || !PossessiveCompound.isFirstPart(head) { continue }
      let shared: Stem.Traits = [.softens, .staysHard, .frontSuffixes, .possessiveY]
      return stem(letters, partOfSpeech, end.traits.intersection(shared))
    }
    return nil
  }

  /// Returns the stem of a noun joined with etmek, which is inflected like etmek: affet, affeder.
  static func verb(_ letters: [UInt8]) -> Stem? {
    // benzet is not one of them but the causative of benze.
    guard letters.suffix(2).elementsEqual("et".utf8), isShortened(Array(letters.dropLast(2))),
      Lexicon.stems(letters.dropLast(), as: .verb).isEmpty
    else { return nil }
    return stem(letters, .verb, [.softens, .aoristA])
  }

  private static let derived = ["lık", "lik", "luk", "lük"].map(CodePage.encode)

  /// Whether the letters are a form of a noun before etmek: hall- of hal, kayb- of kayıp, fark.
  private static func isShortened(_ letters: [UInt8]) -> Bool {
    guard letters.count > 2, !letters.suffix(2).contains(where: CodePage.isVowel) else {
      return false
    }
    if !Lexicon.stems(letters, as: .noun).isEmpty { return true }
    var origins: [[UInt8]] = [letters, letters.dropLast()]
    origins += StemChange.highVowels.map { letters.dropLast() + [$0] + letters.suffix(1) }
    origins += origins.compactMap(PossessiveCompound.hardened)
    return origins.contains { origin in
      Lexicon.stems(origin, as: .noun).contains { noun in
        StemChange.nominal.contains { $0.isRight(for: noun) && $0.applied(to: origin) == letters }
      }
    }
  }

  private static func stem(
    _ letters: [UInt8],
    _ partOfSpeech: PartOfSpeech,
    _ exceptions: Stem.Traits
  ) -> Stem {
    Stem(
      letters: letters,
      partOfSpeech: partOfSpeech,
      traits: StemDefaults.resolve(exceptions, of: letters, partOfSpeech),
      isGuess: true
    )
  }
}
