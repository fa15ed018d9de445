import Turkish

/// A word of an answer that has Turkish letters, with marks of this one missing or too many.
///
/// It passes with a note unless it is another word, or the vowel of a suffix that breaks harmony.
struct MissingMarks {
  private let word: [UInt8]
  private let typed: [UInt8]
  private let place: FormComparison.Place
  private let facts: [Finding.Fact]

  /// Takes both words without apostrophes and circumflexes.
  init(
    _ word: [UInt8],
    _ typed: [UInt8],
    _ place: FormComparison.Place,
    facts: [Finding.Fact]
  ) {
    self.word = word
    self.typed = typed
    self.place = place
    self.facts = facts
  }

  /// What the letters alone make of the word, if nothing else is wrong with it.
  func differences() -> [WordComparison.Difference] {
    if Morphology.isWord(typed) {
      return WordExplanation.differences(word, typed, place).map { difference in
        var difference = difference
        difference.verdict = .wrong
        return difference
      }
    }
    return [.init(category: .diacritics, verdict: .correctWithNote, facts: facts)]
  }
}
