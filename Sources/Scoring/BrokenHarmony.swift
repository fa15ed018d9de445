import Turkish

/// Vowel harmony from the letters alone, for words whose stem no lexicon knows.
enum BrokenHarmony {
  /// Whether only vowels differ, each of which follows the vowel before it in the right word and
  /// doesn't in the typed one.
  static func explains(_ typed: [UInt8], for word: [UInt8]) -> Bool {
    guard word.count == typed.count, word.count > 3, word != typed else { return false }
    var isBroken = false
    for place in word.indices where word[place] != typed[place] {
      let (right, wrong) = (word[place], typed[place])
      let areAlike =
        Sound.isHigh(right) && Sound.isHigh(wrong) || Sound.isLow(right) && Sound.isLow(wrong)
      guard areAlike, let vowel = Sound.vowel(in: word, before: place),
        let typedVowel = Sound.vowel(in: typed, before: place),
        Sound.harmonic(right, after: vowel) == right
      else { return false }
      if Sound.harmonic(wrong, after: typedVowel) != wrong { isBroken = true }
    }
    return isBroken
  }
}
