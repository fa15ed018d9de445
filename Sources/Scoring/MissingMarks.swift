import Turkish

/// A word of an answer that has Turkish letters, with marks of this one missing or too many.
///
/// Without a lexicon a word passes only if it can't be another one: it begins as no Turkish word
/// does, or breaks the vowel harmony that the right word keeps.
struct MissingMarks {
  private let word: [UInt8]
  private let typed: [UInt8]
  private let places: [(place: Int, found: Int)]
  private let facts: [Finding.Fact]

  init(
    _ word: [UInt8],
    _ typed: [UInt8],
    places: [(place: Int, found: Int)],
    facts: [Finding.Fact]
  ) {
    self.word = word
    self.typed = typed
    self.places = places
    self.facts = facts
  }

  func differences(isElseSame: Bool) -> [WordComparison.Difference] {
    guard isElseSame, word.count <= 64 else {
      return [.init(category: .diacritics, verdict: .wrong, facts: facts)]
    }
    let isKnown =
      KnownWords.collidingFolds.contains(typed) || KnownWords.frequent.contains(typed)
      || KnownWords.mixedVowels.contains(typed)
    if isKnown { return [.init(category: .wrongWord, verdict: .wrong, facts: facts)] }
    if breaksHarmonyInSuffix {
      return [.init(category: .harmony, verdict: .almost, facts: harmonyFacts)]
    }
    return [
      .init(category: .diacritics, verdict: isSafe ? .correctWithNote : .almost, facts: facts)
    ]
  }

  private var isSafe: Bool {
    if let length = KnownWords.safeFolds.prefixLength(of: typed),
      places.contains(where: { $0.found < length })
    {
      return true
    }
    return breaksHarmony && KnownWords.mixedVowels.prefixLength(of: typed) == nil
  }

  /// Only vowels of suffixes differ, and each should follow the vowel before it but doesn't.
  private var breaksHarmonyInSuffix: Bool {
    let stem = SuffixShape.shortestStem(of: word)
    return places.allSatisfy { place, found in
      guard Sound.isHigh(word[place]), Sound.isHigh(typed[found]), place >= stem,
        let vowel = Sound.vowel(in: word, before: place),
        let typedVowel = Sound.vowel(in: typed, before: found)
      else { return false }
      return Sound.harmonic(word[place], after: vowel) == word[place]
        && Sound.harmonic(typed[found], after: typedVowel) != typed[found]
    }
  }

  private var harmonyFacts: [Finding.Fact] {
    places.flatMap { place, _ -> [Finding.Fact] in
      guard let vowel = Sound.vowel(in: word, before: place) else { return [] }
      return [
        .vowel(
          expected: WordComparison.character(word[place]),
          after: WordComparison.character(vowel)
        )
      ]
    } + facts
  }

  /// Whether front and back vowels meet in the typed word where they don't in the right one.
  private var breaksHarmony: Bool {
    let right = word.filter(Sound.isVowel)
    let wrong = typed.filter(Sound.isVowel)
    guard right.count == wrong.count, right.count > 1 else { return false }
    return (1..<right.count).contains { index in
      Sound.isFront(wrong[index]) != Sound.isFront(wrong[index - 1])
        && Sound.isFront(right[index]) == Sound.isFront(right[index - 1])
    }
  }
}
