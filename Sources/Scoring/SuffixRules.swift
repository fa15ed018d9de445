import Turkish

/// Slips against the spelling rules of suffixes that keep the number of letters.
enum SuffixRules {
  private static let yor = CodePage.encode("yor")

  /// What each differing letter breaks; nil if one of them breaks no rule for certain.
  static func differences(
    _ word: [UInt8],
    _ typed: [UInt8],
    facts: [Finding.Fact]
  ) -> [WordComparison.Difference]? {
    guard word.count == typed.count, word.count > 2 else { return nil }
    var differences: [WordComparison.Difference] = []
    for place in word.indices where word[place] != typed[place] {
      guard let (category, own) = slip(word, typed, at: place) else { return nil }
      guard !differences.contains(where: { $0.category == category }) else { continue }
      differences.append(.init(category: category, verdict: .almost, facts: own + facts))
    }
    return differences
  }

  private static func slip(
    _ word: [UInt8],
    _ typed: [UInt8],
    at place: Int
  ) -> (Finding.Category, [Finding.Fact])? {
    if isNarrowing(word, typed, at: place) { return (.stemVowel, []) }
    if isInvariantKi(word, typed, at: place) { return (.kiClitic, []) }
    if let vowel = brokenHarmony(word, typed, at: place) {
      let fact = Finding.Fact.vowel(
        expected: WordComparison.character(word[place]),
        after: WordComparison.character(vowel)
      )
      return (.harmony, [fact])
    }
    if isAssimilation(word, typed, at: place) || isSoftening(word, typed, at: place) {
      return (.consonant, [])
    }
    return nil
  }

  /// a, e for ı, i, u, ü before -yor, or the other way round before y and a, e.
  private static func isNarrowing(_ word: [UInt8], _ typed: [UInt8], at place: Int) -> Bool {
    let rest = word[(place + 1)...]
    guard place > 0, place + 2 < word.count, typed.dropFirst(place + 1).elementsEqual(rest) else {
      return false
    }
    if Sound.isHigh(word[place]), Sound.isLow(typed[place]) {
      return rest.starts(with: yor)
        || (place == 1 && rest.first == Sound.y
          && (word[0] == UInt8(ascii: "d") || word[0] == Sound.y))
    }
    return place > 1 && Sound.isLow(word[place]) && Sound.isHigh(typed[place])
      && rest.first == Sound.y && Sound.isLow(word[place + 2])
  }

  /// The vowel of -ki, which follows no harmony: evdeki, masadaki.
  private static func isInvariantKi(_ word: [UInt8], _ typed: [UInt8], at place: Int) -> Bool {
    place > 3 && place == word.count - 1 && word[place] == Sound.i
      && word[place - 1] == UInt8(ascii: "k") && Sound.isHigh(typed[place])
      && SuffixShape.fits(word, from: place - 1)
  }

  /// The vowel that the suffix should follow, if the right word follows it and the typed doesn't.
  private static func brokenHarmony(
    _ word: [UInt8],
    _ typed: [UInt8],
    at place: Int
  ) -> UInt8? {
    let (right, wrong) = (word[place], typed[place])
    let isSuffixVowel =
      (Sound.isLow(right) && Sound.isLow(wrong)) || (Sound.isHigh(right) && Sound.isHigh(wrong))
    guard isSuffixVowel, place >= SuffixShape.shortestStem(of: word),
      let vowel = Sound.vowel(in: word, before: place),
      let typedVowel = Sound.vowel(in: typed, before: place),
      Sound.harmonic(right, after: vowel) == right,
      Sound.harmonic(wrong, after: typedVowel) != wrong
    else { return nil }
    return vowel
  }

  /// d for t or c for ç at the head of a suffix, or the other way round.
  private static func isAssimilation(_ word: [UInt8], _ typed: [UInt8], at place: Int) -> Bool {
    let (right, wrong) = (word[place], typed[place])
    guard place > 1, Sound.hasVowel(word[..<place]), place + 1 < word.count,
      Sound.isVowel(word[place + 1]), Sound.isSoftening(right, wrong),
      "dtc".utf8.contains(right) || right == CodePage.cCedilla,
      place >= SuffixShape.shortestStem(of: word), SuffixShape.fits(word, from: place)
    else { return false }
    let isHard = right == UInt8(ascii: "t") || right == CodePage.cCedilla
    return isHard == Sound.isVoiceless(word[place - 1])
  }

  private static let softeningVerbs = WordList("gid ed güd tad")

  /// The stem keeps k, p, ç, t before a vowel where it softens; only for stems sure to do so.
  private static func isSoftening(_ word: [UInt8], _ typed: [UInt8], at place: Int) -> Bool {
    guard Sound.softens(typed[place], to: word[place]), place + 1 < word.count,
      Sound.isVowel(word[place + 1]), SuffixShape.fits(word, from: place + 1)
    else { return false }
    let stem = Array(word[...place])
    return stem.count { Sound.isVowel($0) } > 1 || softeningVerbs.contains(stem)
  }
}
