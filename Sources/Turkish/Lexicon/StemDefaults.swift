/// The default traits of stems; the tables list only exceptions to them.
///
/// - In nouns of more than one syllable a last p or ç softens, a last k after a vowel, and a last g
///   after o (psikolog). A last nk softens in every noun. A last t doesn't soften, and in verbs and
///   names nothing does.
/// - The aorist is -Ar in verbs of one syllable and -Ir in longer ones.
/// - Names take an apostrophe.
enum StemDefaults {
  /// Returns the exceptions of a stem together with its default traits.
  static func resolve(
    _ exceptions: Stem.Traits,
    of letters: [UInt8],
    _ partOfSpeech: PartOfSpeech
  ) -> Stem.Traits {
    var traits = exceptions
    switch partOfSpeech {
    case .verb:
      if !traits.contains(.aoristA), !traits.contains(.aoristI) {
        traits.insert(syllables(letters) > 1 ? .aoristI : .aoristA)
      }
    case .properNoun:
      if !traits.contains(.withoutApostrophe) { traits.insert(.takesApostrophe) }
    default:
      if !traits.contains(.staysHard), lastSoftens(letters) { traits.insert(.softens) }
    }
    return traits
  }

  /// Returns the likely traits of a stem that is not in the lexicon.
  static func guess(_ letters: [UInt8], _ partOfSpeech: PartOfSpeech) -> Stem.Traits {
    let isName = partOfSpeech == .properNoun
    let exceptions = partOfSpeech == .verb || isName ? [] : LoanPattern.traits(of: letters)
    return resolve(exceptions, of: letters, partOfSpeech)
  }

  /// Whether the last consonant of a noun softens before a vowel by the general rule.
  private static func lastSoftens(_ letters: [UInt8]) -> Bool {
    guard let last = letters.last, letters.count > 1 else { return false }
    let before = letters[letters.count - 2]
    switch last {
    case UInt8(ascii: "p"), CodePage.cCedilla: return syllables(letters) > 1
    case UInt8(ascii: "k"):
      return before == UInt8(ascii: "n") || (CodePage.isVowel(before) && syllables(letters) > 1)
    case UInt8(ascii: "g"): return before == UInt8(ascii: "o") && syllables(letters) > 1
    default: return false
    }
  }

  private static func syllables(_ letters: [UInt8]) -> Int {
    letters.count { CodePage.isVowel($0) }
  }
}
