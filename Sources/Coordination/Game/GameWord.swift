import Turkish

/// A dictionary word that can be made from the letters of a root.
package struct GameWord: Sendable, Equatable {
  /// The word in small letters, without circumflexes.
  package var word: String
  /// The word as a dictionary writes it.
  package var headword: String
  /// Whether the word is common.
  package var isCommon: Bool
  /// The English meaning on the course's card; empty if there is no card up to the level.
  package var meaning = ""

  /// Creates a word.
  package init(word: String, headword: String, isCommon: Bool, meaning: String = "") {
    self.word = word
    self.headword = headword
    self.isCommon = isCommon
    self.meaning = meaning
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

  /// Sorts words with a card of the course first, then common words; longer words come before
  /// shorter ones.
  static func isBetter(_ left: GameWord, _ right: GameWord) -> Bool {
    left.rank == right.rank ? left.word < right.word : left.rank > right.rank
  }

  private var rank: (Int, Int) {
    (meaning.isEmpty ? (isCommon ? 1 : 0) : 2, word.unicodeScalars.count)
  }
}

extension Stem {
  /// Whether the game suggests words of this stem.
  fileprivate var isPlayable: Bool {
    traits.isDisjoint(with: [.rare, .boundBase]) && !isName
  }
}
