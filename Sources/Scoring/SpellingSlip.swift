import Turkish

/// Tells a slip of spelling from another word or form.
///
/// What can't be told for certain without a lexicon is another word.
enum SpellingSlip {
  private static let longestWord = 64

  /// The differences of two words without apostrophes and circumflexes; never empty.
  static func differences(
    _ word: [UInt8],
    _ typed: [UInt8]
  ) -> [WordComparison.Difference] {
    let alignment = LetterAlignment(word, typed)
    let facts = alignment.edits.map { fact(of: $0, word, typed) }
    func slip(_ category: Finding.Category) -> [WordComparison.Difference] {
      [.init(category: category, verdict: .almost, facts: facts)]
    }
    if word.count > longestWord || typed.count > longestWord || KnownWords.frequent.contains(typed)
    {
      return [.init(category: .wrongWord, verdict: .wrong, facts: facts)]
    }
    if let ruled = SuffixRules.differences(word, typed, facts: facts) { return ruled }
    if VowelDrop.isKept(word, in: typed) { return slip(.stemVowel) }
    if BufferLetter.isWrong(word, typed, alignment) { return slip(.buffer) }
    return [typo(word, typed, alignment, facts)]
  }

  private static func typo(
    _ word: [UInt8],
    _ typed: [UInt8],
    _ alignment: LetterAlignment,
    _ facts: [Finding.Fact]
  ) -> WordComparison.Difference {
    let isCertain =
      !SuffixShape.couldTurn(word, into: typed) && !VowelDrop.couldTurn(word, into: typed)
      && WordForm.isSlip(typed, of: word, alignment)
    let distance = EditDistance.optimalAlignment(word, typed)
    guard isCertain, distance <= max(2, word.count / 3) else {
      return .init(category: .wrongWord, verdict: .wrong, facts: facts)
    }
    let limit = word.count <= 3 ? 0 : word.count <= 7 ? 1 : 2
    return .init(category: .typo, verdict: distance <= limit ? .almost : .wrong, facts: facts)
  }

  private static func fact(
    of step: LetterAlignment.Step,
    _ word: [UInt8],
    _ typed: [UInt8]
  ) -> Finding.Fact {
    let letter = WordComparison.character
    return switch step {
    case .same(let place, let other), .replaced(let place, let other):
      .letterReplaced(at: place, expected: letter(word[place]), found: letter(typed[other]))
    case .missing(let place, _): .letterMissing(at: place, expected: letter(word[place]))
    case .extra(let place, _): .letterExtra(at: place, found: letter(typed[place]))
    case .swapped(let place, _):
      .lettersSwapped(at: place, first: letter(word[place]), second: letter(word[place + 1]))
    }
  }
}
