/// Compounds that end in the possessive -(s)I, and their bases without it: buzdolabı, buzdolap-.
enum PossessiveCompound {
  /// Returns the base of a compound as a stem; nil if the letters don't end in a possessive.
  static func base(of letters: [UInt8]) -> Stem? {
    guard letters.count > 3, let last = letters.last, CodePage.isVowel(last) else { return nil }
    let bases = candidates(Array(letters.dropLast()))
    for base in bases {
      if let stem = boundBase(base) { return stem }
    }
    return headNoun(bases, of: letters) ?? bases.last.map { guess($0, of: letters) }
  }

  /// Whether the letters are two words of the lexicon, the second with the possessive: göz-yaşı.
  static func isCompound(_ letters: [UInt8]) -> Bool {
    guard letters.count > 5, let last = letters.last, CodePage.isVowel(last) else { return false }
    let bases = candidates(Array(letters.dropLast()))
    return (2...letters.count - 3).contains { start in
      let tail = letters[start...]
      guard tail.count > 3 || start > 3, isFirstPart(letters[..<start]), !isWord(tail) else {
        return false
      }
      return bases.contains { base in
        guard start + 1 < base.count, let noun = noun(base[start...], possessed: tail) else {
          return false
        }
        return !noun.traits.contains(.rare)
      }
    }
  }

  /// Whether these letters are a word that can be the first part of a compound: göz in gözyaşı.
  static func isFirstPart(_ letters: ArraySlice<UInt8>) -> Bool {
    Lexicon.stems(letters).contains { stem in
      [.noun, .adjective, .adverb, .numeral].contains(stem.partOfSpeech)
        && !stem.traits.contains(.rare)
    }
  }

  /// Whether these letters are a word without a possessive: yazı in altyazı.
  private static func isWord(_ letters: ArraySlice<UInt8>) -> Bool {
    Lexicon.stems(letters).contains { stem in
      ![.verb, .properNoun].contains(stem.partOfSpeech)
        && stem.traits.isDisjoint(with: [.rare, .boundBase, .possessiveCompound])
    }
  }

  /// Returns the possible bases, the likelier first; the last one is for unknown words.
  private static func candidates(_ before: [UInt8]) -> [[UInt8]] {
    var candidates = [before]
    if let hard = hardened(before) {
      candidates.append(hard)
    }
    candidates += undropped(before)
    if before.last == UInt8(ascii: "y") { candidates.append(before.dropLast()) }
    let tail = before.suffix(2)
    if tail.last == UInt8(ascii: "s"), let vowel = tail.first, CodePage.isVowel(vowel) {
      candidates.append(before.dropLast())
    } else if let hard = hardened(before), isLong(before), before.last != UInt8(ascii: "d") {
      candidates.append(hard)
    } else {
      candidates.append(before)
    }
    return candidates
  }

  /// Returns the letters with the last one voiceless, kitap for kitab; nil if it doesn't alternate.
  static func hardened(_ before: [UInt8]) -> [UInt8]? {
    let hard: UInt8
    switch before.last {
    case UInt8(ascii: "b"): hard = UInt8(ascii: "p")
    case UInt8(ascii: "c"): hard = CodePage.cCedilla
    case UInt8(ascii: "d"): hard = UInt8(ascii: "t")
    case CodePage.softG, UInt8(ascii: "g"): hard = UInt8(ascii: "k")
    default: return nil
    }
    return before.dropLast() + [hard]
  }

  /// Returns the letters with a high vowel between the last two consonants: oğul for oğl.
  private static func undropped(_ before: [UInt8]) -> [[UInt8]] {
    guard before.count > 3, let last = before.last,
      !CodePage.isVowel(last), !CodePage.isVowel(before[before.count - 2])
    else { return [] }
    return StemChange.highVowels.map { before.dropLast() + [$0, last] }
  }

  private static func boundBase(_ letters: [UInt8]) -> Stem? {
    Lexicon.stems(letters).first { $0.traits.contains(.boundBase) }
  }

  /// Returns the base with the traits of the longest noun at its end that has this possessive.
  private static func headNoun(_ bases: [[UInt8]], of letters: [UInt8]) -> Stem? {
    let word = letters.split(separator: UInt8(ascii: " ")).last ?? []
    let first = word.count == letters.count ? word.startIndex + 2 : word.startIndex
    guard first + 3 <= word.endIndex else { return nil }
    for start in first...(word.endIndex - 3) {
      for base in bases where start < base.count {
        guard let noun = noun(base[start...], possessed: letters[start...]) else { continue }
        return Stem(letters: base, partOfSpeech: .noun, traits: noun.traits)
      }
    }
    return nil
  }

  private static func noun(
    _ letters: ArraySlice<UInt8>,
    possessed: ArraySlice<UInt8>
  ) -> Stem? {
    Lexicon.stems(letters).first { noun in
      guard noun.partOfSpeech == .noun, !noun.traits.contains(.possessiveCompound) else {
        return false
      }
      let form = WordBuilder.forms(StemShape.all(of: noun), [.possessive3s], limit: 1).first
      return form?.elementsEqual(possessed) ?? false
    }
  }

  private static func guess(_ base: [UInt8], of letters: [UInt8]) -> Stem {
    var stem = Stem.guess(letters: base, partOfSpeech: .noun)
    let softens = !letters.starts(with: base)
    stem.traits.subtract([.softens, .possessiveCompound])
    if softens { stem.traits.insert(.softens) }
    return stem
  }

  private static func isLong(_ letters: [UInt8]) -> Bool {
    let word = letters.split(separator: UInt8(ascii: " ")).last ?? []
    return word.count(where: CodePage.isVowel) > 1
  }
}
