import Curriculum
import SeededRandom
import Turkish

/// Chooses the root of a round.
package enum GameRoots {
  /// The number of letters in a root: enough to play with, few enough for a narrow terminal.
  package static let lengths = 5...12
  /// The smallest number of dictionary words that a root must allow.
  package static let fewestWords = 12

  /// Returns the root of a round, from 0; it depends only on the words and the seed.
  ///
  /// The words that the learner has met come before the others. After the last root the first comes
  /// again. Returns nil if no word is suitable.
  package static func root(
    from words: [String],
    met: Set<String> = [],
    seed: UInt64,
    round: Int
  ) -> String? {
    var generator = SplitMix64(seed: seed)
    var roots: [String] = []
    let shuffled = words.shuffled(using: &generator)
    let ordered = shuffled.filter(met.contains) + shuffled.filter { !met.contains($0) }
    for word in ordered where isRoot(word) && !roots.contains(word) {
      if roots.count == round { return word }
      roots.append(word)
    }
    return roots.isEmpty ? nil : roots[round % roots.count]
  }

  /// The common nouns of the lexicon, for a course without cards.
  package static var everydayWords: [String] {
    Lexicon.everyStem.filter { $0.traits.contains(.common) && $0.partOfSpeech == .noun }
      .map(Lexicon.headword)
  }

  static func isRoot(_ word: String) -> Bool {
    guard !word.contains(where: \.isUppercase), let letters = GameLetters(word),
      lengths.contains(letters.count), case .dictionary = WordEvidence.Entry(letters)
    else { return false }
    return GameWord.all(from: letters).count >= fewestWords
  }
}
