import Turkish

/// A dictionary word that the letters of a root make.
public struct GameWord: Sendable, Equatable {
  /// In small letters, without circumflexes.
  public var word: String
  /// As a dictionary writes it.
  public var headword: String
  /// A word of every day.
  public var isCommon: Bool
  /// English from the card that the course has for it; empty if it has none up to the level.
  public var meaning = ""

  /// Makes a word from its parts.
  public init(word: String, headword: String, isCommon: Bool, meaning: String = "") {
    self.word = word
    self.headword = headword
    self.isCommon = isCommon
    self.meaning = meaning
  }

  /// The words of the lexicon that these letters make, without names, rare words and the root.
  ///
  /// Sorted by their letters, each once.
  public static func all(from root: GameLetters) -> [GameWord] {
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

  /// Words that the course has taught come first, then those of every day; the longer before the
  /// shorter.
  static func isBetter(_ left: GameWord, _ right: GameWord) -> Bool {
    left.rank == right.rank ? left.word < right.word : left.rank > right.rank
  }

  private var rank: (Int, Int) {
    (meaning.isEmpty ? (isCommon ? 1 : 0) : 2, word.unicodeScalars.count)
  }
}

extension Stem {
  /// Whether a learner may be told that it could have been made.
  fileprivate var isPlayable: Bool {
    traits.isDisjoint(with: [.rare, .boundBase]) && !isName
  }
}
