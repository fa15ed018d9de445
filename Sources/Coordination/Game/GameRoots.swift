import Curriculum
import SeededRandom
import Turkish

/// Chooses the word that a round is played with.
public enum GameRoots {
  /// A root has so many letters, so that it fits a narrow terminal and is worth playing.
  public static let lengths = 5...12
  /// At least so many dictionary words can be made from a root.
  public static let fewestWords = 12

  /// The root of a round, from 0: always the same for these words and this seed.
  ///
  /// After the last root the first comes again. Nil if none of the words will do.
  public static func root(from words: [String], seed: UInt64, round: Int) -> String? {
    var generator = SplitMix64(seed: seed)
    var roots: [String] = []
    for word in words.shuffled(using: &generator) where isRoot(word) && !roots.contains(word) {
      if roots.count == round { return word }
      roots.append(word)
    }
    return roots.isEmpty ? nil : roots[round % roots.count]
  }

  /// Words of every day from the lexicon, for a course without cards.
  public static var everydayWords: [String] {
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
