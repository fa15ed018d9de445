/// Finds the stem of a dictionary form: in the lexicon, by the end of it, or by its sound.
enum StemChoice {
  /// The stem of a verb without -mak, and whether the negation was taken off it: etme-.
  static func verb(_ letters: [UInt8]) -> (stem: Stem, isNegated: Bool) {
    if let known = known(letters, [.verb]) { return (known, false) }
    let bare = Array(letters.dropLast(2))
    let isNegation = ["ma", "me"].contains(CodePage.decode(letters.suffix(2)))
    if isNegation, bare.contains(where: CodePage.isVowel) {
      return (known(bare, [.verb]) ?? guess(bare, .verb), true)
    }
    return (guess(letters, .verb), false)
  }

  /// The stem of a noun or adjective, and whether a possessive was taken off it: telefon-u.
  ///
  /// Only the last word of a phrase, or one that nothing else explains, is tried for that.
  static func nominal(
    _ letters: [UInt8],
    _ partOfSpeech: PartOfSpeech,
    isPhrase: Bool
  ) -> (stem: Stem, isPossessive: Bool) {
    let order: [PartOfSpeech] =
      partOfSpeech == .adjective
      ? [.adjective, .noun] : [.noun, .properNoun, .adjective, .pronoun, .numeral]
    if let known = known(letters, order) { return (known, false) }
    if isPhrase, let base = possessed(letters) { return (base, true) }
    if let known = known(letters, PartOfSpeech.allCases.filter { $0 != .verb }) {
      return (known, false)
    }
    if let compound = compound(letters, partOfSpeech) { return (compound, false) }
    return (guess(letters, partOfSpeech), false)
  }

  private static func guess(_ letters: [UInt8], _ partOfSpeech: PartOfSpeech) -> Stem {
    Stem(
      letters: letters,
      partOfSpeech: partOfSpeech,
      traits: StemDefaults.guess(letters, partOfSpeech),
      isGuess: true
    )
  }

  private static func known(_ letters: [UInt8], _ order: [PartOfSpeech]) -> Stem? {
    let stems = Lexicon.stems(letters)
    return order.lazy.compactMap { kind in stems.first { $0.partOfSpeech == kind } }.first
  }

  /// The word under a possessive: telefon for telefonu.
  private static func possessed(_ letters: [UInt8]) -> Stem? {
    let readings = Morphology.readings(of: letters).filter { $0.suffixes.last == .possessive3s }
    if let bare = readings.first(where: { $0.suffixes.count == 1 }) { return bare.stem }
    guard let ending = readings.first?.morphemes.last?.range.lowerBound else { return nil }
    var base = Array(letters[..<ending])
    if base.last == CodePage.softG { base[base.count - 1] = UInt8(ascii: "k") }
    return guess(base, .noun)
  }

  /// The stem with the traits of the noun at its end: başkent as kent.
  private static func compound(_ letters: [UInt8], _ partOfSpeech: PartOfSpeech) -> Stem? {
    guard letters.count > 5 else { return nil }
    for start in 2...(letters.count - 3) {
      guard letters[..<start].contains(where: CodePage.isVowel),
        let end = known(Array(letters[start...]), [.noun])
      else { continue }
      let shared: Stem.Traits = [
        .softens, .staysHard, .frontSuffixes, .doubles, .dropsVowel, .possessiveY,
      ]
      return Stem(
        letters: letters,
        partOfSpeech: partOfSpeech,
        traits: end.traits.intersection(shared),
        isGuess: true
      )
    }
    return nil
  }
}
