/// Finds the stem of a lemma in the lexicon, by its ending or by its letters.
enum StemChoice {
  /// Returns the stems of a verb without -mak, the likeliest first, and whether it is negated.
  static func verbs(_ letters: [UInt8]) -> (stems: [Stem], isNegated: Bool) {
    let known = Lexicon.stems(letters, as: .verb)
    if !known.isEmpty { return (known, false) }
    let bare = Array(letters.dropLast(2))
    let isNegation = ["ma", "me"].contains(CodePage.decode(letters.suffix(2)))
    if isNegation, bare.contains(where: CodePage.isVowel) {
      let positive = Lexicon.stems(bare, as: .verb)
      return (positive.isEmpty ? [guess(bare, .verb)] : positive, true)
    }
    return ([CompoundGuess.verb(letters) ?? guess(letters, .verb)], false)
  }

  /// Returns the stems of a noun or adjective, and whether a possessive was removed: telefon-u.
  ///
  /// A possessive is removed only from the last word of a phrase: from ay ışığı, but not from akı.
  static func nominals(
    _ letters: [UInt8],
    _ partOfSpeech: PartOfSpeech,
    text: String,
    isPhrase: Bool
  ) -> (stems: [Stem], isPossessive: Bool) {
    let known = Lexicon.stems(letters).filter { $0.partOfSpeech != .verb }
    let nouns = known.filter { $0.partOfSpeech == .noun && !$0.traits.contains(.rare) }
    if isPhrase, nouns.isEmpty, let base = possessed(letters, isKnown: !known.isEmpty) {
      return ([base], true)
    }
    let ranked = ranked(known, partOfSpeech, text)
    if !ranked.isEmpty { return (ranked, false) }
    if let compound = CompoundGuess.noun(letters, partOfSpeech) { return ([compound], false) }
    return ([guess(letters, isName(text) ? .properNoun : partOfSpeech)], false)
  }

  /// Returns the stems of the likeliest part of speech, ranked.
  ///
  /// Stems with the same spelling as the lemma come first, then frequent ones.
  private static func ranked(
    _ stems: [Stem],
    _ partOfSpeech: PartOfSpeech,
    _ text: String
  ) -> [Stem] {
    let isCapital = text.unicodeScalars.first?.properties.isUppercase ?? false
    var order: [PartOfSpeech] = [.noun, .properNoun, .adjective, .pronoun, .numeral]
    if partOfSpeech == .adjective { order = [.adjective, .noun] }
    if isCapital { order.insert(.properNoun, at: 0) }
    guard let kind = order.first(where: { kind in stems.contains { $0.partOfSpeech == kind } })
    else { return stems.first.map { [nominalized($0)] } ?? [] }
    let same = stems.filter { $0.partOfSpeech == kind }
    let common = same.filter { !$0.traits.contains(.rare) }
    let written = changing(common.filter { Lexicon.headword(of: $0) == text })
    return unique(written + changing(common.isEmpty ? same : common))
  }

  /// Returns the stems with frequent ones first, koyun “sheep” before “bosom”, and then those that
  /// change before a vowel: emir, emri before emir, emiri.
  private static func changing(_ stems: [Stem]) -> [Stem] {
    let common = stems.filter { $0.traits.contains(.common) }
    let others = stems.filter { !$0.traits.contains(.common) }
    let changes: Stem.Traits = [.dropsVowel, .doubles]
    return common + others.filter { !$0.traits.isDisjoint(with: changes) }
      + others.filter { $0.traits.isDisjoint(with: changes) }
  }

  /// Returns a word without suffixes as a noun, since any word can be used as one: değil, bip.
  private static func nominalized(_ stem: Stem) -> Stem {
    guard
      stem.traits.contains(.invariable)
        || [.adverb, .conjunction, .interjection].contains(stem.partOfSpeech)
    else { return stem }
    return Stem(
      letters: stem.letters,
      partOfSpeech: .noun,
      traits: StemDefaults.guess(stem.letters, .noun)
    )
  }

  private static func unique(_ stems: [Stem]) -> [Stem] {
    stems.enumerated().filter { !stems[..<$0.offset].contains($0.element) }.map(\.element)
  }

  private static func guess(_ letters: [UInt8], _ partOfSpeech: PartOfSpeech) -> Stem {
    Stem(
      letters: letters,
      partOfSpeech: partOfSpeech,
      traits: StemDefaults.guess(letters, partOfSpeech),
      isGuess: true
    )
  }

  /// Whether an unknown word is a name: it has a capital and no derivational ending.
  ///
  /// Words derived from names have a capital but no apostrophe: Aşkabatlı, Nusayrî.
  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isUppercase else { return false }
    let small = text.turkishLowercased
    return !["lı", "li", "lu", "lü", "ca", "ce", "ça", "çe", "î"].contains { small.hasSuffix($0) }
  }

  /// Returns the stem without a possessive, telefon for telefonu; nil if there is none.
  private static func possessed(_ letters: [UInt8], isKnown: Bool) -> Stem? {
    let readings = Morphology.readings(of: letters).filter { $0.suffixes.last == .possessive3s }
    if let bare = readings.first(where: { $0.suffixes.count == 1 }) { return bare.stem }
    if let ending = readings.first?.morphemes.last?.range.lowerBound {
      return guess(hardened(Array(letters[..<ending])), .noun)
    }
    let tail = Array(letters.suffix(3))
    guard !isKnown, letters.count > 4, isHigh(tail[2]) else { return nil }
    if tail[1] == UInt8(ascii: "s"), CodePage.isVowel(tail[0]) {
      return guess(Array(letters.dropLast(2)), .noun)
    }
    // The ending may just as well be a derivation, -cI or -lI: istemci, bacaklı.
    let isSuffix = [UInt8(ascii: "c"), CodePage.cCedilla, UInt8(ascii: "l"), UInt8(ascii: "s")]
    if CodePage.isVowel(tail[1]) || isSuffix.contains(tail[1]) { return nil }
    return guess(hardened(Array(letters.dropLast())), .noun)
  }

  private static func isHigh(_ letter: UInt8) -> Bool {
    [UInt8(ascii: "i"), UInt8(ascii: "u"), CodePage.dotlessI, CodePage.uUmlaut].contains(letter)
  }

  /// Returns the unsoftened stem: ışık for ışığ-, kitap for kitab-.
  private static func hardened(_ letters: [UInt8]) -> [UInt8] {
    let hard: UInt8
    switch letters.last {
    case CodePage.softG: hard = UInt8(ascii: "k")
    case UInt8(ascii: "b"): hard = UInt8(ascii: "p")
    case UInt8(ascii: "c"): hard = CodePage.cCedilla
    default: return letters
    }
    return Array(letters.dropLast()) + [hard]
  }
}
