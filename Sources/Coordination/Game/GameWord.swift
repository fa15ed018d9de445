import Turkish

/// A dictionary word that can be made from the letters of a root.
package struct GameWord: Sendable, Equatable {
  /// The word in small letters, without circumflexes.
  package var word: String
  /// The word as a dictionary writes it.
  package var headword: String
  /// Whether the word is common.
  package var isCommon: Bool
  /// The English meaning; empty if nothing tells it.
  package var meaning = ""
  /// How near the word is to the learner.
  package var nearness = Nearness.unknown

  /// How near a word is to the learner, the nearest last.
  package enum Nearness: Int, Sendable, Comparable {
    case unknown
    /// The course teaches the word up to the learner's level.
    case taught
    /// The learner was asked the word.
    case met

    package static func < (left: Nearness, right: Nearness) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// Creates a word.
  package init(
    word: String,
    headword: String,
    isCommon: Bool,
    meaning: String = "",
    nearness: Nearness = .unknown
  ) {
    self.word = word
    self.headword = headword
    self.isCommon = isCommon
    self.meaning = meaning
    self.nearness = nearness
  }

  /// Returns the words of the lexicon that these letters allow, except names, rare words and the
  /// root itself.
  ///
  /// They are sorted by their letters, without duplicates.
  package static func all(from root: GameLetters) -> [GameWord] {
    var words: [String: GameWord] = [:]
    for stem in Lexicon.stems(madeOf: root.bytes) where stem.isPlayable {
      let headword = Lexicon.headword(of: stem)
      guard let letters = GameLetters(headword), letters.count > 1, letters.word != root.word,
        root.shortage(for: letters) == nil
      else { continue }
      let isCommon = stem.traits.contains(.common) || words[letters.word]?.isCommon == true
      words[letters.word] = GameWord(word: letters.word, headword: headword, isCommon: isCommon)
    }
    return words.values.sorted { $0.word < $1.word }
  }

  /// Sorts words that the learner has met first, then those that the course teaches, then common
  /// ones, and last those without a meaning; longer words come before shorter ones.
  static func isBetter(_ left: GameWord, _ right: GameWord) -> Bool {
    left.rank == right.rank ? left.word < right.word : left.rank > right.rank
  }

  private var rank: (Int, Int) {
    let commonness = (isCommon ? 0 : -1) - (meaning.isEmpty ? 2 : 0)
    return (nearness == .unknown ? commonness : nearness.rawValue, word.unicodeScalars.count)
  }
}

extension Stem {
  /// Whether the game suggests words of this stem.
  fileprivate var isPlayable: Bool {
    traits.isDisjoint(with: [.rare, .boundBase]) && !isName
  }
}
