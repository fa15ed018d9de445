import Turkish

/// Slips of vowel harmony in words whose stems are not in the lexicon, by the letters alone.
enum BrokenHarmony {
  /// Whether the words differ only in vowels that follow harmony in the right word but not in the
  /// typed one.
  static func explains(_ typed: [UInt8], for word: [UInt8]) -> Bool {
    guard word.count == typed.count, word.count > 3, word != typed else { return false }
    var isBroken = false
    if changesInvariable(typed, for: word) { return true }
    for place in word.indices where word[place] != typed[place] {
      let (right, wrong) = (word[place], typed[place])
      let areAlike =
        Phonology.isHigh(right) && Phonology.isHigh(wrong)
        || Phonology.isLow(right) && Phonology.isLow(wrong)
      guard areAlike, let vowel = Phonology.vowel(in: word, before: place),
        let typedVowel = Phonology.vowel(in: typed, before: place),
        Phonology.harmonic(right, after: vowel) == right
      else { return false }
      if Phonology.harmonic(wrong, after: typedVowel) != wrong { isBroken = true }
    }
    return isBroken
  }

  /// Whether the only difference is the vowel of an invariable suffix: geliyör, çıkarkan.
  static func changesInvariable(_ typed: [UInt8], for word: [UInt8]) -> Bool {
    guard word.count == typed.count, word.count > 4 else { return false }
    let places = word.indices.filter { word[$0] != typed[$0] }
    guard places.count == 1, CodePage.isVowel(typed[places[0]]) else { return false }
    return invariables.contains { suffix in
      let start = places[0] - 1
      return start > 1 && word[start...].starts(with: suffix)
    }
  }

  /// The invariable suffixes, whose second letter is the vowel.
  private static let invariables = ["yor", "ken"].map(CodePage.encode)
}
